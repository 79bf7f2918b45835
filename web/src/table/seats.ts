/** Seats as boards and lists show them: with a name, a colour and a letter. */

import { isCharacter } from "../bots/characters";
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

/** The name of the person or bot on a chair; somebody, if the person has deleted their account. */
export function nameOf(chair: Summary["chairs"][number], seat: number): string {
  if (chair.name !== "") return chair.name;
  if (isCharacter(chair.bot)) return say(`character-${chair.bot}`);
  if (chair.bot !== null) return botName(seat);
  if (chair.kept_for) return say("chair-kept", { name: chair.kept_for });
  return chair.taken ? say("somebody") : say("list-free");
}

export function seatsOf(table: Pick<Summary, "chairs" | "teams">, here: readonly number[]): SeatInfo[] {
  // somebody with several seats on one screen has a letter after the name, and so have namesakes
  const names = table.chairs.map((chair, seat) => nameOf(chair, seat));
  const shared = (name: string): boolean => names.filter((other) => other === name).length > 1;
  // old records have no names at all
  const nameless = table.chairs.every((chair) => chair.name === "" && chair.bot === null && chair.taken);
  const named = (chair: Summary["chairs"][number], seat: number): string => {
    if (nameless) return say("option-seat", { letter: letter(seat) });
    const own = names[seat]!;
    return (chair.name !== "" || isCharacter(chair.bot)) && shared(own) ? `${own} ${letter(seat)}` : own;
  };
  return table.chairs.map((chair, number) => ({
    number,
    name: named(chair, number),
    colour: chair.colour,
    letter: letter(number),
    team: (table.teams ?? []).findIndex((team) => team.includes(number)) + 1,
    isBot: chair.bot !== null || chair.stand_in,
    isHere: chair.bot !== null || here.includes(number),
  }));
}
