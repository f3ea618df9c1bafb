import type { Vendor } from "../queries.ts";

/** No one vouches for what vendors link to. */
export const rel = "nofollow ugc noopener";

export const hasWebsite = ({ website }: Pick<Vendor, "website">): boolean => /^https?:/.test(website);

export const telephone = ({ phoneNumber }: Pick<Vendor, "phoneNumber">): string =>
  `tel:${phoneNumber.replaceAll(/[^+\d]/g, "")}`;
