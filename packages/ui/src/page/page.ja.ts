import type { PageTexts } from "./skip-link.tsx";

export const ja: PageTexts = { skipLabel: "本文へ移動" };
