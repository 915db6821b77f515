import { mount } from "svelte";
import App from "./App.svelte";
import "./design/base.css";
import { theme } from "./design/theme.svelte";
import { keepHostKey } from "./net/network.svelte";
import { preferredLanguage, setLanguage } from "./texts/index.svelte";

const place = document.getElementById("app")!;

keepHostKey();
theme.begin();
setLanguage(preferredLanguage()).then(
  () => mount(App, { target: place }),
  // the one text that cannot come from the catalogues
  () => (place.textContent = "The server does not answer. · Le serveur ne répond pas."),
);
