import type { NavbarTexts } from "./navbar.tsx";

export const de: NavbarTexts = { label: "Hauptnavigation", menuLabel: "Menü", closeLabel: "Menü schließen" };
