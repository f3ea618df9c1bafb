// Whether a business that is about to be imported is listed already: at the same spot under the same name, or, from
// another source, under a name and contact details that make it likely. Likely duplicates are left to people: an admin
// can merge listings, but no one can separate what an import mixed up.
import { type Kysely, sql } from "kysely";
import type { Schema } from "../database/schema.ts";
import { demoCategories } from "../demo/data.ts";
import { type Lexicon, lexiconOf } from "../search/lexicon.ts";
import { tokensOf } from "../search/spelling.ts";
import { inOneGo } from "../search/steps.ts";
import { readVocabulary } from "../search/vocabulary.ts";
import { numberOf } from "../vendors/contact-text.ts";
import { signsShared, type WebsiteKey, websiteKeyOf } from "../vendors/likeness.ts";
import { distance } from "./geometry.ts";
import type { Listing } from "./listing.ts";
import { skeleton } from "./names.ts";

/** Within this many metres, the same name in the same trade means the same business. */
const sameSpot = 100;
/** Sources place the same business this many metres apart: at its door, in its garden, in the middle of its street. */
const sameBlock = 150;
/** Businesses with alike names and the same phone or website are one within this many metres: addresses are located roughly. */
const sameTown = 2_000;
/** A cell of the grid, in degrees: as wide as a block at 60° north or south, and wider elsewhere. */
const cell = 0.003;

interface Spot {
  id: string | null;
  source: string | null;
  name: string;
  /** What the name looks like. */
  skeleton: string;
  category: readonly string[];
  place: string;
  country: string;
  phone: string;
  /** The same, as told by `phoneOf`: absent until it is asked for. */
  phoneKey?: string | null;
  website: WebsiteKey | null;
  address: string;
  latitude: number | null;
  longitude: number | null;
}

/** What a new listing duplicates; `surely` if nothing tells them apart. */
interface DuplicateOf {
  surely: boolean;
  /** Null for one of the same run. */
  vendorId: string | null;
  name: string;
}

export interface Neighbours {
  /** A listing that was added in this run. */
  add(listing: Listing): void;
  duplicateOf(listing: Listing): DuplicateOf | null;
}

/**
 * @param places whose listings are compared
 * @param words made before the transaction, which mustn't wait for it; null if they will hardly be needed
 */
export async function readNeighbours(
  db: Kysely<Schema>,
  places: readonly string[],
  words: Lexicon | null,
): Promise<Neighbours> {
  let lexicon = words;
  const index = new Map<string, Spot[]>();
  const add = (spot: Spot) => {
    for (const key of keysOf(spot)) {
      const spots = index.get(key);
      if (spots) spots.push(spot);
      else index.set(key, [spot]);
    }
  };
  const rows = places.length
    ? await db
        .selectFrom("vendors as v")
        .innerJoin("places as p", (join) => join.on("p.id", "=", sql`v.location[1]`))
        .select(["v.id", "v.source", "v.name", "v.category", "p.id as place", "p.country"])
        .select(["v.phone_number as phone", "v.website", "v.address", "v.latitude", "v.longitude"])
        .where(sql<boolean>`v.location && ${places}::text[]`)
        .where("v.status", "in", ["approved", "pending", "suspended", "merged"])
        .execute()
    : [];
  for (const row of rows) add({ ...row, skeleton: skeleton(row.name), website: websiteKeyOf(row.website) });

  const candidates = (spot: Spot) => new Set([...keysOf(spot, true)].flatMap((key) => index.get(key) ?? []));

  return {
    add: (listing) => add(spotOf(listing)),
    duplicateOf(listing) {
      const spot = spotOf(listing);
      const others = candidates(spot);
      for (const other of others) {
        if (isSame(spot, other)) return { surely: true, vendorId: other.id, name: other.name };
      }
      for (const other of others) {
        if (other.source === spot.source || !couldBe(spot, other)) continue;
        if (isLikely(spot, other, { lexicon: (lexicon ??= tradeWords()), placeName: listing.place.name }))
          return { surely: false, vendorId: other.id, name: other.name };
      }
      return null;
    },
  };
}

