/** What the parts of the board are given in which a player sees and plays the own seat. */

import type { BoardProps } from "../../table/contract";
import type { Offers } from "./moves";
import type { Plan } from "./plan";
import type { Wire } from "./wire";

export interface PlayerProps extends Pick<BoardProps<Wire>, "view" | "seats" | "play" | "tell"> {
  plan: Plan;
  me: number;
  offers: Offers;
}
