/** Seats as boards and lists show them: with a name, a colour and a letter. */

import { say } from "../text/appTexts.svelte";
import type { Summary } from "../wire/types";
import type { SeatInfo } from "./contract";

/** Bots have names, so that sentences about two of them differ. */
export function botName(seat: number): string {
  return say("bot-name", { seat: seat % 8 });
}

export function letter(seat: number): string {
  return String.fromCharCode(65 + (seat % 26));
}

/** The name of the person or bot on a chair. Old records have no names. */
function nameOf(chair: Summary["chairs"][number], seat: number, named: (name: string, seat: number) => string): string {
  if (chair.name !== "") return named(chair.name, seat);
  if (chair.bot !== null) return botName(seat);
  if (chair.kept_for) return say("chair-kept", { name: chair.kept_for });
  return chair.taken ? say("option-seat", { letter: letter(seat) }) : say("list-free");
}

export function seatsOf(table: Pick<Summary, "chairs" | "teams">, here: readonly number[]): SeatInfo[] {
  // somebody with several seats on one screen has a letter after the name
  const shared = (name: string): boolean => table.chairs.filter((chair) => chair.name === name).length > 1;
  const named = (name: string, seat: number): string => (shared(name) ? `${name} ${letter(seat)}` : name);
  return table.chairs.map((chair, number) => ({
    number,
    name: nameOf(chair, number, named),
    colour: chair.colour,
    letter: letter(number),
    team: (table.teams ?? []).findIndex((team) => team.includes(number)) + 1,
    isBot: chair.bot !== null || chair.stand_in,
    isHere: chair.bot !== null || here.includes(number),
  }));
}
