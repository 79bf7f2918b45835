/** The parts of the standard temple that figures show, in cells. */

import type { Box } from "../plan";

const piece = (left: number, top: number, width: number, height: number): Box => ({ left, top, width, height });

export const WHOLE = piece(0, 0, 20, 15);
export const JARS = piece(0, 0, 5, 5);
export const ROOM = piece(0, 0, 6, 3);
export const BASE = piece(0, 5, 6, 5);
export const CRYPT = piece(10, 5, 5, 5);
export const HALL = piece(5, 1, 5, 3);
export const RUBBLE = piece(2, 0, 3, 3);
export const FEVER = piece(0, 2, 3, 3);
export const SPIKES = piece(7, 1, 3, 3);
export const ALTAR = piece(0, 1, 4, 3);
export const CROSSING = piece(2, 2, 3, 3);
