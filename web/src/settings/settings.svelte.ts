/** What one likes, kept in this browser. */

import { LANGUAGES, type Language } from "../text/texts";

export interface Liked {
  language: Language;
  theme: "auto" | "light" | "dark";
  shapes: boolean;
  sound: boolean;
  motion: "auto" | "full" | "still";
  pace: number;
  notify: boolean;
}

export const PACES = [0.6, 1, 2, 4, 0] as const;
const PLACE = "tavolino-settings";
/** What a phone paints around the page: --paper of style/ground.css. */
const PAPER = { light: "#f6eee0", dark: "#1b1410" } as const;

function firstGuess(): Language {
  for (const wanted of navigator.languages ?? [navigator.language]) {
    const found = LANGUAGES.find((language) => wanted.toLowerCase().split("-")[0] === language);
    if (found !== undefined) return found;
  }
  return "en";
}

function kept(): Partial<Liked> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Partial<Liked>;
  } catch {
    return {}; // no storage here, or somebody else's text in it
  }
}

class Settings {
  liked = $state<Liked>({
    language: firstGuess(),
    theme: "auto",
    shapes: false,
    sound: true,
    motion: "auto",
    pace: 1,
    notify: false,
    ...kept(),
  });
  #prefersDark = $state(matchMedia("(prefers-color-scheme: dark)").matches);
  #prefersStill = $state(matchMedia("(prefers-reduced-motion: reduce)").matches);

  readonly dark = $derived(this.liked.theme === "auto" ? this.#prefersDark : this.liked.theme === "dark");
  readonly still = $derived(this.liked.motion === "auto" ? this.#prefersStill : this.liked.motion === "still");
  /** Of boards: nothing moves for those who want no motion. */
  readonly pace = $derived(this.still ? 0 : this.liked.pace);

  constructor() {
    if (!LANGUAGES.includes(this.liked.language)) this.liked.language = firstGuess();
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", (now) => (this.#prefersDark = now.matches));
    matchMedia("(prefers-reduced-motion: reduce)").addEventListener("change", (now) => (this.#prefersStill = now.matches));
    $effect.root(() => {
      $effect(() => this.#apply());
      $effect(() => this.#keep());
    });
  }

  #apply(): void {
    const page = document.documentElement;
    page.lang = this.liked.language;
    page.dataset["theme"] = this.dark ? "dark" : "light";
    const paper = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
    if (paper !== null) paper.content = PAPER[this.dark ? "dark" : "light"];
    page.dataset["motion"] = this.still ? "still" : "full";
    if (this.liked.shapes) page.dataset["contrast"] = "shapes";
    else delete page.dataset["contrast"];
  }

  #keep(): void {
    const text = JSON.stringify(this.liked);
    try {
      localStorage.setItem(PLACE, text);
    } catch {
      // a browser that keeps nothing: the settings last as long as the page
    }
  }
}

export const settings = new Settings();
