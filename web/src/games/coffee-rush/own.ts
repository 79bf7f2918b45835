export { default as Look } from "./OwnMenu.svelte";
