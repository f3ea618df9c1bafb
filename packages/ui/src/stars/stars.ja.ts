import type { StarsTexts } from "./stars.tsx";

export const ja: StarsTexts = { label: (_, written) => `星5つのうち${written}` };
