import type { SplashTyperTexts } from "./splash-typer.tsx";

export const ja: SplashTyperTexts = { label: (shortName) => `${shortName}を読み込んでいます` };
