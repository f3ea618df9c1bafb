import type { NavbarTexts } from "./navbar.tsx";

export const de: NavbarTexts = {
  label: "Hauptnavigation",
  searchLabel: "Suchen",
  menuLabel: "Menü",
  closeLabel: "Menü schließen",
};
