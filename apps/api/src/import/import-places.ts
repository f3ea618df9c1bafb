// Writes listings into the database, all or none. A listing is recognised by its id at the source, and a digest of its
// content shows whether it has changed, so a second run has nothing to do.
import { hash } from "node:crypto";
import { type Insertable, type Kysely, sql, type Transaction } from "kysely";
import { uuidv7 } from "uuidv7";
import type { Schema } from "../database/schema.ts";
import { demoCategories } from "../demo/data.ts";
import { record } from "../record/record.ts";
import { canonical } from "../text/canonical.ts";
import { suppressionKey } from "../vendors/likeness.ts";
import { toOpeningMinutes } from "../vendors/opening-hours.ts";
import { distance } from "./geometry.ts";
import { addPlaces } from "./add-places.ts";
import type { Listing } from "./listing.ts";
import { listingSlug, skeleton } from "./names.ts";
import { count, emptyReport, type KeptReason, type Report } from "./report.ts";

const source = "osm";

/**
 * Rows per statement that writes. All are one transaction, which holds the embedded database's only session, so others
 * wait for it.
 */
const batchSize = 500;
/** Ids per statement that only looks them up. */
const lookUpSize = 5_000;
/** Within this many metres, the same name in the same trade means the same business. */
const sameSpot = 100;

type Trx = Transaction<Schema>;

/**
 * @param onProgress called with how many are done
 * @returns what was done; if it throws, nothing was
 */
export async function importPlaces(
  db: Kysely<Schema>,
  given: readonly Listing[],
  onProgress: (done: number) => void = () => {},
  now = new Date(),
): Promise<Report> {
  return db.transaction().execute(async (trx) => {
    // Two imports at the same time would each miss what the other writes.
    await sql`select pg_advisory_xact_lock(hashtext('import'))`.execute(trx);
    const report = emptyReport();
    const categories = await openCategories(trx);
    const { ids, made } = await addPlaces(
      trx,
      given.map(({ place }) => place),
    );
    report.places = made;
    const listings = given.map((listing) => ({
      ...listing,
      place: { ...listing.place, id: ids.get(listing.place.id)! },
    }));
    const known = await digestsOf(
      trx,
      listings.map(({ sourceId }) => sourceId),
    );
    // A new listing's namesake may be in a neighbouring town, so the places of known listings count too.
    const hasNew = listings.some(({ sourceId }) => !known.has(sourceId));
    const around = await neighbours(trx, hasNew ? listings : []);
    const isSuppressed = await suppressed(trx);
    const seen = new Set<string>();

    for (let i = 0; i < listings.length; i += batchSize) {
      const fresh: Content[] = [];
      const changed: Content[] = [];
      for (const listing of listings.slice(i, i + batchSize)) {
        if (seen.has(listing.sourceId)) {
          count(report.skipped, "the same object again", listing.name);
          continue;
        }
        seen.add(listing.sourceId);
        const category = listing.category.filter((slug) => categories.has(slug));
        if (category.length === 0) {
          count(report.skipped, "no category", listing.name);
          continue;
        }
        const content = contentOf({ ...listing, category });
        if (known.get(listing.sourceId) === content.row.source_digest) report.unchanged++;
        else if (known.has(listing.sourceId)) changed.push(content);
        else if (isSuppressed(content.listing)) count(report.skipped, "asked not to be listed", listing.name);
        else if (around.has(content.listing)) count(report.skipped, "duplicate", listing.name);
        else {
          around.add(content.listing);
          fresh.push(content);
        }
      }
      await update(trx, changed, now, report);
      await insert(trx, fresh, now);
      report.taken += fresh.length;
      onProgress(Math.min(i + batchSize, listings.length));
    }
    return report;
  });
}

