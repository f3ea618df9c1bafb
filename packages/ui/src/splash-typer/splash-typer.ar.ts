import type { SplashTyperTexts } from "./splash-typer.tsx";

export const ar: SplashTyperTexts = { label: (shortName) => `جارٍ تحميل ${shortName}` };
