/** The move that a guide asks for. Boards mark where it is made; every other legal move stays lit as it is. */

class Asked {
  move = $state<string | null>(null);

  /** Something that makes the whole move, or the beginning of it: `serve espresso@2`. */
  is(words: string): true | undefined {
    const move = this.move;
    return (move !== null && (move === words || move.startsWith(`${words} `))) || undefined;
  }

  /** A move of one of these kinds that ends there: `pour`, `serve` … cup 1. */
  ends(kinds: readonly string[], last: string | number): true | undefined {
    const words = this.move?.split(" ") ?? [];
    return (words.length > 2 && kinds.includes(words[0]!) && words.at(-1) === String(last)) || undefined;
  }
}

export const asked = new Asked();
