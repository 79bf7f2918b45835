/** Every kind of move, with how it is reached on the board. */

import type { Kind } from "./wire";

export const kinds: Readonly<Record<Kind, string>> = {
  take: "one of three buttons under the bowl",
};