/** The slugs in use. A database without categories gets the usual ones; a retired category stays retired. */
async function openCategories(trx: Trx): Promise<Set<string>> {
  const read = () => trx.selectFrom("categories").select(["slug", "retired_at"]).execute();
  let rows = await read();
  if (rows.length === 0) {
    const usual = demoCategories().map((category, i) => ({ id: uuidv7(), ...category, position: i + 1 }));
    await trx.insertInto("categories").values(usual).execute();
    rows = await read();
  }
  return new Set(rows.filter((row) => row.retired_at === null).map((row) => row.slug));
}

/** The digests of these listings from their last import; null if not known. */
async function digestsOf(trx: Trx, ids: readonly string[]): Promise<Map<string, string | null>> {
  const digests = new Map<string, string | null>();
  for (let i = 0; i < ids.length; i += lookUpSize) {
    // A join and not `= any`, which without an index would compare each row with each id.
    const { rows } = await sql<{ source_id: string; source_digest: string | null }>`
      select v.source_id, v.source_digest
      from unnest(${ids.slice(i, i + lookUpSize)}::text[]) wanted(source_id)
      join vendors v on v.source = ${source} and v.source_id = wanted.source_id`.execute(trx);
    for (const { source_id, source_digest } of rows) digests.set(source_id, source_digest);
  }
  return digests;
}

/** What is already listed in these places, by what the names look like. */
async function neighbours(trx: Trx, listings: readonly Listing[]) {
  type Spot = Pick<Listing, "name" | "category" | "latitude" | "longitude">;
  const bySkeleton = new Map<string, Spot[]>();
  const add = (spot: Spot) => {
    const key = skeleton(spot.name);
    const spots = bySkeleton.get(key);
    if (spots) spots.push(spot);
    else bySkeleton.set(key, [spot]);
  };
  const places = [...new Set(listings.map(({ place }) => place.id))];
  const rows = places.length
    ? await trx
        .selectFrom("vendors")
        .select(["name", "category", "latitude", "longitude"])
        .where(sql<boolean>`location && ${places}::text[]`)
        .where("status", "in", ["approved", "pending", "suspended", "merged"])
        .execute()
    : [];
  for (const { latitude, longitude, ...row } of rows) {
    if (latitude !== null && longitude !== null) add({ ...row, latitude, longitude });
  }
  return {
    add,
    has: (listing: Spot) =>
      (bySkeleton.get(skeleton(listing.name)) ?? []).some(
        (other) =>
          other.category.some((slug) => listing.category.includes(slug)) &&
          distance([listing.longitude, listing.latitude], [other.longitude, other.latitude]) <= sameSpot,
      ),
  };
}

/** Listings whose businesses don't want to be listed, as they are or under another id. */
async function suppressed(trx: Trx): Promise<(listing: Listing) => boolean> {
  const rows = await trx.selectFrom("suppressed_listings").selectAll().execute();
  const ids = new Set(rows.map((row) => `${row.source} ${row.source_id}`));
  const names = new Set(rows.flatMap((row) => row.places.map((place) => `${place} ${row.skeleton}`)));
  const websites = new Set(rows.map((row) => row.website_key).filter(Boolean));
  return ({ sourceId, name, place, website }) =>
    ids.has(`${source} ${sourceId}`) ||
    names.has(`${place.id} ${skeleton(name)}`) ||
    websites.has(suppressionKey(website));
}

const columns = [
  "name",
  "language",
  "category",
  "location",
  "phone_number",
  "website",
  "address",
  "social_media",
  "opening_hours",
  "time_zone",
  "latitude",
  "longitude",
] as const;

async function knownListings(trx: Trx, ids: readonly string[]) {
  const rows = await trx
    .selectFrom("vendors")
    .select(["id", "source_id", "owner_id", "status", "updated_at", "imported_at", ...columns])
    .where("source", "=", source)
    .where(sql<boolean>`source_id = any(${ids}::text[])`)
    .forUpdate()
    .execute();
  return new Map(rows.map((row) => [row.source_id!, row]));
}

type Known = Awaited<ReturnType<typeof knownListings>> extends Map<string, infer Row> ? Row : never;

