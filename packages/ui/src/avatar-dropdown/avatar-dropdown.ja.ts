import type { AvatarDropdownTexts } from "./avatar-dropdown.tsx";

export const ja: AvatarDropdownTexts = {
  trigger: (name) => (name ? `アカウントメニュー、${name}` : "アカウントメニュー"),
  profile: "プロフィール",
  favourites: "お気に入り",
  favouritesCount: (_, written) => `${written}件保存済み`,
  settings: "設定",
  logOut: "ログアウト",
  logOutTitle: "ログアウトしますか？",
  logOutDescription: "この端末の下書きはそのまま残ります。",
  logOutConfirm: "ログアウト",
  logOutCancel: "ログインしたままにする",
};
