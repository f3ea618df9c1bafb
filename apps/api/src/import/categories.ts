// Which of OpenStreetMap's tags mean a business that a couple may want, and as what. Everything else is left where it is:
// a listing that nobody can use for a wedding helps nobody find one.
//
// Decided so:
// - Churches, mosques, temples and register offices are venues: a couple asks them for a room and a date, as it asks a castle.
//   Ruins and cemeteries are not, though a church may lie in them.
// - Restaurants cater, cafés and pubs do not: few of them leave their house. A pub with a function room says so by event_venue.
// - Clothes shops count only when they say wedding, bridal, formal or suits; shoe shops do not.
// - Hotels are venues, guest houses and hostels too small to be one are not, unless tagged as an event venue.
// - Parks and gardens are left out: hardly any of them is let for a wedding.
// - Wine merchants and wineries bring drinks; bars and pubs serve theirs at home.

interface Rule {
  key: string;
  /** Any of these. */
  values: readonly string[];
  /** Further tags of which one must hold too: the key and its values. */
  and?: Readonly<Record<string, readonly string[]>>;
  category: string;
}

const weddingClothes = {
  clothes: ["wedding", "bridal", "bride", "wedding_dress", "evening_dress"],
  wedding: ["yes", "only"],
};
const formalClothes = { clothes: ["suits", "suit", "formal", "menswear"] };

const rules: readonly Rule[] = [
  {
    key: "amenity",
    values: ["events_venue", "event_venue", "conference_centre", "register_office", "registry_office"],
    category: "venues",
  },
  { key: "amenity", values: ["place_of_worship"], category: "venues" },
  { key: "office", values: ["registry", "register_office"], category: "venues" },
  { key: "tourism", values: ["hotel"], category: "venues" },
  { key: "historic", values: ["castle", "manor", "palace", "church", "monastery"], category: "venues" },
  { key: "building", values: ["castle", "palace", "wedding_hall"], category: "venues" },
  { key: "leisure", values: ["wedding_venue"], category: "venues" },
  { key: "shop", values: ["florist"], category: "florists" },
  { key: "craft", values: ["floriculture", "florist"], category: "florists" },
  { key: "shop", values: ["bakery", "pastry", "confectionery"], category: "cakes" },
  { key: "craft", values: ["confectionery", "bakery", "pastry"], category: "cakes" },
  { key: "amenity", values: ["restaurant"], category: "catering" },
  { key: "craft", values: ["caterer", "catering"], category: "catering" },
  { key: "shop", values: ["catering"], category: "catering" },
  { key: "shop", values: ["wedding", "bridal"], category: "dresses" },
  { key: "shop", values: ["clothes", "fashion", "boutique"], and: weddingClothes, category: "dresses" },
  { key: "craft", values: ["dressmaker"], category: "dresses" },
  { key: "shop", values: ["clothes", "fashion", "boutique"], and: formalClothes, category: "suits" },
  { key: "shop", values: ["tailor", "suits"], category: "suits" },
  { key: "craft", values: ["tailor"], category: "suits" },
  { key: "shop", values: ["jewelry", "jewellery", "goldsmith"], category: "jewellers" },
  { key: "craft", values: ["jeweller", "goldsmith"], category: "jewellers" },
  { key: "shop", values: ["hairdresser"], category: "hair" },
  { key: "shop", values: ["beauty", "cosmetics", "make_up"], category: "make-up" },
  { key: "craft", values: ["photographer"], category: "photographers" },
  {
    key: "shop",
    values: ["photo", "photo_studio"],
    and: { photo: ["studio"], service: ["photography"] },
    category: "photographers",
  },
  { key: "shop", values: ["photo_studio"], category: "photographers" },
  { key: "amenity", values: ["photo_studio"], category: "photographers" },
  { key: "craft", values: ["videographer"], category: "videographers" },
  { key: "shop", values: ["stationery"], category: "stationery" },
  { key: "craft", values: ["printer", "calligrapher"], category: "stationery" },
  { key: "shop", values: ["party"], category: "decor" },
  {
    key: "shop",
    values: ["rental"],
    and: { rental: ["tents", "tent", "marquee", "party", "event", "furniture", "tableware"] },
    category: "hire",
  },
  { key: "office", values: ["wedding_planner", "event_management"], category: "planners" },
  { key: "shop", values: ["wedding_planner"], category: "planners" },
  { key: "amenity", values: ["dancing_school"], category: "dance-lessons" },
  {
    key: "leisure",
    values: ["dance"],
    and: { "dance:teaching": ["yes"], dance: ["school"] },
    category: "dance-lessons",
  },
  { key: "shop", values: ["travel_agency"], category: "honeymoons" },
  { key: "office", values: ["travel_agent"], category: "honeymoons" },
  { key: "shop", values: ["gift", "chocolate"], category: "favours" },
  { key: "shop", values: ["wine"], category: "bars" },
  { key: "craft", values: ["winery"], category: "bars" },
  {
    key: "amenity",
    values: ["car_rental"],
    and: { "car_rental:type": ["limousine", "classic"], limousine: ["yes"] },
    category: "transport",
  },
  { key: "tourism", values: ["carriage_ride"], category: "transport" },
];

/** Tags that say it is not, or no longer, what its other tags say. */
const gone: Readonly<Record<string, readonly string[]>> = {
  ruins: ["yes"],
  disused: ["yes"],
  abandoned: ["yes"],
  access: ["private", "no"],
  historic: ["ruins", "archaeological_site"],
};

export type Tags = Readonly<Record<string, string>>;

const valuesOf = (tags: Tags, key: string) => (tags[key] ?? "").split(";").map((value) => value.trim().toLowerCase());
const hasOneOf = (tags: Tags, key: string, values: readonly string[]) =>
  valuesOf(tags, key).some((value) => values.includes(value));

/** The slugs of the categories that tags mean, in the table's order; none when it is no business for a wedding. */
export function categoriesOf(tags: Tags): string[] {
  if (Object.entries(gone).some(([key, values]) => hasOneOf(tags, key, values))) return [];
  const found = rules
    .filter(({ key, values }) => hasOneOf(tags, key, values))
    .filter(({ and }) => !and || Object.entries(and).some(([key, values]) => hasOneOf(tags, key, values)))
    .map(({ category }) => category);
  return [...new Set(found)];
}

/** Every category that the table knows. */
export const knownCategories: readonly string[] = [...new Set(rules.map(({ category }) => category))];
