// Which of OpenStreetMap's tags mean a business that a couple may need, and in which category. Everything else is left
// out: a listing that's no use for a wedding doesn't help anyone find one.
//
// The decisions:
// - Places of worship aren't vendors, since they are no one's business, and neither are chapels, cemeteries and
//   shrines. A former church that is let for weddings is tagged events_venue. Register offices are venues.
// - Anything that sells over a counter or in the street isn't a vendor either: kiosks, stalls, snack bars, fast food.
// - A restaurant is a caterer if its tags suggest that it is one for special occasions: regional cooking, bookings, a
//   function room. Cafés and pubs aren't. A hotel's own restaurant is.
// - Confectioners make cakes and bakers make bread, unless they say otherwise.
// - Clothes shops count only if they mention weddings, bridal or formal wear, or suits; shoe shops don't. The same goes
//   for stationers and printers: most sell school supplies or print plans.
// - Hotels are venues. Guest houses and hostels are too small, unless tagged as an event venue.
// - Parks and gardens are left out, as hardly any can be hired for a wedding.
// - Wine merchants and wineries deliver drinks; bars and pubs serve theirs on the premises.
// - Beauty salons do make-up, unless they are for nails or tanning; perfumeries and gift shops only sell things.

type Values = Readonly<Record<string, readonly string[]>>;

interface Rule {
  key: string;
  /** Any of these. */
  values: readonly string[];
  /** Further tags, one of which must match too: the key and its values. */
  and?: Values;
  /** Tags that must not match. */
  not?: Values;
  category: string;
}

const forWeddings = { wedding: ["yes", "only"] };
const weddingClothes = { clothes: ["wedding", "bridal", "bride", "wedding_dress", "evening_dress"], ...forWeddings };
const formalClothes = { clothes: ["suits", "suit", "formal", "menswear"] };

const fastCuisines = [
  "burger",
  "chicken",
  "coffee_shop",
  "doughnut",
  "fast_food",
  "fish_and_chips",
  "fries",
  "hot_dog",
  "ice_cream",
  "kebab",
  "noodle",
  "pizza",
  "sandwich",
  "sausage",
  "sushi",
];

const rules: readonly Rule[] = [
  {
    key: "amenity",
    values: ["events_venue", "event_venue", "conference_centre", "register_office", "registry_office"],
    category: "venues",
  },
  { key: "office", values: ["registry", "register_office"], category: "venues" },
  { key: "tourism", values: ["hotel"], category: "venues" },
  {
    key: "historic",
    values: ["castle", "manor", "palace"],
    not: { castle_type: ["hillfort", "castrum", "oppidum", "kremlin"] },
    category: "venues",
  },
  { key: "building", values: ["wedding_hall"], category: "venues" },
  { key: "leisure", values: ["wedding_venue"], category: "venues" },
  { key: "shop", values: ["florist"], category: "florists" },
  { key: "craft", values: ["floriculture", "florist"], category: "florists" },
  { key: "shop", values: ["pastry", "confectionery"], category: "cakes" },
  { key: "craft", values: ["confectionery", "pastry"], category: "cakes" },
  {
    key: "shop",
    values: ["bakery"],
    and: { bakery: ["cake", "cakes", "pastry"], pastry: ["yes"], cake: ["yes"], ...forWeddings },
    category: "cakes",
  },
  {
    key: "amenity",
    values: ["restaurant"],
    and: {
      tourism: ["hotel"],
      cuisine: ["regional", "local", "fine_dining"],
      reservation: ["yes", "recommended", "required"],
      catering: ["yes"],
      function_room: ["yes"],
      event_venue: ["yes"],
      ...forWeddings,
    },
    not: { cuisine: fastCuisines },
    category: "catering",
  },
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
  {
    key: "shop",
    values: ["beauty"],
    not: { beauty: ["nails", "tanning", "waxing", "hair_removal", "massage", "tattoo", "piercing"] },
    category: "make-up",
  },
  { key: "shop", values: ["make_up"], category: "make-up" },
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
  {
    key: "shop",
    values: ["stationery"],
    and: { stationery: ["wedding", "invitations", "cards"], ...forWeddings },
    category: "stationery",
  },
  { key: "craft", values: ["printer"], and: forWeddings, category: "stationery" },
  { key: "craft", values: ["calligrapher"], category: "stationery" },
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
  { key: "shop", values: ["chocolate"], category: "favours" },
  { key: "shop", values: ["gift"], and: forWeddings, category: "favours" },
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

/** Tags that mean it isn't a vendor, or is no longer what its other tags say. */
const never: Values = {
  amenity: ["place_of_worship", "grave_yard", "crematorium", "funeral_hall", "fast_food", "food_court", "kiosk"],
  shop: ["kiosk"],
  building: ["kiosk"],
  landuse: ["cemetery"],
  street_vendor: ["yes"],
  // A castle's gate has the castle's name too.
  barrier: ["entrance", "gate"],
  ruins: ["yes"],
  disused: ["yes"],
  abandoned: ["yes"],
  access: ["private", "no"],
  historic: [
    "archaeological_site",
    "cemetery",
    "chapel",
    "church",
    "memorial",
    "monument",
    "ruins",
    "tomb",
    "wayside_cross",
    "wayside_shrine",
  ],
};

export type Tags = Readonly<Record<string, string>>;

const valuesOf = (tags: Tags, key: string) => (tags[key] ?? "").split(";").map((value) => value.trim().toLowerCase());
const hasOneOf = (tags: Tags, key: string, values: readonly string[]) =>
  valuesOf(tags, key).some((value) => values.includes(value));

const hasAny = (tags: Tags, any: Values) => Object.entries(any).some(([key, values]) => hasOneOf(tags, key, values));

/** The slugs of the categories that tags stand for, in the table's order; empty if it isn't a business for weddings. */
export function categoriesOf(tags: Tags): string[] {
  if (hasAny(tags, never)) return [];
  const found = rules
    .filter(({ key, values }) => hasOneOf(tags, key, values))
    .filter(({ and, not }) => (!and || hasAny(tags, and)) && !(not && hasAny(tags, not)))
    .map(({ category }) => category);
  return [...new Set(found)];
}

/** Every category in the table. */
export const knownCategories: readonly string[] = [...new Set(rules.map(({ category }) => category))];
