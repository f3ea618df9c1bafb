import type { AvatarDropdownTexts } from "./avatar-dropdown.tsx";

export const ar: AvatarDropdownTexts = {
  trigger: (name) => (name ? `قائمة الحساب، ${name}` : "قائمة الحساب"),
  profile: "الملف الشخصي",
  favourites: "المفضلة",
  favouritesCount: (_, written) => `المحفوظ: ${written}`,
  settings: "الإعدادات",
  logOut: "تسجيل الخروج",
  logOutTitle: "هل تريد تسجيل الخروج؟",
  logOutDescription: "تبقى المسودات على هذا الجهاز كما هي.",
  logOutConfirm: "تسجيل الخروج",
  logOutCancel: "البقاء متصلًا",
};
