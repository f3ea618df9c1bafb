import type { AvatarDropdownTexts } from "./avatar-dropdown.tsx";

export const de: AvatarDropdownTexts = {
  trigger: (name) => (name ? `Kontomenü, ${name}` : "Kontomenü"),
  profile: "Profil",
  favourites: "Favoriten",
  favouritesCount: (_, written) => `${written} gemerkt`,
  settings: "Einstellungen",
  logOut: "Abmelden",
  logOutTitle: "Abmelden?",
  logOutDescription: "Entwürfe auf diesem Gerät bleiben, wo sie sind.",
  logOutConfirm: "Abmelden",
  logOutCancel: "Angemeldet bleiben",
};
