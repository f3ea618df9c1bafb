import { figure } from "../lib/counts.ar.ts";
import type { StarInputTexts } from "./star-input.tsx";

export const ar: StarInputTexts = {
  names: ["سيئ جدًا", "ضعيف", "مقبول", "جيد", "رائع"],
  optionLabel: (stars, name) => `عدد النجوم ${figure(stars)}: ${name}`,
  clearLabel: "مسح",
  clearedLabel: "لم تُعطَ أي نجوم",
};
