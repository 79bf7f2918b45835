/** The cells of the board that are lit up, since a line of the log about them is pointed at. */

export class LitCells {
  now = $state.raw<readonly string[]>([]);

  readonly light = (cells: readonly string[]): void => {
    if (cells.length > 0 || this.now.length > 0) this.now = cells;
  };
}
