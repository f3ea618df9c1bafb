import type { NavbarTexts } from "./navbar.tsx";

export const ar: NavbarTexts = {
  label: "الرئيسية",
  searchLabel: "بحث",
  menuLabel: "القائمة",
  closeLabel: "إغلاق القائمة",
};
