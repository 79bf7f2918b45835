import { mount } from "svelte";
import "./style/base.css";
import "./style/controls.css";
import App from "./App.svelte";
import { registerWorker } from "./notify/browser";

mount(App, { target: document.getElementById("app")! });
registerWorker();
