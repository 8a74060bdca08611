// A title's parts with a fixture that `web/scripts/workbench.py` wrote; for those who draw a board.
import { mount } from "svelte";
import "../styles/fonts.css";
import "../styles/palette.css";
import "../styles/base.css";
import "../styles/things.css";
import Workbench from "./Workbench.svelte";

mount(Workbench, { target: document.getElementById("app")! });
