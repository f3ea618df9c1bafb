import type { SortableListTexts } from "./sortable-list.tsx";

export const de: SortableListTexts = {
  handle: (name) => `${name} verschieben`,
  up: (name) => `${name} nach oben`,
  down: (name) => `${name} nach unten`,
  moved: (name, place, total) => `${name} ist jetzt ${place} von ${total}.`,
};
