import type { NavbarTexts } from "./navbar.tsx";

export const ja: NavbarTexts = { label: "メイン", menuLabel: "メニュー", closeLabel: "メニューを閉じる" };
