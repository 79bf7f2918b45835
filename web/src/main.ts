import { mount } from "svelte";
import "./style/ground.css";
import "./style/controls.css";
import App from "./App.svelte";

mount(App, { target: document.getElementById("app")! });
