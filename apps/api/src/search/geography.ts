// Cities, regions and countries by any of their names, and the distances between them.
import { readFileSync } from "node:fs";
import { distance } from "../import/geometry.ts";
import type { Place } from "../import/listing.ts";
import { timeZoneOf } from "../import/time-zones.ts";
import { tokensOf } from "./spelling.ts";
import type { Steps } from "./steps.ts";
import type { Terms, Vocabulary } from "./vocabulary.ts";

interface City {
  id: string;
  name: string;
  key: string;
  /** Two capital letters. */
  country: string;
  /** Its first-order division, by GeoNames' code. */
  admin: string;
  latitude: number;
  longitude: number;
  /** 0 if not known. */
  population: number;
}

/** A place that vendors may be in, as stored in the database. */
export interface ListedPlace {
  id: string;
  name: string;
  localName: string;
  country: string;
  latitude: number;
  longitude: number;
}

/**
 * Anything that can be searched for as a place: a city by its id, a region by its id, a country by its lower-case code.
 */
export interface Area {
  id: string;
  label: string;
  /** Distinguishes it from its namesakes: the country of a city or region. */
  hint: string;
  /** The listed places in it. */
  within: readonly string[];
  hasVendors: boolean;
  /** The point distances are measured from; null for areas too large to have a centre. */
  middle: [longitude: number, latitude: number] | null;
  population: number;
}

const gazetteerFile = new URL("gazetteer.generated.tsv", import.meta.url);

let read: City[] | null = null;

/** The codes of countries and divisions, each kept once. */
const codes = new Map<string, string>();
function codeOf(text: string): string {
  if (!codes.has(text)) codes.set(text, text);
  return codes.get(text)!;
}

/** The gazetteer's cities, largest first. */
export function gazetteer(): readonly City[] {
  read ??= readFileSync(gazetteerFile, "utf8")
    .trimEnd()
    .split("\n")
    .map((line) => {
      const [id, name, country, admin, latitude, longitude, population] = line.split("\t") as [
        string,
        string,
        string,
        string,
        string,
        string,
        string,
      ];
      return {
        id,
        name,
        key: nameKey(name),
        country: codeOf(country),
        admin: codeOf(admin),
        latitude: Number(latitude),
        longitude: Number(longitude),
        population: Number(population),
      };
    });
  return read;
}

// The names of countries are needed for each of their cities, and each time a geography is built.
const namesOfCountries = new Map<string, (code: string) => string>();
function countryNamesIn(language: string): (code: string) => string {
  const known = namesOfCountries.get(language);
  if (known) return known;
  const names = new Intl.DisplayNames(language, { type: "region" });
  const asked = new Map<string, string>();
  const nameOf = (code: string) => {
    const name = asked.get(code) ?? names.of(code) ?? code;
    asked.set(code, name);
    return name;
  };
  namesOfCountries.set(language, nameOf);
  return nameOf;
}
const countryName = countryNamesIn("en");

/** A city of the gazetteer, as a listing's place. */
export function placeOf(id: string): Place | null {
  const city = gazetteer().find((each) => each.id === id);
  if (!city) return null;
  const { name, country, latitude, longitude } = city;
  const point: [number, number] = [longitude, latitude];
  const nearestWhere = (fits: (point: [number, number]) => boolean) =>
    gazetteer()
      .filter((other) => other.country === country)
      .map((other): [number, number] => [other.longitude, other.latitude])
      .filter(fits)
      .toSorted((a, b) => distance(point, a) - distance(point, b))[0] ?? null;
  return {
    id,
    name,
    country,
    countryName: countryName(country),
    timeZone: timeZoneOf(point, country, nearestWhere),
    latitude,
    longitude,
  };
}

const kilometres = (a: [number, number], b: [number, number]) => distance(a, b) / 1_000;
/** Two places with the same name that are this close together are the same place. */
const same = 40;

/** A name in a single spelling: its words, without accents. */
export const nameKey = (name: string): string =>
  tokensOf(name)
    .map(({ word }) => word)
    .join(" ");

export interface Geography {
  /** @param id of a city, a region or a country; null if it is neither */
  area(id: string): Area | null;
  /** Cities with exactly this name, largest first: those with vendors, and others. */
  citiesNamed(key: string): Area[];
  /** Cities with a name that starts like this, those with vendors and large ones first. Not regions or countries. */
  citiesStarting(key: string): Area[];
  /** Every name that is recognised on its own, with the id of its area. */
  names: { name: string; id: string }[];
  /** The listed places around a place but not in it, nearest first. */
  near(id: string, atMost: number): { id: string; kilometres: number }[];
}

/** One for all of the many places without vendors. */
const nowhere: readonly string[] = [];

/** Places further away than this are not considered. */
const farthest = 400;

/**
 * Takes a few tenths of a second, so servers build it in slices.
 *
 * @param inhabited ids of the places with vendors
 */
