// The time zone at a point.
import tzLookup from "@photostructure/tz-lookup";
import type { Position } from "./geometry.ts";

/**
 * The time zone at a point, restricted to its country's: the lookup is coarse, and a valley near the border could get
 * the neighbour's.
 * @param country two letters
 * @param nearestWhere finds the nearest city in the country that fits
 */
export function timeZoneOf(
  point: Position,
  country: string,
  nearestWhere: (fits: (point: Position) => boolean) => Position | null,
): string {
  const zone = zoneNear(point);
  if (isZoneOf(zone, country)) return zone;
  const inland = nearestWhere((other) => isZoneOf(zoneNear(other), country));
  return inland ? zoneNear(inland) : (zonesOf(country)[0] ?? zone);
}

const zoneNear = ([longitude, latitude]: Position): string => tzLookup(latitude, longitude);
const isZoneOf = (zone: string, country: string) => {
  const zones = zonesOf(country);
  return zones.length === 0 || zones.includes(canonical(zone));
};

// Europe/Kyiv and Europe/Kiev are the same; Node decides which is the canonical name.
const canonicals = new Map<string, string>();
function canonical(zone: string): string {
  let known = canonicals.get(zone);
  if (known === undefined) {
    known = new Intl.DateTimeFormat("en", { timeZone: zone }).resolvedOptions().timeZone;
    canonicals.set(zone, known);
  }
  return known;
}

const zones = new Map<string, readonly string[]>();
/** A country's time zones; empty if CLDR has none. */
function zonesOf(country: string): readonly string[] {
  let known = zones.get(country);
  if (!known) {
    // Not in TypeScript's library yet: https://tc39.es/proposal-intl-locale-info/
    const locale = new Intl.Locale(`und-${country}`) as Intl.Locale & { getTimeZones(): string[] | undefined };
    known = (locale.getTimeZones() ?? []).map(canonical);
    zones.set(country, known);
  }
  return known;
}
