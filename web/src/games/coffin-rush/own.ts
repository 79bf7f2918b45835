export { default as Look } from "./OwnSet.svelte";
