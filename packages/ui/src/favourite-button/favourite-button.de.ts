import type { FavouriteButtonTexts } from "./favourite-button.tsx";

export const de: FavouriteButtonTexts = {
  label: (name) => `Merken: ${name}`,
  save: "Merken",
  count: (_, written) => `(${written}-mal gemerkt)`,
};
