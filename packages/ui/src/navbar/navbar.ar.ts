import type { NavbarTexts } from "./navbar.tsx";

export const ar: NavbarTexts = { label: "الرئيسية", menuLabel: "القائمة", closeLabel: "إغلاق القائمة" };
