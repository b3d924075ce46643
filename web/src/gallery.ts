import { mount } from "svelte";

import "./app.css";
import Gallery from "./Gallery.svelte";
import { words } from "./lib/words.svelte.ts";

const asked = new URLSearchParams(location.search);
document.documentElement.dataset.theme = asked.get("theme") ?? "light";
await words.speak(asked.get("lang") ?? "en");
mount(Gallery, { target: document.getElementById("gallery")!, props: { only: asked.get("size") ?? "" } });
