// Finds the listings that a vendor about to be added could already have: public ones, those that the person who asks has
// added, and for admins all that wait for approval, are suspended, or were removed because their business asked for that. The database picks candidates by its indexes; the rules here decide.
import type { components } from "@troth/api-client/schema";
import { websiteOf } from "@troth/rules/vendors";
import { type Kysely, sql } from "kysely";
import type { Schema } from "../database/schema.ts";
import { distance } from "../import/geometry.ts";
import { lookalikesOf } from "../import/names.ts";
import type { Lexicon } from "../search/lexicon.ts";
import { isUnspaced, tokensOf } from "../search/spelling.ts";
import { cleanName } from "../text/clean-name.ts";
import { leastAlike, namesAlike, namesMatch } from "./by-index.ts";
import { numberOf } from "./contact-text.ts";
import { type Reason, signsOf, signsShared, type WebsiteKey, websiteKeyOf } from "./likeness.ts";
import { summaryColumns, toSummary, type VendorRow } from "./summary.ts";

type DuplicateQuery = components["schemas"]["DuplicateQuery"];
type Duplicate = components["schemas"]["Duplicate"];

const atMost = 5;
/** Places within this many kilometres are neighbours: a vendor may be listed under either. */
const neighbouring = 40;
const mostPlaces = 60;
/** Candidates by each sign. */
const mostCandidates = 60;
/** Of the names like a word, those most like the whole. */
const mostLike = 25;
/** Names nearby that are like a word. */
const mostAlike = 500;

/** What is compared. */
interface Candidate {
  id: string;
  name: string;
  location: string[];
  /** By which its telephone number is read; null if there is none to compare it with. */
  country: string | null;
  phone_number: string;
  website: string;
  address: string;
}

export async function duplicatesOf(
  db: Kysely<Schema>,
  lexicon: Lexicon,
  query: DuplicateQuery,
  { authorId, now, forAdmins = false }: { authorId: string | null; now: Date; forAdmins?: boolean },
): Promise<Duplicate[]> {
  const { geography } = lexicon;
  const name = cleanName(query.name);
  const near = await placesAround(db, lexicon, query.location);
  const [{ country } = { country: undefined }] = await db
    .selectFrom("places")
    .select("country")
    .where("id", "=", query.location[0]!)
    .execute();
  const phone = numberOf(query.phoneNumber ?? "", country)?.number ?? null;
  const website = websiteKeyOf(websiteOf(query.website ?? "") ?? "");
  const placeNames = new Set(
    [...near].flatMap((id) => tokensOf(geography.area(id)?.label ?? "").map(({ word }) => word)),
  );
  const signs = signsOf(name, lexicon, placeNames);
  const candidates = await readCandidates(db, {
    name,
    ...signs,
    near: [...near],
    phone,
    website,
    authorId,
    forAdmins,
  });
  const found = candidates
    .flatMap((row) => {
      const isNear = row.location.some((id) => near.has(id));
      const { weights, likeness } = signsShared(
        { name, phone, website, address: query.address ?? "" },
        {
          name: row.name,
          phone: phone === null ? null : (numberOf(row.phone_number, row.country ?? undefined)?.number ?? null),
          website: websiteKeyOf(row.website),
          address: row.address,
        },
        { isNear, lexicon, placeNames },
      );
      if (weights.phone + weights.website + weights.name === 0) return [];
      const reasons = (Object.keys(weights) as Reason[])
        .filter((reason) => weights[reason] > 0)
        .toSorted((a, b) => weights[b] - weights[a]);
      const score = Object.values(weights).reduce((sum, sign) => sum + sign, 0) + likeness;
      return [{ id: row.id, reasons, score }];
    })
    .toSorted((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1))
    .slice(0, atMost);
  const listings = await readListings(
    db,
    found.map(({ id }) => id),
  );
  return found.flatMap(({ id, reasons }) => {
    const row = listings.get(id);
    return row ? [{ vendor: toSummary(row, now), status: row.status, reasons }] : [];
  });
}

/** These places and their neighbours, nearest first. */
async function placesAround(db: Kysely<Schema>, { geography }: Lexicon, ids: readonly string[]): Promise<Set<string>> {
  const near = new Set(ids);
  for (const id of ids) {
    const { middle = null, within = [] } = geography.area(id) ?? {};
    for (const each of within) near.add(each);
    if (!middle) continue;
    const [longitude, latitude] = middle;
    const degrees = neighbouring / 111;
    const wide = degrees / Math.max(0.1, Math.cos((latitude * Math.PI) / 180));
    const around = await db
      .selectFrom("places")
      .select(["id", "latitude", "longitude"])
      .where("latitude", ">=", latitude - degrees)
      .where("latitude", "<=", latitude + degrees)
      .where("longitude", ">=", longitude - wide)
      .where("longitude", "<=", longitude + wide)
      .execute();
    around
      .map((place) => ({ id: place.id, away: distance(middle, [place.longitude, place.latitude]) }))
      .filter(({ away }) => away <= neighbouring * 1_000)
      .toSorted((a, b) => a.away - b.away)
      .slice(0, mostPlaces)
      .forEach((place) => near.add(place.id));
  }
  return near;
}

interface Signs extends ReturnType<typeof signsOf> {
  name: string;
  near: string[];
  phone: string | null;
  website: WebsiteKey | null;
  authorId: string | null;
  /** Whether to look among those that only admins know of, too. */
  forAdmins: boolean;
}

