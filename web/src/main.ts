import { mount } from "svelte";
import App from "./App.svelte";
import "./design/base.css";
import { theme } from "./design/theme.svelte";
import { keepHostKey } from "./net/network.svelte";
import { worker } from "./net/worker.svelte";
import { preferredLanguage, setLanguage } from "./texts/index.svelte";

const place = document.getElementById("app")!;

keepHostKey();
theme.begin();
setLanguage(preferredLanguage()).then(
  () => {
    mount(App, { target: place });
    if (document.readyState === "complete") void worker.begin();
    else addEventListener("load", () => void worker.begin()); // it fetches the same files, after the page has them
  },
  // the one text that cannot come from the catalogues
  () => (place.textContent = "The server does not answer. · Le serveur ne répond pas."),
);