export function* geographyOf(
  listed: readonly ListedPlace[],
  inhabited: ReadonlySet<string>,
  vocabulary: Vocabulary,
): Steps<Geography> {
  const areas = new Map<string, Area>();
  const names: Geography["names"] = [];
  const byName = new Map<string, Area[]>();
  const add = (key: string, area: Area) => {
    const known = byName.get(key);
    if (!known) byName.set(key, [area]);
    else if (!known.includes(area)) known.push(area);
  };
  const call = (id: string, terms: Terms | readonly string[]) => {
    for (const name of Object.values(terms).flat()) names.push({ name, id });
  };

  // Listed places first: if there are namesakes, these are the ones meant.
  const divisions = new Map<string, string>();
  const cities = gazetteer();
  const byCountry = Map.groupBy(cities, ({ country }) => country);
  for (const place of listed) {
    yield;
    const middle: [number, number] = [place.longitude, place.latitude];
    const nearest = (byCountry.get(place.country) ?? [])
      .filter(({ latitude }) => Math.abs(latitude - place.latitude) < 1)
      .map((city) => ({ city, away: kilometres(middle, [city.longitude, city.latitude]) }))
      .reduce<{ city: City; away: number } | null>(
        (best, next) => (best && best.away <= next.away ? best : next),
        null,
      );
    if (nearest) divisions.set(place.id, `${place.country} ${nearest.city.admin}`);
    const area = {
      id: place.id,
      label: place.name,
      hint: countryName(place.country),
      within: [place.id],
      hasVendors: inhabited.has(place.id),
      middle,
      population: nearest && nearest.away < same ? nearest.city.population : 0,
    };
    areas.set(place.id, area);
    const own = [place.name, place.localName, ...Object.values(vocabulary.places[place.id] ?? {}).flat()];
    call(place.id, own);
    for (const name of own) add(nameKey(name), area);
  }
  const isListed = (city: City) =>
    byName
      .get(city.key)
      ?.some(
        ({ within, middle }) =>
          within.length > 0 && middle !== null && kilometres(middle, [city.longitude, city.latitude]) < same,
      ) ?? false;
  const curated = new Map(vocabulary.cities.map((city) => [`${city.name} ${city.country}`, city]));
  for (const city of cities) {
    yield;
    if (areas.has(city.id) || isListed(city)) continue;
    const key = `${city.name} ${city.country}`;
    const own = curated.get(key);
    curated.delete(key); // the largest with that name in its country
    const area = {
      id: city.id,
      label: own?.label ?? city.name,
      // If divisions have letter codes, as in America, these distinguish namesakes.
      hint: /^[A-Z]{2}$/.test(city.admin) ? `${city.admin}, ${countryName(city.country)}` : countryName(city.country),
      within: nowhere,
      hasVendors: false,
      middle: [city.longitude, city.latitude] as [number, number],
      population: city.population,
    };
    areas.set(city.id, area);
    add(city.key, area);
    if (!own) continue;
    const names = [own.label ?? city.name, ...Object.values(own.names).flat()];
    call(city.id, [city.name, ...names]);
    for (const name of names) add(nameKey(name), area);
  }

  const inLanguages = Object.keys(vocabulary.fillers.words).map(countryNamesIn);
  for (const code of byCountry.keys()) {
    yield;
    const id = code.toLowerCase();
    const within = listed.filter(({ country }) => country === code);
    areas.set(id, {
      id,
      label: countryName(code),
      hint: "",
      within: within.map((place) => place.id),
      hasVendors: within.some(({ id }) => inhabited.has(id)),
      middle: null,
      population: 0,
    });
    call(id, [
      ...new Set(inLanguages.map((nameOf) => nameOf(code))),
      ...Object.values(vocabulary.countries[code] ?? []).flat(),
    ]);
  }
  for (const region of vocabulary.regions) {
    yield;
    const admins = new Set((region.admin ?? []).map((admin) => `${region.country} ${admin}`));
    const within = listed.filter(({ id, country }) =>
      region.countries ? region.countries.includes(country) : admins.has(divisions.get(id) ?? ""),
    );
    areas.set(region.id, {
      id: region.id,
      label: region.label,
      hint: region.country ? countryName(region.country) : "",
      within: within.map(({ id }) => id),
      hasVendors: within.some(({ id }) => inhabited.has(id)),
      middle: region.countries
        ? null
        : middleOf(cities.filter(({ country, admin }) => admins.has(`${country} ${admin}`))),
      population: 0,
    });
    call(region.id, [region.label, ...Object.values(region.names).flat()]);
  }
  for (const same of byName.values()) same.sort(inOrder);
  let sorted: string[] | null = null;

  return {
    area: (id) => areas.get(id) ?? null,
    citiesNamed: (key) => byName.get(key) ?? [],
    citiesStarting(key) {
      sorted ??= [...byName.keys()].toSorted();
      let low = 0;
      for (let high = sorted.length; low < high;) {
        const middle = (low + high) >> 1;
        if (sorted[middle]! < key) low = middle + 1;
        else high = middle;
      }
      const found = new Set<Area>();
      for (const name of sorted.slice(low)) {
        if (!name.startsWith(key)) break;
        for (const area of byName.get(name)!) found.add(area);
      }
      return [...found].toSorted(inOrder);
    },
    names,
    near(id, atMost) {
      const area = areas.get(id);
      if (!area?.middle) return [];
      return listed
        .filter((place) => !area.within.includes(place.id) && inhabited.has(place.id))
        .map((place) => ({ id: place.id, kilometres: kilometres(area.middle!, [place.longitude, place.latitude]) }))
        .filter((place) => place.kilometres <= farthest)
        .toSorted((a, b) => a.kilometres - b.kilometres)
        .slice(0, atMost);
    },
  };
}

const inOrder = (a: Area, b: Area) => Number(b.hasVendors) - Number(a.hasVendors) || b.population - a.population;

function middleOf(cities: readonly City[]): [number, number] | null {
  const people = cities.reduce((sum, { population }) => sum + population, 0);
  if (people === 0) return null;
  const mean = (of: (city: City) => number) =>
    cities.reduce((sum, city) => sum + of(city) * city.population, 0) / people;
  return [mean(({ longitude }) => longitude), mean(({ latitude }) => latitude)];
}
