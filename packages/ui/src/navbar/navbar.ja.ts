import type { NavbarTexts } from "./navbar.tsx";

export const ja: NavbarTexts = {
  label: "メイン",
  searchLabel: "検索",
  menuLabel: "メニュー",
  closeLabel: "メニューを閉じる",
};
