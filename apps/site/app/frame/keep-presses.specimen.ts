// For browser tests that hydrate a part of a page: keeps early presses with the script that the server's pages have inline.
import { keepPresses } from "./start-script.ts";

document.head.appendChild(Object.assign(document.createElement("script"), { text: keepPresses() }));