const spotOf = (listing: Listing): Spot => ({
  id: null,
  source: listing.source.id,
  name: listing.name,
  skeleton: skeleton(listing.name),
  category: listing.category,
  place: listing.place.id,
  country: listing.place.country,
  phone: listing.phoneNumber,
  website: websiteKeyOf(listing.website),
  address: listing.address,
  latitude: listing.latitude,
  longitude: listing.longitude,
});

let kept: WeakRef<Lexicon> | null = null;
/** The words for trades, in which alike names differ. It knows no places. Making it takes most of a second. */
export function tradeWords(): Lexicon {
  const known = kept?.deref();
  if (known) return known;
  const noPlaces = { area: () => null, citiesNamed: () => [], citiesStarting: () => [], names: [], near: () => [] };
  const made = inOneGo(lexiconOf(readVocabulary(), noPlaces, demoCategories()));
  kept = new WeakRef(made);
  return made;
}

/** What a listing is found by: its name, number, website, address and where it is; `around`, with the cells next to its own. */
function* keysOf(
  { skeleton: name, phone, website, place, address, latitude, longitude }: Spot,
  around = false,
): Generator<string> {
  yield `n ${name}`;
  const digits = phone.replaceAll(/\D/g, "");
  if (digits.length > 4) yield `p ${digits.slice(-7)}`;
  if (website) yield `w ${website.host}${website.isShared ? website.path : ""}`;
  if (address !== "") yield `a ${place} ${skeleton(address.split(",")[0]!)}`;
  if (latitude === null || longitude === null) return;
  const [row, column] = [Math.floor(latitude / cell), Math.floor(longitude / cell)];
  const reach = around ? [-1, 0, 1] : [0];
  for (const dy of reach) for (const dx of reach) yield `c ${row + dy} ${column + dx}`;
}

/** In metres; null if one of them is only known to be in its town. */
const apart = (a: Spot, b: Spot): number | null =>
  a.latitude === null || a.longitude === null || b.latitude === null || b.longitude === null
    ? null
    : distance([a.longitude, a.latitude], [b.longitude, b.latitude]);

const sameTrade = (a: Spot, b: Spot) => a.category.some((slug) => b.category.includes(slug));

function isSame(a: Spot, b: Spot): boolean {
  if (a.skeleton !== b.skeleton || !sameTrade(a, b)) return false;
  const metres = apart(a, b);
  // Branches in one town have the same name and trade.
  return metres === null
    ? a.place === b.place && a.address !== "" && skeleton(a.address) === skeleton(b.address)
    : metres <= sameSpot;
}

/** Cheap, since most candidates are only neighbours. */
function couldBe(a: Spot, b: Spot): boolean {
  const metres = apart(a, b);
  return metres === null ? a.place === b.place : metres <= sameTown;
}

/** Read once, since that is slow, and others wait for the import. Null if it can't be a number. */
function phoneOf(spot: Spot): string | null {
  if (spot.phoneKey === undefined) spot.phoneKey = numberOf(spot.phone, spot.country)?.number ?? null;
  return spot.phoneKey;
}

function isLikely(a: Spot, b: Spot, { lexicon, placeName }: { lexicon: Lexicon; placeName: string }): boolean {
  // A castle and its restaurant share all of this but the trade, and businesses in one house only the spot.
  if (!sameTrade(a, b)) return false;
  const placeNames = new Set(tokensOf(placeName).map(({ word }) => word));
  const comparable = (spot: Spot) => ({ ...spot, phone: phoneOf(spot) });
  const { weights, likeness } = signsShared(comparable(a), comparable(b), {
    isNear: true,
    lexicon,
    placeNames,
  });
  const [sameName, samePhone, sameWebsite] = [weights.name > 0, weights.phone > 0, weights.website > 0];
  const metres = apart(a, b);
  const isNear = metres === null ? weights.address > 0 || likeness === 1 : metres <= sameBlock;
  return (sameName && (isNear || samePhone || sameWebsite)) || (isNear && samePhone && sameWebsite);
}
