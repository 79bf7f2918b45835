import Games from "./Games.svelte";
import Leaders from "./Leaders.svelte";
import Watch from "./Watch.svelte";

export const pages = { games: Games, leaders: Leaders, watch: Watch };
