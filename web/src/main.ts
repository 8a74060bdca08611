import { mount } from "svelte";
import App from "./shell/App.svelte";
import "./styles/fonts.css";
import "./styles/palette.css";
import "./styles/base.css";
import "./styles/things.css";

const target = document.getElementById("app")!;
target.replaceChildren();
mount(App, { target });
