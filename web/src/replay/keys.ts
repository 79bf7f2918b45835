/** What a key does in a replay; null: nothing. */

export type KeyAction = { step: 1 | -1 } | { turn: 1 | -1 } | { go: "first" | "last" } | "toggle";

export function keyAction(
  event: Pick<KeyboardEvent, "key" | "shiftKey" | "ctrlKey" | "altKey" | "metaKey">,
): KeyAction | null {
  if (event.altKey || event.metaKey) return null;
  const far = event.shiftKey || event.ctrlKey;
  switch (event.key) {
    case "ArrowRight":
      return far ? { turn: 1 } : { step: 1 };
    case "ArrowLeft":
      return far ? { turn: -1 } : { step: -1 };
    case "PageDown":
      return { turn: 1 };
    case "PageUp":
      return { turn: -1 };
    case "Home":
      return { go: "first" };
    case "End":
      return { go: "last" };
    case " ":
      return "toggle";
    default:
      return null;
  }
}
