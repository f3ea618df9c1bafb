// All that an admin needs to decide what someone proposes for a listing.
import type { components } from "@troth/api-client/schema";
import { isOfTheirVendor, isVoiceOf } from "../partners/concerns.ts";
import { type Kysely, sql } from "kysely";
import type { Schema } from "../database/schema.ts";
import { historyOf, isDecision, lookedThrough, most, toTeam } from "../moderation/case.ts";
import type { PhotoPasses } from "../photos/passes.ts";
import { ProblemError } from "../problems.ts";
import { managersOf } from "../team/managers.ts";
import { cleanName } from "../text/clean-name.ts";
import { accountDecisions } from "../users/people/queries.ts";
import { toVendor } from "./detail.ts";
import { readListing } from "./listing-queries.ts";
import { withPhotosOpen } from "./pictures.ts";
import { type ProposalRow, readProposal, readProposals, toProposal, toProposals } from "./proposals.ts";

type ProposalCase = components["schemas"]["ProposalCase"];

/** @throws ProblemError not-found */
export async function proposalCase(
  db: Kysely<Schema>,
  { id, adminId, now, photoPasses }: { id: string; adminId: string; now: Date; photoPasses: PhotoPasses },
): Promise<ProposalCase> {
  const row = await readProposal(db, id);
  const listing = row && (await readListing(db, row.vendor_id));
  if (!row || !listing) throw new ProblemError("not-found");
  const { proposer_id: proposerId } = row;
  const but = (rows: ProposalRow[]) => rows.filter((one) => one.id !== id).slice(0, most.others);
  const [proposer, account, proposals, others, managers, isByThem, isTheirs, history, alike] = await Promise.all([
    db.selectFrom("users").select("created_at").where("id", "=", proposerId).executeTakeFirstOrThrow(),
    accountDecisions(db, proposerId),
    readProposals(db, { proposerId }, null, most.others),
    readProposals(db, { vendorId: listing.id, withProblems: true }, null, most.others),
    managersOf(db, listing.id),
    isVoiceOf(db, proposerId, adminId),
    isOfTheirVendor(db, listing.id, adminId),
    historyOf(db, { type: "proposal", id, authorId: proposerId }, adminId),
    readAlike(db, row),
  ]);
  return {
    proposal: toProposal(row, listing, true),
    version: listing.version,
    vendor: withPhotosOpen(toVendor(listing, now), listing.status, photoPasses),
    ...toTeam(managers, listing.owner_id),
    notByYou: isTheirs ? "yours" : isByThem ? "proposed" : null,
    proposer: {
      id: proposerId,
      name: cleanName(`${row.first_name} ${row.last_name}`),
      memberSince: proposer.created_at.toISOString(),
      account,
      proposals: await toProposals(db, but(proposals), true),
    },
    others: but(others).map((other) => toProposal(other, listing, true)),
    // The record has the rule, and what was said is beside it.
    history: history.map((entry) => ({ ...entry, reason: decides(entry.action) ? row.explanation : "" })),
    alike,
  };
}

const decides = (action: string): boolean => action === "accept" || action === "decline" || action === "answer";

/** What admins decided about other proposals for the same listing or by the same person; then about those that would change the same. */
async function readAlike(
  db: Kysely<Schema>,
  { id, vendor_id, proposer_id, changes }: ProposalRow,
): Promise<ProposalCase["alike"]> {
  const fields = changes.map(({ field }) => field);
  const isNear = sql`(p.vendor_id = ${vendor_id}::uuid or p.proposer_id = ${proposer_id}::uuid)`;
  const { rows } = await sql<{
    id: string;
    vendor: components["schemas"]["ClaimVendor"];
    action: "accept" | "decline";
    because: components["schemas"]["ProposalRefusal"] | null;
    explanation: string;
    by: string | null;
    at: Date;
  }>`
    with latest as (
      select e.id, e.at, e.action, e.actor_id, e.subject_id from moderation_events e
      where e.subject_type = 'proposal' and ${isDecision}
      order by e.at desc, e.id desc limit ${lookedThrough}),
    alike as (
      select e.id, e.at, e.action, e.actor_id, e.subject_id, true as is_near
      from vendor_proposals p
      join moderation_events e on e.subject_type = 'proposal' and e.subject_id = p.id and ${isDecision}
      where p.status = 'decided' and ${isNear}
      union all
      select e.*, false
      from latest e join vendor_proposals p on p.id = e.subject_id
      where proposed_fields(p.changes) && ${fields}::text[] and not ${isNear})
    select p.id, json_build_object('id', v.id, 'name', v.name, 'language', v.language) as vendor, e.action, p.because,
           p.explanation, u.first_name || ' ' || u.last_name as by, e.at
    from alike e join vendor_proposals p on p.id = e.subject_id join vendors v on v.id = p.vendor_id
    left join users u on u.id = e.actor_id and u.deleted_at is null
    where p.id <> ${id}::uuid
    order by e.is_near desc, e.at desc, e.id desc limit ${most.alike}`.execute(db);
  return rows.map(({ explanation, by, at, ...decision }) => ({
    ...decision,
    reason: explanation,
    by: by === null ? null : cleanName(by),
    at: at.toISOString(),
  }));
}