/** Updates known listings, except those that people have made their own. */
async function update(trx: Trx, contents: readonly Content[], now: Date, report: Report) {
  if (contents.length === 0) return;
  const all = await knownListings(
    trx,
    contents.map(({ listing }) => listing.sourceId),
  );
  const same: { id: string; digest: string }[] = [];
  for (const { listing, row } of contents) {
    const known = all.get(listing.sourceId)!;
    const content = { ...row, social_media: listing.socialMedia, opening_hours: listing.openingHours };
    if (columns.every((column) => canonical(known[column]) === canonical(content[column]))) {
      same.push({ id: known.id, digest: row.source_digest });
      report.unchanged++;
      continue;
    }
    const keep = keptBecause(known);
    if (keep) {
      count(report.kept, keep, known.name);
      continue;
    }
    await trx
      .updateTable("vendors")
      .set({ ...row, version: sql`version + 1`, imported_at: now, updated_at: now })
      .where("id", "=", known.id)
      .execute();
    report.updated++;
  }
  if (same.length === 0) return;
  await sql`
    update vendors v set source_digest = s.digest
    from unnest(${same.map(({ id }) => id)}::uuid[], ${same.map(({ digest }) => digest)}::text[]) s(id, digest)
    where v.id = s.id`.execute(trx);
}

function keptBecause(known: Known): KeptReason | null {
  if (known.owner_id !== null) return "claimed by its owner";
  if (known.status === "merged") return "merged into another listing";
  if (known.status !== "approved") return "not approved here";
  // An import writes the same value to both times; an edit writes a later one.
  if (known.imported_at && known.updated_at > known.imported_at) return "edited here since";
  return null;
}

async function insert(trx: Trx, contents: readonly Content[], now: Date) {
  if (contents.length === 0) return;
  const slugs = await freeSlugs(
    trx,
    contents.map(({ listing }) => listing),
  );
  const rows = contents.map(({ listing, row }, i): Insertable<Schema["vendors"]> & { id: string } => ({
    id: uuidv7(),
    slug: slugs[i]!,
    ...row,
    owner_id: null,
    added_by: null,
    status: "approved",
    source,
    source_id: listing.sourceId,
    imported_at: now,
    created_at: now,
    updated_at: now,
  }));
  await trx.insertInto("vendors").values(rows).execute();
  await record(
    trx,
    rows.map(({ id, source_id }) => ({
      at: now,
      actor: null,
      action: "import",
      subjectType: "vendor",
      subjectId: id,
      to: "approved",
      reason: `${source} ${source_id}`,
    })),
  );
}

/** A listing and its row. */
type Content = ReturnType<typeof contentOf>;

function contentOf(listing: Listing) {
  const row = {
    name: listing.name,
    language: listing.language,
    category: listing.category,
    location: [listing.place.id],
    phone_number: listing.phoneNumber,
    website: listing.website,
    address: listing.address,
    social_media: JSON.stringify(listing.socialMedia),
    opening_hours: JSON.stringify(listing.openingHours),
    opening_minutes: toOpeningMinutes(listing.openingHours),
    time_zone: listing.timeZone,
    latitude: listing.latitude,
    longitude: listing.longitude,
  };
  return { listing, row: { ...row, source_digest: hash("sha1", JSON.stringify(row), "base64url") } };
}

/** Name and place, plus the id at the source if that slug is taken or the name can't be transliterated. */
async function freeSlugs(trx: Trx, listings: readonly Listing[]): Promise<string[]> {
  const wanted = listings.map(({ nameSlug, place }) => listingSlug(nameSlug, place.id));
  const { rows } = await sql<{ slug: string }>`select slug from vendors where slug = any(${wanted}::text[])`.execute(
    trx,
  );
  const taken = new Set(rows.map(({ slug }) => slug));
  return listings.map(({ sourceId, nameSlug, place }, i) => {
    const slug = wanted[i]!;
    if (nameSlug !== "" && !taken.has(slug)) {
      taken.add(slug);
      return slug;
    }
    return listingSlug(nameSlug, place.id, sourceId.replace("/", "-"));
  });
}
