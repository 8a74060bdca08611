import { mount } from "svelte";
import App from "./shell/App.svelte";
import "./styles/fonts.css";
import "./styles/palette.css";
import "./styles/base.css";
import "./styles/things.css";

mount(App, { target: document.getElementById("app")! });
