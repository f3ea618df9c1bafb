import type { SplashTyperTexts } from "./splash-typer.tsx";

export const de: SplashTyperTexts = { label: (shortName) => `${shortName} wird geladen` };