/** Each sign has its own index, and a limit for what many share. */
async function readCandidates(
  db: Kysely<Schema>,
  { name, own, all, near, phone, website, authorId, forAdmins }: Signs,
): Promise<Candidate[]> {
  const isNear = sql`v.location && ${near}::text[]`;
  // Words that tell it apart, misspelt or not, and all of them, for those that are written as one or two: unless one of
  // the words is enough of that, as a long one is, or one at either end.
  const distinctive = own.filter((word) => !isUnspaced(word)).slice(0, 3);
  const isEnough = (word: string) => word.length > 6 || (word.length > 3 && (word === all[0] || word === all.at(-1)));
  const alike = [...distinctive, ...(distinctive.some(isEnough) ? [] : [all.join("")])].map(
    (text) => sql`${namesAlike(sql`name_key(${text})`)} and ${isNear}`,
  );
  // The others as they are spelt, or the beginning of them; if none tells it apart, two of them.
  const some = all.slice(0, 4);
  const pairs = some.length > 1 ? some.flatMap((a, i) => some.slice(i + 1).map((b) => `${a} ${b}`)) : some;
  const others = own.length > 0 ? own.filter((word) => !distinctive.includes(word)) : pairs;
  const spelt = sql.join(
    others.map((words) => sql`search_prefix(${words})`),
    sql` || `,
  );
  // What is compared with each row is a subquery, which is worked out once; a function would be for each row. What is like
  // too many names says nothing.
  const bySpelling = [
    ...(distinctive.length > 0 ? [sql`plainto_tsquery('plain', ${distinctive.slice(0, 2).join(" ")})`] : []),
    ...(others.length > 0 ? [spelt] : []),
  ].map((words) => sql`${namesMatch(sql`(select ${words})`)} and ${isNear}`);
  const byName = [...alike, ...bySpelling].map(
    (condition) => sql`
    (with alike as materialized (
       select v.id, v.name_key from vendors v
       where v.status = 'approved' and ${condition} limit ${mostAlike})
     select id from alike
     order by similarity(name_key, (select name_key(${name}))) desc, id limit ${mostLike})`,
  );
  const byLetters = sql`
    (select v.id from vendors v
     where v.status = 'approved' and v.name_key = any(${lookalikesOf(name)}::text[]) and ${isNear}
     limit ${mostCandidates})`;
  const byPhone = sql`
    (select v.id from vendors v
     where v.status = 'approved' and v.phone_number <> '' and phone_tail(v.phone_number) = phone_tail(${phone})
     limit ${mostCandidates})`;
  const key = website && website.host + website.path.replace(/\?.*$/, "");
  const byWebsite = website?.isShared
    ? sql`
    (select v.id from vendors v
     where v.status = 'approved' and v.website <> '' and website_key(v.website) collate "C" = ${key} limit ${mostCandidates})`
    : sql`
    (select v.id from vendors v
     where v.status = 'approved' and v.website <> ''
       and (website_key(v.website) collate "C" = ${website?.host}
            or website_key(v.website) collate "C" >= ${`${website?.host}/`} and website_key(v.website) collate "C" < ${`${website?.host}0`})
     limit ${mostCandidates})`;
  const byAuthor = sql`
    (select v.id from vendors v
     where v.added_by = ${authorId}::uuid and v.status in ('pending', 'rejected')
     order by v.created_at desc, v.id limit ${mostCandidates})`;
  // Few enough to be looked through, once the place has been compared.
  const isLike = sql`
    ${isNear} and (phone_tail(v.phone_number) = phone_tail(${phone}) or website_key(v.website) = ${website?.host}
      or ${sql.join(
        [...distinctive, all.join(" ")].map(
          (words) => sql`word_similarity((select name_key(${words})), v.name_key) >= ${leastAlike}`,
        ),
        sql` or `,
      )})`;
  const byStatus = sql`
    (select v.id from vendors v where v.status in ('pending', 'suspended') and ${isLike} limit ${mostCandidates})`;
  const bySuppression = sql`
    (select v.id from suppressed_listings join vendors v on v.id = vendor_id where ${isLike} limit ${mostCandidates})`;
  const signs = [
    // A name of nothing but signs has no words.
    ...(all.length > 0 ? byName : []),
    byLetters,
    ...(phone === null ? [] : [byPhone]),
    ...(website === null ? [] : [byWebsite]),
    ...(authorId === null ? [] : [byAuthor]),
    ...(forAdmins ? [byStatus, bySuppression] : []),
  ];
  const { rows } = await sql<Candidate>`
    select v.id, v.name, v.location, case when ${phone}::text is not null then (select country from places where id = v.location[1]) end as country, v.phone_number, v.website, v.address
    from vendors v
    where v.id in (${sql.join(signs, sql` union `)})`.execute(db);
  return rows;
}

/** What is shown of these vendors: of ten times as many candidates, it would be most of what is read. */
async function readListings(db: Kysely<Schema>, ids: string[]) {
  if (ids.length === 0) return new Map<string, never>();
  const { rows } = await sql<VendorRow & { status: Duplicate["status"] }>`
    select ${summaryColumns}, v.status
    from vendors v join vendor_stats s on s.vendor_id = v.id
    where v.id = any(${ids}::uuid[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}
