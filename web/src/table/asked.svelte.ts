/** The move that a lesson asks for. Boards mark where it is made; other legal moves look as usual. */

class AskedMove {
  move = $state<string | null>(null);

  /** Whether the move is these words or begins with them, as `serve espresso@2` does. */
  is(words: string): true | undefined {
    const move = this.move;
    return (move !== null && (move === words || move.startsWith(`${words} `))) || undefined;
  }

  /** Whether the move is of one of these kinds and ends in this word: `pour`, `serve` … cup 1. */
  ends(kinds: readonly string[], last: string | number): true | undefined {
    const words = this.move?.split(" ") ?? [];
    return (words.length > 2 && kinds.includes(words[0]!) && words.at(-1) === String(last)) || undefined;
  }
}

export const asked = new AskedMove();
