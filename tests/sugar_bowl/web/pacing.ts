/** How long each event is shown, and how it sounds. */

import type { Sound } from "../../table/contract";
import type { BowlEvent } from "./wire";

/** In milliseconds at pace 1. */
const LENGTHS: Readonly<Record<BowlEvent["event"], number>> = { chose: 300, took: 900, ended: 1200 };
const SOUNDS: Readonly<Record<BowlEvent["event"], Sound | null>> = { chose: null, took: "stone", ended: "win" };

export const duration = ({ event }: BowlEvent): number => LENGTHS[event];
export const sound = ({ event }: BowlEvent): Sound | null => SOUNDS[event];
