import type { ChartFrameTexts } from "./chart-frame.tsx";

export const ja: ChartFrameTexts = { tableLabel: "表で見る" };
