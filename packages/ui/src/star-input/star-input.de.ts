import type { StarInputTexts } from "./star-input.tsx";

export const de: StarInputTexts = {
  names: ["furchtbar", "schwach", "in Ordnung", "gut", "wunderbar"],
  optionLabel: (stars, name) => `${stars} ${stars === 1 ? "Stern" : "Sterne"}: ${name}`,
  clearLabel: "Zurücknehmen",
  clearedLabel: "Keine Sterne vergeben",
};
