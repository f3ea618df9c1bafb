import * as paths from "../paths.ts";

export const badgeThemes = ["light", "dark"] as const;
type BadgeTheme = (typeof badgeThemes)[number];

export const badgeSource = (api: string, id: string, theme: BadgeTheme): string =>
  `${api}/api/vendors/${id}/badge.svg${theme === "dark" ? "?theme=dark" : ""}`;

type Badge = {
  id: string;
  /** What the picture says to people who can't see it. */
  alt: string;
  theme: BadgeTheme;
  /** Of the site, and of the API. */
  origin: string;
  api: string;
};

/** The HTML for another site: a link around a picture, without script. */
export const badgeCode = ({ id, alt, theme, origin, api }: Badge): string =>
  `<a href="${origin}${paths.vendor(id)}"><img src="${badgeSource(api, id, theme)}" alt="${escape(alt)}" width="232" height="76"></a>`;

/** For an attribute's value. Names may contain anything. */
const escape = (text: string): string => text.replaceAll(/[&<>"]/g, (character) => `&#${character.codePointAt(0)};`);
