export { default as Preview } from "./OwnMenu.svelte";
