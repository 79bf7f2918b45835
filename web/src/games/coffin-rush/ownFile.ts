export { default as Preview } from "./OwnSet.svelte";
