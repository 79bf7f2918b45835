/** The user's preferences, stored in this browser. */

import type { Language } from "../text/texts";
import { LANGUAGES } from "../wire/constants";

export interface Preferences {
  language: Language;
  theme: "auto" | "light" | "dark";
  shapes: boolean;
  sound: boolean;
  motion: "auto" | "full" | "still";
  pace: number;
  notify: boolean;
  /** Ask before a choice that cannot be taken back. */
  confirm: boolean;
}

export const PACES = [0.6, 1, 2, 4, 0] as const;
const STORAGE_KEY = "tavolino-settings";
/** What a phone paints around the page: --paper of style/base.css. */
const THEME_COLOURS = { light: "#f6eee0", dark: "#1b1410" } as const;

function browserLanguage(): Language {
  for (const wanted of navigator.languages ?? [navigator.language]) {
    const found = LANGUAGES.find((language) => wanted.toLowerCase().split("-")[0] === language);
    if (found !== undefined) return found;
  }
  return "en";
}

function stored(): Partial<Preferences> {
  try {
    return JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "{}") as Partial<Preferences>;
  } catch {
    return {}; // no storage, or nothing of ours in it
  }
}

class Settings {
  preferences = $state<Preferences>({
    language: browserLanguage(),
    theme: "auto",
    shapes: false,
    sound: true,
    motion: "auto",
    pace: 1,
    notify: false,
    confirm: true,
    ...stored(),
  });
  #prefersDark = $state(matchMedia("(prefers-color-scheme: dark)").matches);
  #prefersStill = $state(matchMedia("(prefers-reduced-motion: reduce)").matches);

  readonly dark = $derived(this.preferences.theme === "auto" ? this.#prefersDark : this.preferences.theme === "dark");
  readonly reducedMotion = $derived(
    this.preferences.motion === "auto" ? this.#prefersStill : this.preferences.motion === "still",
  );
  /** The pace of boards: 0 with reduced motion. */
  readonly pace = $derived(this.reducedMotion ? 0 : this.preferences.pace);

  constructor() {
    if (!LANGUAGES.includes(this.preferences.language)) this.preferences.language = browserLanguage();
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", (now) => (this.#prefersDark = now.matches));
    matchMedia("(prefers-reduced-motion: reduce)").addEventListener(
      "change",
      (now) => (this.#prefersStill = now.matches),
    );
    $effect.root(() => {
      $effect(() => this.#apply());
      $effect(() => this.#store());
    });
  }

  #apply(): void {
    const page = document.documentElement;
    page.lang = this.preferences.language;
    page.dataset["theme"] = this.dark ? "dark" : "light";
    const themeColour = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
    if (themeColour !== null) themeColour.content = THEME_COLOURS[this.dark ? "dark" : "light"];
    page.dataset["motion"] = this.reducedMotion ? "still" : "full";
    if (this.preferences.shapes) page.dataset["contrast"] = "shapes";
    else delete page.dataset["contrast"];
  }

  #store(): void {
    const text = JSON.stringify(this.preferences);
    try {
      localStorage.setItem(STORAGE_KEY, text);
    } catch {
      // without storage the settings last as long as the page
    }
  }
}

export const settings = new Settings();
