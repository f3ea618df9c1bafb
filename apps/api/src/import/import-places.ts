// Writes listings into the database, all or none. A listing is recognised by its id at the source, and a digest of its
// content shows whether it has changed, so a second run has nothing to do. Listings are read as they are needed, twice,
// so what is kept of each is its id and digest.
import { hash } from "node:crypto";
import { type Insertable, type Kysely, sql, type Transaction } from "kysely";
import { uuidv7 } from "uuidv7";
import type { Schema } from "../database/schema.ts";
import { demoCategories } from "../demo/data.ts";
import { record } from "../record/record.ts";
import type { Lexicon } from "../search/lexicon.ts";
import { canonical } from "../text/canonical.ts";
import { suppressionKey } from "../vendors/likeness.ts";
import { toOpeningMinutes } from "../vendors/opening-hours.ts";
import { addPlaces } from "./add-places.ts";
import type { Listing, Place, Source } from "./listing.ts";
import { listingSlug, skeleton } from "./names.ts";
import { type Neighbours, readNeighbours, tradeWords } from "./neighbours.ts";
import { count, emptyReport, type KeptReason, type Report } from "./report.ts";

/**
 * Rows per statement that writes. All are one transaction, which holds the embedded database's only session, so others
 * wait for it.
 */
const batchSize = 500;
/** Ids per statement that only looks them up. */
const lookUpSize = 5_000;

type Trx = Transaction<Schema>;

/** Can be read more than once. */
export type Listings = Iterable<Listing> | AsyncIterable<Listing>;

/**
 * @param onProgress called with how many are done
 * @param options.dryRun does everything, and undoes it
 * @returns what was done; if it throws, nothing was
 */
export async function importPlaces(
  db: Kysely<Schema>,
  given: Listings,
  onProgress: (done: number) => void = () => {},
  now = new Date(),
  { dryRun = false }: { dryRun?: boolean } = {},
): Promise<Report> {
  const words = (await hasOtherSources(db, given)) ? tradeWords() : null;
  try {
    return await db.transaction().execute(async (trx) => {
      const report = await importAll(trx, given, { onProgress, now, words });
      if (dryRun) throw new DryRunEnd(report);
      return report;
    });
  } catch (error) {
    if (error instanceof DryRunEnd) return error.report;
    throw error;
  }
}

class DryRunEnd extends Error {
  readonly report: Report;
  constructor(report: Report) {
    super("This was only a trial.");
    this.report = report;
  }
}

/** Whether there are listings that didn't come from where the first of these does. */
async function hasOtherSources(db: Kysely<Schema>, given: Listings): Promise<boolean> {
  for await (const { source } of given) {
    const { rows } = await sql<{ found: boolean }>`
      select exists (select from vendors where source is distinct from ${source.id}) as found`.execute(db);
    return rows[0]!.found;
  }
  return false;
}

