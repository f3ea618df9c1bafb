import type { Vendor } from "../queries.ts";

export type Whereabouts = Pick<Vendor, "address"> & Partial<Pick<Vendor, "coordinates" | "places">>;

/**
 * Where it is on OpenStreetMap: its coordinates or, without them, a search for its address. Phones offer their own maps
 * from there; a `geo:` link would do nothing on iPhones.
 */
export function mapOf({ address, coordinates, places: [place] = [] }: Whereabouts): string | undefined {
  if (coordinates) {
    const { latitude, longitude } = coordinates;
    return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
  }
  if (!address) return undefined;
  const parts = [address, place && !address.includes(place.name) && place.name, place?.countryName];
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(parts.filter(Boolean).join(", "))}`;
}

/** No one vouches for what vendors link to. */
export const rel = "nofollow ugc noopener";

export const hasWebsite = ({ website }: Pick<Vendor, "website">): boolean => /^https?:/.test(website);

export const telephone = ({ phoneNumber }: Pick<Vendor, "phoneNumber">): string =>
  `tel:${phoneNumber.replaceAll(/[^+\d]/g, "")}`;
