// All that an admin needs to decide a claim.
import type { components } from "@troth/api-client/schema";
import { type Kysely, sql } from "kysely";
import { concernsThem } from "../partners/concerns.ts";
import type { Schema } from "../database/schema.ts";
import { historyOf, isDecision, lookedThrough, most, toEarlier, toTeam } from "../moderation/case.ts";
import type { PhotoPasses } from "../photos/passes.ts";
import { ProblemError } from "../problems.ts";
import { managersOf } from "../team/managers.ts";
import { accountDecisions } from "../users/people/queries.ts";
import { toVendor } from "../vendors/detail.ts";
import { websiteKeyOf } from "../vendors/likeness.ts";
import { readListing } from "../vendors/listing-queries.ts";
import { withPhotosOpen } from "../vendors/pictures.ts";
import { type ClaimRow, readClaim, readClaimsOf, rivalsOf, toClaim } from "./queries.ts";
import { websiteOrigin } from "./website-origin.ts";

type ClaimCase = components["schemas"]["ClaimCase"];

/** @throws ProblemError not-found */
export async function claimCase(
  db: Kysely<Schema>,
  { id, adminId, now, photoPasses }: { id: string; adminId: string; now: Date; photoPasses: PhotoPasses },
): Promise<ClaimCase> {
  const claim = await readClaim(db, id);
  const listing = claim && (await readListing(db, claim.vendor_id));
  if (!claim || !listing) throw new ProblemError("not-found");
  const { claimant_id: claimantId } = claim;
  const [claimant, account, claims, rivals, managers, history, alike, website, isTheirs] = await Promise.all([
    db.selectFrom("users").select("created_at").where("id", "=", claimantId).executeTakeFirstOrThrow(),
    accountDecisions(db, claimantId),
    readClaimsOf(db, { userId: claimantId, vendorId: null }, null, most.others),
    rivalsOf(db, claim),
    managersOf(db, listing.id),
    historyOf(db, { type: "claim", id, authorId: claimantId }, adminId),
    readAlike(db, claim, { vendorId: listing.id, website: listing.website }),
    websiteOrigin(db, { vendorId: claim.made_for ?? listing.id, website: claim.website, before: id }),
    concernsThem(db, { by: claimantId, vendorId: listing.id }, adminId),
  ]);
  const answer = toClaim(claim);
  return {
    claim: answer,
    version: claim.version,
    since: (claim.status_since ?? claim.decided_at ?? claim.created_at).toISOString(),
    vendor: withPhotosOpen(toVendor(listing, now), listing.status, photoPasses),
    website,
    mayDecide: !isTheirs,
    ...toTeam(managers, listing.owner_id),
    claimant: {
      id: claimantId,
      name: answer.claimant.name,
      memberSince: claimant.created_at.toISOString(),
      addedListing: listing.added_by === claimantId,
      account,
      claims: claims
        .filter((one) => one.id !== id)
        .slice(0, most.others)
        .map(toClaim),
    },
    rivals: rivals.map(toClaim),
    history,
    alike,
  };
}

/**
 * Decisions about other claims to the vendor, and to those with the same website, if it is anyone's own; then about those by
 * people of the same role, who had as much to show.
 */
async function readAlike(
  db: Kysely<Schema>,
  { id, role, email_confirmed_at, document_id }: ClaimRow,
  { vendorId, website }: { vendorId: string; website: string },
): Promise<ClaimCase["alike"]> {
  const key = websiteKeyOf(website);
  const host = key && !key.isShared ? key.host : null;
  const { rows } = await sql<Parameters<typeof toEarlier>[0]>`
    with near as (
      select ${vendorId}::uuid as id
      union select v.id from vendors v
      where v.status = 'approved' and v.website <> ''
        and (website_key(v.website) collate "C" = ${host}
             or website_key(v.website) collate "C" >= ${host === null ? null : `${host}/`}
                and website_key(v.website) collate "C" < ${host === null ? null : `${host}0`})),
    latest as (
      select e.id, e.at, e.action, e.actor_id, e.because, e.reason, e.subject_id from moderation_events e
      where e.subject_type = 'claim' and ${isDecision} and e.action in ('approve', 'reject')
      order by e.at desc, e.id desc limit ${lookedThrough}),
    alike as (
      select e.id, e.at, e.action, e.actor_id, e.because, e.reason, e.subject_id, true as is_near
      from claims c
      join moderation_events e on e.subject_type = 'claim' and e.subject_id = c.id and ${isDecision}
        and e.action in ('approve', 'reject')
      where c.vendor_id in (select id from near)
      union all
      select e.*, false
      from latest e join claims c on c.id = e.subject_id
      where c.role = ${role} and (c.email_confirmed_at is not null) = ${email_confirmed_at !== null}
        and (c.document_id is not null) = ${document_id !== null}
        and c.vendor_id not in (select id from near))
    select c.id, v.id as vendor_id, v.name, v.language, e.action, e.at, e.because, e.reason,
           u.first_name || ' ' || u.last_name as by
    from alike e join claims c on c.id = e.subject_id join vendors v on v.id = c.vendor_id
    left join users u on u.id = e.actor_id and u.deleted_at is null
    where c.id <> ${id}::uuid
    order by e.is_near desc, e.at desc, e.id desc limit ${most.alike}`.execute(db);
  return rows.map(toEarlier);
}
