/** The figures of Coffin Rush!, in the order of its rules. A is Ada, B Bea and so on; cells are those of the standard temple. */

import type { Figures } from "../../../rules/figures";
import { danger } from "./danger";
import { kit } from "./kit";
import { temple } from "./temple";
import { turn } from "./turn";

export const figures: Figures = { ...kit, ...temple, ...turn, ...danger };
