// Which of Overture's categories mean a business that a couple may need, and in which of ours. It has two sets of names:
// those of `categories`, which releases had until September 2026, and those of `taxonomy`
// (https://docs.overturemaps.org/guides/places/). They differ for a few, so both are here.
//
// The decisions are those for OpenStreetMap (categories.ts). Overture has no tags beside the category, and puts many a
// business into several, so beyond them:
// - What a business is first counts. Its other categories count only beside that, or if they say wedding.
// - Castles, palaces and country houses are often ruins and sights. They count only if someone can be reached there.
// - A restaurant is a caterer only if it is also listed as one, or as an event venue.
// - A shop for flowers and gifts is a florist only if it is also listed as one: most sell cards and vases.
// - Repairs, wholesalers, makers of goods for shops, and everything for children's parties are left out.
import { maxCategories } from "@troth/rules/vendors";

/** Ours, by theirs. */
const trades: Readonly<Record<string, string>> = {
  event_venue: "venues",
  venue_and_event_space: "venues",
  wedding_chapel: "venues",
  registry_office: "venues",
  hotel: "venues",
  resort: "venues",
  florist: "florists",
  floral_designer: "florists",
  custom_cakes_shop: "cakes",
  patisserie_cake_shop: "cakes",
  cupcake_shop: "cakes",
  caterer: "catering",
  personal_chef: "catering",
  dj_service: "djs",
  musician: "live-music",
  officiating_service: "celebrants",
  wedding_planning: "planners",
  party_and_event_planning: "planners",
  event_planning: "planners",
  event_or_party_service: "planners",
  bridal_shop: "dresses",
  formal_wear_store: "suits",
  tailor: "suits",
  gents_tailor: "suits",
  jewelry_store: "jewellers",
  goldsmith: "jewellers",
  hair_salon: "hair",
  hair_stylist: "hair",
  makeup_artist: "make-up",
  beauty_salon: "make-up",
  photographer: "photographers",
  photography_service: "photographers",
  event_photography: "photographers",
  event_photography_service: "photographers",
  session_photography: "photographers",
  session_photography_service: "photographers",
  videographer: "videographers",
  calligraphy: "stationery",
  party_supply_store: "decor",
  party_supply: "decor",
  balloon_service: "decor",
  balloon_services: "decor",
  party_equipment_rental: "hire",
  tent_house_supplier: "hire",
  photo_booth_rental: "hire",
  audiovisual_equipment_rental: "hire",
  limo_service: "transport",
  limo_services: "transport",
  party_bus_rental: "transport",
  bartender: "bars",
  winery: "bars",
  chocolatier: "favours",
  magician: "entertainers",
  caricature: "entertainers",
  dance_school: "dance-lessons",
  dance_studio: "dance-lessons",
  travel_agent: "honeymoons",
  travel_agents: "honeymoons",
};

/** These count whatever else a business is. */
const forWeddings = new Set(["wedding_planning", "bridal_shop", "wedding_chapel"]);

/** Only if someone can be reached there. */
const sights = new Set(["castle", "palace", "country_house"]);

/** Only if it is also one of these, and then as that. */
const onlyIfAlso: Readonly<Record<string, readonly string[]>> = {
  flowers_and_gifts_shop: ["florist", "floral_designer"],
  flowers_and_gifts_store: ["florist", "floral_designer"],
};
const catersAlso = ["caterer", "event_venue", "venue_and_event_space"];

/** Not a vendor, whatever else it is. */
const never = new Set([
  "cemetery",
  "cremation_service",
  "cremation_services",
  "fast_food_restaurant",
  "funeral_service",
  "funeral_services_and_cemeteries",
  "gas_station",
  "mortuary_service",
  "mortuary_services",
  "pet_photography",
  "real_estate_photography",
  "supermarket",
  "wholesale_florist",
]);
/** Beauty salons that are for something else. */
const notMakeUp = new Set([
  "nail_salon",
  "tanning_salon",
  "waxing",
  "hair_removal",
  "laser_hair_removal",
  "massage",
  "tattoo_and_piercing",
]);

/**
 * The slugs of the categories that a place belongs to, its main one first; empty if it isn't a business for weddings.
 * @param others its further categories
 */
export function categoriesOfOverture(
  primary: string,
  others: readonly string[],
  { canBeReached }: { canBeReached: boolean },
): string[] {
  if ([primary, ...others].some((each) => never.has(each))) return [];
  const main = mainOf(primary, others, canBeReached);
  const rest = others.filter((each) => main !== null || forWeddings.has(each)).flatMap((each) => trades[each] ?? []);
  const found = [...new Set([...(main === null ? [] : [main]), ...rest])];
  const sound = others.some((each) => notMakeUp.has(each)) ? found.filter((slug) => slug !== "make-up") : found;
  return sound.slice(0, maxCategories);
}

function mainOf(primary: string, others: readonly string[], canBeReached: boolean): string | null {
  if (sights.has(primary)) return canBeReached ? "venues" : null;
  if (/(^|_)restaurant$/.test(primary)) return others.some((each) => catersAlso.includes(each)) ? "catering" : null;
  const also = onlyIfAlso[primary];
  if (also) return others.some((each) => also.includes(each)) ? "florists" : null;
  return trades[primary] ?? null;
}

/** Every category of ours in the table. */
export const overtureCategories: readonly string[] = [...new Set(Object.values(trades))];
