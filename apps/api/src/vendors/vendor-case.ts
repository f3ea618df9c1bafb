// All that an admin needs to decide about a vendor.
import type { components } from "@troth/api-client/schema";
import { type Kysely, sql } from "kysely";
import { concernsThem } from "../partners/concerns.ts";
import type { Schema, VendorStatus } from "../database/schema.ts";
import { isDecision, lookedThrough, most, toEarlier, toTeam } from "../moderation/case.ts";
import type { PhotoPasses } from "../photos/passes.ts";
import { ProblemError } from "../problems.ts";
import type { Lexicon } from "../search/lexicon.ts";
import { managersOf } from "../team/managers.ts";
import { cleanName } from "../text/clean-name.ts";
import { accountDecisions } from "../users/people/queries.ts";
import { toVendor } from "./detail.ts";
import { duplicatesOf } from "./duplicates.ts";
import { readHistory, toEntry } from "./history.ts";
import { readListing, readListings } from "./listing-queries.ts";
import { withPhotosOpen } from "./pictures.ts";

type Db = Kysely<Schema>;
type VendorCase = components["schemas"]["VendorCase"];

/** @throws ProblemError not-found */
export async function vendorCase(
  db: Db,
  lexicon: Lexicon,
  { id, adminId, now, photoPasses }: { id: string; adminId: string; now: Date; photoPasses: PhotoPasses },
): Promise<VendorCase> {
  const listing = await readListing(db, id);
  if (!listing) throw new ProblemError("not-found");
  const { added_by: authorId } = listing;
  const [since, author, managers, isTheirs, history, duplicates, alike] = await Promise.all([
    readSince(db, id),
    authorId === null ? null : readAuthor(db, authorId, id),
    managersOf(db, id),
    concernsThem(db, { by: authorId, vendorId: id }, adminId),
    readHistory(db, id, null, null, most.history - 1),
    duplicatesOf(
      db,
      lexicon,
      {
        name: listing.name,
        location: listing.location,
        phoneNumber: listing.phone_number,
        website: listing.website,
        address: listing.address,
      },
      { authorId, now, forAdmins: true },
    ),
    readAlike(db, { id, authorId, category: listing.category }),
  ]);
  const ids = duplicates.map(({ vendor }) => vendor.id);
  const [others, suppressed] = await Promise.all([
    readListings(db, ids),
    db
      .selectFrom("suppressed_listings")
      .select("vendor_id")
      .where("vendor_id", "=", sql<string>`any(${ids}::uuid[])`)
      .execute(),
  ]);
  return {
    vendor: withPhotosOpen(toVendor(listing, now), listing.status, photoPasses),
    version: listing.version,
    since: since.toISOString(),
    decision: listing.decision,
    mayDecide: !isTheirs,
    author,
    ...toTeam(managers, listing.owner_id),
    history: history
      .slice(0, most.history)
      .map((entry) => toEntry(entry, listing, { userId: adminId, relation: "admin" })),
    duplicates: duplicates.flatMap(({ vendor, reasons }) => {
      const other = vendor.id === id ? undefined : others.find((one) => one.id === vendor.id);
      if (!other) return [];
      const isUnwanted = suppressed.some(({ vendor_id }) => vendor_id === other.id);
      return [{ vendor: withPhotosOpen(toVendor(other, now), other.status, photoPasses), reasons, isUnwanted }];
    }),
    alike,
  };
}

async function readSince(db: Db, id: string): Promise<Date> {
  const { since } = await db
    .selectFrom("vendors")
    .select(({ fn }) => fn.coalesce("status_since", "created_at").as("since"))
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return since;
}

async function readAuthor(db: Db, authorId: string, vendorId: string): Promise<VendorCase["author"]> {
  const author = await db
    .selectFrom("users")
    .select(["first_name", "last_name", "created_at"])
    .where("id", "=", authorId)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  if (!author) return null;
  const others = await db
    .selectFrom("vendors")
    .select(["id", "name", "language", "status", "created_at"])
    .where("added_by", "=", authorId)
    .where("id", "<>", vendorId)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(most.others)
    .execute();
  return {
    id: authorId,
    name: cleanName(`${author.first_name} ${author.last_name}`),
    memberSince: author.created_at.toISOString(),
    account: await accountDecisions(db, authorId),
    vendors: others.map(({ created_at, ...vendor }) => ({
      ...vendor,
      status: vendor.status as VendorStatus,
      createdAt: created_at.toISOString(),
    })),
  };
}

/** Decisions about other vendors by the same author or in the same categories. */
async function readAlike(
  db: Db,
  { id, authorId, category }: { id: string; authorId: string | null; category: string[] },
): Promise<VendorCase["alike"]> {
  const { rows } = await sql<Parameters<typeof toEarlier>[0]>`
    select v.id, v.id as vendor_id, v.name, v.language, e.action, e.at,
           case when d.event_id is not null then nullif(e.reason, '') end as because,
           coalesce(d.explanation, e.reason) as reason, u.first_name || ' ' || u.last_name as by
    from (
      select e.* from (
        select e.id, e.at, e.action, e.actor_id, e.reason, e.subject_id from moderation_events e
        where e.subject_type = 'vendor' and ${isDecision}
        order by e.at desc, e.id desc limit ${lookedThrough}) e
      join vendors v on v.id = e.subject_id and v.category && ${category}::text[]
      union
      select e.id, e.at, e.action, e.actor_id, e.reason, e.subject_id
      from vendors v join moderation_events e on e.subject_type = 'vendor' and e.subject_id = v.id and ${isDecision}
      where v.added_by = ${authorId}::uuid) e
    join vendors v on v.id = e.subject_id
    left join vendor_decisions d on d.event_id = e.id
    left join users u on u.id = e.actor_id and u.deleted_at is null
    where v.id <> ${id}::uuid and e.action in ('approve', 'reject', 'suspend', 'reinstate')
    order by e.at desc, e.id desc limit ${most.alike}`.execute(db);
  return rows.map(toEarlier);
}