async function importAll(
  trx: Trx,
  given: Listings,
  { onProgress, now, words }: { onProgress: (done: number) => void; now: Date; words: Lexicon | null },
): Promise<Report> {
  // Two imports at the same time would each miss what the other writes.
  await sql`select pg_advisory_xact_lock(hashtext('import'))`.execute(trx);
  const report = emptyReport();
  const categories = await openCategories(trx);
  const { places, sources, known, total } = await survey(trx, given);
  const { ids, made } = await addPlaces(trx, places);
  report.places = made;
  // A new listing's namesake may be in a neighbouring town, so the places of known listings count too.
  const hasNew = known.size < total;
  const around = await readNeighbours(trx, hasNew ? [...new Set(ids.values())] : [], words);
  const isSuppressed = await suppressed(trx);
  const seen = new Set<string>();
  /** Sources of listings that are in the directory now, whatever became of them here. */
  const present = new Set<string>();

  let done = 0;
  for await (const batch of batches(given, batchSize)) {
    const fresh: Content[] = [];
    const changed: Content[] = [];
    for (const each of batch) {
      const key = keyOf(each);
      if (seen.has(key)) {
        count(report.skipped, "the same object again", each.name);
        continue;
      }
      seen.add(key);
      const category = [...new Set(each.category.flatMap((slug) => categories.get(slug) ?? []))];
      if (category.length === 0) {
        count(report.skipped, "no category", each.name);
        continue;
      }
      const place = { ...each.place, id: ids.get(each.place.id)! };
      const content = contentOf({ ...each, place, category });
      if (known.has(key)) present.add(each.source.id);
      if (known.get(key) === content.row.source_digest) report.unchanged++;
      else if (known.has(key)) changed.push(content);
      else if (isNew(content.listing, { isSuppressed, around, report })) {
        around.add(content.listing);
        fresh.push(content);
        present.add(each.source.id);
      }
    }
    await update(trx, changed, now, report);
    await insert(trx, fresh, now);
    report.taken += fresh.length;
    done += batch.length;
    onProgress(done);
  }
  // Even if nothing has changed, or all of it is kept: a mapping may say only now whose data it is.
  const credited = sources.filter(({ id, licences }) => licences.length > 0 && present.has(id));
  await addSources(trx, credited);
  report.credits = credited.map(({ holders, licences }) => `© ${holders.join(", ")} (${licences.join(", ")})`);
  return report;
}

function isNew(
  listing: Listing,
  { isSuppressed, around, report }: { isSuppressed: (listing: Listing) => boolean; around: Neighbours; report: Report },
): boolean {
  if (isSuppressed(listing)) {
    count(report.skipped, "asked not to be listed", listing.name);
    return false;
  }
  const other = around.duplicateOf(listing);
  if (other === null) return true;
  if (other.surely) count(report.skipped, "duplicate", listing.name);
  else {
    const where = other.vendorId === null ? "of the same run" : `vendor ${other.vendorId}`;
    count(report.skipped, "likely duplicate", `${listing.name}: “${other.name}”, ${where}`);
  }
  return false;
}

const keyOf = ({ source, sourceId }: Pick<Listing, "source" | "sourceId">) => `${source.id} ${sourceId}`;

