import { figure } from "../lib/counts.ar.ts";
import type { StarsTexts } from "./stars.tsx";

export const ar: StarsTexts = { label: (_, written) => `${written} من ${figure(5)} نجوم` };
