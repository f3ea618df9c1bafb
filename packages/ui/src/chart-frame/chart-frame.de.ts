import type { ChartFrameTexts } from "./chart-frame.tsx";

export const de: ChartFrameTexts = { tableLabel: "Als Tabelle" };
