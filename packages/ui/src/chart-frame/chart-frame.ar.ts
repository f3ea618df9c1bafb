import type { ChartFrameTexts } from "./chart-frame.tsx";

export const ar: ChartFrameTexts = { tableLabel: "في جدول" };