async function* batches(given: Listings, size: number): AsyncGenerator<Listing[]> {
  let batch: Listing[] = [];
  for await (const listing of given) {
    batch.push(listing);
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** What has to be known of all listings before the first can be written. */
async function survey(trx: Trx, given: Listings) {
  const places = new Map<string, Place>();
  const sources = new Map<string, Source>();
  /** The digests of known listings from their last import; null if it isn't known. */
  const known = new Map<string, string | null>();
  const all = new Set<string>();
  for await (const batch of batches(given, lookUpSize)) {
    for (const { place, source, sourceId } of batch) {
      places.set(place.id, place);
      const earlier = sources.get(source.id);
      if (earlier !== source) sources.set(source.id, earlier ? together(earlier, source) : source);
      all.add(keyOf({ source, sourceId }));
    }
    // A join and not `= any`, which without an index would compare each row with each id.
    const { rows } = await sql<{ source: string; source_id: string; source_digest: string | null }>`
      select v.source, v.source_id, v.source_digest
      from unnest(${batch.map(({ source }) => source.id)}::text[], ${batch.map(({ sourceId }) => sourceId)}::text[])
        wanted(source, source_id)
      join vendors v on v.source = wanted.source and v.source_id = wanted.source_id`.execute(trx);
    for (const row of rows) known.set(`${row.source} ${row.source_id}`, row.source_digest);
  }
  return { places: [...places.values()], sources: [...sources.values()], known, total: all.size };
}

/** A source's listings may be made from several, under several licences. */
const together = (a: Source, b: Source): Source => ({
  ...b,
  holders: [...new Set([...a.holders, ...b.holders])],
  licences: [...new Set([...a.licences, ...b.licences])],
});

/** Whom to credit from now on. An earlier import's listings are still there, so no one is ever taken out. */
async function addSources(trx: Trx, sources: readonly Source[]): Promise<void> {
  for (const { id, holders, licences, url } of sources) {
    const known = await trx.selectFrom("listing_sources").selectAll().where("source", "=", id).executeTakeFirst();
    const all = known ? together({ id, ...known }, { id, holders, licences, url }) : { id, holders, licences, url };
    const row = { holders: all.holders, licences: all.licences, url: all.url };
    await trx
      .insertInto("listing_sources")
      .values({ source: id, ...row })
      .onConflict((oc) => oc.column("source").doUpdateSet(row))
      .execute();
  }
}

/**
 * The slugs in use, by all that lead to them: a file knows a category by its first one. A database without categories
 * gets the usual ones; a retired category stays retired.
 */
async function openCategories(trx: Trx): Promise<Map<string, string>> {
  const isEmpty = !(await trx.selectFrom("categories").select("id").limit(1).executeTakeFirst());
  if (isEmpty) {
    const usual = demoCategories().map((category, i) => ({ id: uuidv7(), ...category, position: i + 1 }));
    await trx.insertInto("categories").values(usual).execute();
  }
  const { rows } = await sql<{ given: string; slug: string }>`
    select unnest(c.slug || array(select s.slug from category_slugs s where s.category_id = c.id)) as given, c.slug
    from categories c where c.retired_at is null`.execute(trx);
  return new Map(rows.map(({ given, slug }) => [given, slug]));
}

/** Listings whose businesses don't want to be listed, as they are or under another id. */
async function suppressed(trx: Trx): Promise<(listing: Listing) => boolean> {
  const rows = await trx.selectFrom("suppressed_listings").selectAll().execute();
  const ids = new Set(rows.map((row) => `${row.source} ${row.source_id}`));
  const names = new Set(rows.flatMap((row) => row.places.map((place) => `${place} ${row.skeleton}`)));
  const websites = new Set(rows.map((row) => row.website_key).filter(Boolean));
  return ({ source, sourceId, name, place, website }) =>
    ids.has(keyOf({ source, sourceId })) ||
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
  "description",
] as const;

async function knownListings(trx: Trx, listings: readonly Listing[]) {
  const rows = await trx
    .selectFrom("vendors")
    .select(["id", "source", "source_id", "owner_id", "status", "updated_at", "imported_at", ...columns])
    .where("source", "in", [...new Set(listings.map(({ source }) => source.id))])
    .where(sql<boolean>`source_id = any(${listings.map(({ sourceId }) => sourceId)}::text[])`)
    .forUpdate()
    .execute();
  return new Map(rows.map((row) => [`${row.source} ${row.source_id}`, row]));
}

type Known = Awaited<ReturnType<typeof knownListings>> extends Map<string, infer Row> ? Row : never;

/** Updates known listings, except those that people have made their own. */
async function update(trx: Trx, contents: readonly Content[], now: Date, report: Report) {
  if (contents.length === 0) return;
  const all = await knownListings(
    trx,
    contents.map(({ listing }) => listing),
  );
  const same: { id: string; digest: string }[] = [];
  for (const { listing, row } of contents) {
    const known = all.get(keyOf(listing))!;
    const content = {
      description: known.description,
      ...row,
      social_media: listing.socialMedia,
      opening_hours: listing.openingHours,
    };
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
    source: listing.source.id,
    source_id: listing.sourceId,
    imported_at: now,
    created_at: now,
    updated_at: now,
  }));
  await trx.insertInto("vendors").values(rows).execute();
  await record(
    trx,
    rows.map(({ id, source, source_id }) => ({
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
    ...(listing.description !== undefined && { description: listing.description }),
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
  return listings.map(({ source, sourceId, nameSlug, place }, i) => {
    const slug = wanted[i]!;
    if (nameSlug !== "" && !taken.has(slug)) {
      taken.add(slug);
      return slug;
    }
    // Other sources' ids are long, or could be anything.
    const id =
      source.id === "osm" ? sourceId.replace("/", "-") : hash("sha1", keyOf({ source, sourceId })).slice(0, 10);
    return listingSlug(nameSlug, place.id, id);
  });
}
