/** One board by itself, on a game that was recorded: `/bench/?game=cafe-race&seat=0&at=12&lang=it&theme=dark&pace=1`. */

import { mount } from "svelte";
import { loadTexts, type Language } from "../src/text/texts";
import Bench from "./Bench.svelte";

const asked = new URLSearchParams(location.search);
const game = asked.get("game") ?? "cafe-race";
const seat = asked.get("seat") ?? "0";
const language = (asked.get("lang") ?? "en") as Language;
document.documentElement.lang = language;
document.documentElement.dataset["theme"] = asked.get("theme") ?? "light";

const tables = import.meta.glob<{ table: unknown }>("../src/games/*/index.ts");
const [course, { table }, texts] = await Promise.all([
  fetch(`/bench/courses/${game}-${seat}.json`).then((answer) => answer.json()),
  tables[`../src/games/${game}/index.ts`]!(),
  loadTexts(language, game),
]);
mount(Bench, {
  target: document.getElementById("bench")!,
  props: { course, table: table as never, texts, at: Number(asked.get("at") ?? "0"), pace: Number(asked.get("pace") ?? "1") },
});
