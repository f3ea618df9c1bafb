// The e-mails that a decision would send. The decision is made by the very handler that makes it in earnest, in a
// transaction that is rolled back; whatever else a handler could reach has no effect here.
import type { components } from "@troth/api-client/schema";
import type { FastifyReply } from "fastify";
import { type RawBuilder, sql, type Transaction } from "kysely";
import { claimHandlers } from "../claims/handlers.ts";
import { operations } from "../contract/contract.ts";
import type { Call, Handlers, OperationId } from "../contract/handlers.ts";
import type { PublicCache } from "../contract/public-cache.ts";
import { bodyCheck, parameterCheck } from "../contract/validation.ts";
import { inTransaction } from "../database/open.ts";
import type { Schema } from "../database/schema.ts";
import type { Jobs } from "../jobs/jobs.ts";
import { sendEmailQueue } from "../mail/outbox.ts";
import { noticeHandlers } from "../notices/handlers.ts";
import { ProblemError } from "../problems.ts";
import { proofHandlers } from "../proofs/handlers.ts";
import { removalHandlers } from "../removals/handlers.ts";
import { reportTicketHandlers } from "../report-tickets/handlers.ts";
import { reviewWriteHandlers } from "../reviews/write-handlers.ts";
import type { Services } from "../services.ts";
import { teamHandlers } from "../team/handlers.ts";
import { adminHandlers } from "../users/admins/handlers.ts";
import { peopleHandlers } from "../users/people/handlers.ts";
import { listingHandlers } from "../vendors/listing-handlers.ts";
import { mergeHandlers } from "../vendors/merge-handlers.ts";
import { proposalHandlers } from "../vendors/proposal-handlers.ts";

type Schemas = components["schemas"];
type Subject = Schemas["DecisionToPreview"]["subject"];
type Mail = Schemas["DecisionPreview"]["mails"][number];
type Sql = RawBuilder<unknown>;

interface Decision {
  operation: OperationId;
  handlers: (services: Services) => Partial<Handlers>;
  /** What people are to what is decided about: who and what, the first line counts. */
  people: (id: string, decision: { [field: string]: unknown }) => Sql;
  /** Who gets e-mails without having an account. */
  stranger?: Mail["to"];
}

const managers = (vendor: Sql): Sql => sql`
  select m.user_id, case when v.owner_id = m.user_id then 'owner' else 'manager' end as role
  from vendor_managers m join vendors v on v.id = m.vendor_id where m.vendor_id in (${vendor})`;
const merged = (one: Sql, other: Sql): Sql => sql`
  ${managers(sql`select id from vendors where id in (${one}) or id in (${other})`)}
  union all select added_by, 'author' from vendors where id = (${one})`;
const author = (reviews: Sql): Sql => sql`select author_id, 'author' from reviews where id in (${reviews})`;
const reporters = (reviews: Sql): Sql => sql`
  select p.reporter_id, 'reporter' from review_reports p join report_tickets t on t.id = p.ticket_id
  where t.review_id in (${reviews})`;

const aboutPerson = (operation: OperationId, handlers: Decision["handlers"] = peopleHandlers): Decision => ({
  operation,
  handlers,
  people: (id) => sql`select ${id}::uuid, 'person'`,
});

/** Every decision that admins make. */
const decisions: Record<Subject, Decision> = {
  vendor: {
    operation: "decideVendor",
    handlers: listingHandlers,
    people: (id) => sql`
      ${managers(sql`${id}::uuid`)} union all select added_by, 'author' from vendors where id = ${id}::uuid`,
    stranger: "requester",
  },
  merge: {
    operation: "mergeVendors",
    handlers: mergeHandlers,
    people: (id, { into }) => merged(sql`${id}::uuid`, sql`${into as string}::uuid`),
  },
  unmerge: {
    operation: "unmergeVendor",
    handlers: mergeHandlers,
    people: (id) => merged(sql`${id}::uuid`, sql`select merged_into from vendors where id = ${id}::uuid`),
  },
  ownership: {
    operation: "endOwnership",
    handlers: teamHandlers,
    people: (id) => managers(sql`${id}::uuid`),
  },
  claim: {
    operation: "decideClaim",
    handlers: claimHandlers,
    people: (id) => sql`
      select claimant_id, 'claimant' from claims where id = ${id}::uuid
      union all ${managers(sql`select vendor_id from claims where id = ${id}::uuid`)}
      union all select r.claimant_id, 'rival' from claims c join claims r on r.vendor_id = c.vendor_id
      where c.id = ${id}::uuid
      union all select v.added_by, 'author' from claims c join vendors v on v.id = c.vendor_id where c.id = ${id}::uuid`,
  },
  proposal: {
    operation: "decideProposal",
    handlers: proposalHandlers,
    people: (id) => sql`select proposer_id, 'proposer' from vendor_proposals where id = ${id}::uuid`,
  },
  review: {
    operation: "decideReview",
    handlers: reviewWriteHandlers,
    people: (id) => sql`
      ${author(sql`${id}::uuid`)}
      union all ${reporters(sql`${id}::uuid`)}
      union all ${managers(sql`select vendor_id from reviews where id = ${id}::uuid`)}`,
  },
  report: {
    operation: "decideReports",
    handlers: reportTicketHandlers,
    people: (id) => sql`
      ${author(sql`select review_id from report_tickets where id = ${id}::uuid`)}
      union all select reporter_id, 'reporter' from review_reports where ticket_id = ${id}::uuid
      union all ${managers(sql`
        select r.vendor_id from report_tickets t join reviews r on r.id = t.review_id where t.id = ${id}::uuid`)}`,
    stranger: "notifier",
  },
  notice: {
    operation: "decideNotice",
    handlers: noticeHandlers,
    people: (receipt) => sql`
      ${author(sql`select review_id from notices where receipt = ${receipt}`)}
      union all ${reporters(sql`select review_id from notices where receipt = ${receipt}`)}
      union all ${managers(sql`select vendor_id from notices where receipt = ${receipt}`)}
      union all select v.added_by, 'author' from notices n join vendors v on v.id = n.vendor_id where n.receipt = ${receipt}`,
    stranger: "notifier",
  },
  removal: {
    operation: "decideRemoval",
    handlers: removalHandlers,
    people: (receipt) => {
      const tree = sql`
        with recursive root as (
          select id, merged_into from vendors where id = (select vendor_id from removal_requests where receipt = ${receipt})
          union select v.id, v.merged_into from root join vendors v on v.id = root.merged_into),
        tree as (
          select id from root where merged_into is null
          union select v.id from tree join vendors v on v.merged_into = tree.id)
        select id from tree`;
      return sql`
        ${managers(tree)}
        union all select added_by, 'author' from vendors where id in (${tree})
        union all select claimant_id, 'claimant' from claims where vendor_id in (${tree})
        union all select proposer_id, 'proposer' from vendor_proposals where vendor_id in (${tree})`;
    },
    stranger: "requester",
  },
  proof: {
    operation: "decideProof",
    handlers: proofHandlers,
    people: (id) => author(sql`select review_id from review_proofs where id = ${id}::uuid`),
  },
  warning: aboutPerson("warnPerson"),
  suspension: aboutPerson("suspendPerson"),
  lift: aboutPerson("liftSuspension"),
  withdrawal: aboutPerson("withdrawAdmin"),
  sessions: aboutPerson("revokeUserSessions", adminHandlers),
  erasure: aboutPerson("erasePerson"),
};

/** What each operation itself takes. */
const checks = Object.fromEntries(
  Object.entries(decisions).map(([subject, { operation }]) => {
    const { parameters, requestBody } = operations.find(({ operationId }) => operationId === operation)!;
    const inPath = parameters.filter((parameter) => parameter.in === "path");
    const body = requestBody!.content["application/json"]!.schema;
    return [subject, { parameter: inPath[0]!.name, path: parameterCheck(inPath), body: bodyCheck(body) }];
  }),
) as Record<Subject, { parameter: string } & Record<"path" | "body", ReturnType<typeof bodyCheck>>>;

/** @throws ProblemError what the operation would answer, with pointers that begin with `/decision` */
export async function previewDecision(
  services: Services,
  call: Call<"previewDecision">,
): Promise<Schemas["DecisionPreview"]> {
  const { subject, id, decision } = call.body;
  const { operation, handlers, people, stranger = "other" } = decisions[subject];
  const check = checks[subject];
  const path = { [check.parameter]: id };
  if ("errors" in check.path(path)) throw new ProblemError("not-found");
  const checked = check.body(decision);
  if ("errors" in checked) throw inDecision(new ProblemError("invalid-body", { errors: checked.errors }));

  let mails: Mail[] = [];
  const undone = new Error("a preview, which is always rolled back");
  try {
    await inTransaction(services.db, async (trx) => {
      const { rows: known } = await sql<{ user_id: string | null; role: Mail["to"] }>`
        select * from (${people(id, decision)}) known (user_id, role)`.execute(trx);
      const { inert, queued } = withoutEffects(services, trx);
      const decide = handlers(inert)[operation] as (call: unknown, reply: FastifyReply) => Promise<unknown>;
      // Only what is done needs a code, so seeing the e-mails never asks for one.
      const caller = { ...call.caller, hasRecentCode: true };
      await decide({ ...call, caller, path, query: {}, body: decision }, noReply);
      mails = (await readMails(trx, queued)).map(({ user_id: userId, subject, body_text: text }) => ({
        to: userId === null ? stranger : (known.find(({ user_id }) => user_id === userId)?.role ?? "other"),
        subject,
        text: text ?? "",
      }));
      throw undone;
    });
  } catch (error) {
    if (error !== undone)
      throw error instanceof ProblemError && error.type === "invalid-body" ? inDecision(error) : error;
  }
  return { mails };
}

/** In this order. */
async function readMails(trx: Transaction<Schema>, ids: readonly string[]) {
  const rows = await trx
    .selectFrom("emails")
    .select(["id", "user_id", "subject", "body_text"])
    .where("id", "=", sql<string>`any(${ids}::uuid[])`)
    .execute();
  return ids.flatMap((id) => rows.filter((row) => row.id === id));
}

const inDecision = ({ details }: ProblemError) =>
  new ProblemError("invalid-body", {
    ...details,
    errors: (details.errors ?? []).map((error) => ({ ...error, pointer: `/decision${error.pointer ?? ""}` })),
  });

/** The services in a transaction: no job is started, no cache emptied and nothing logged. Notes which e-mails are queued. */
function withoutEffects(services: Services, trx: Transaction<Schema>) {
  const queued: string[] = [];
  const note = (queue: string, data: unknown) => {
    if (queue === sendEmailQueue) queued.push((data as { id: string }).id);
  };
  const jobs = Object.assign(Object.create(services.jobs) as Jobs, {
    send: async (queue: string, data: unknown) => {
      note(queue, data);
      return null;
    },
    insert: async (queue: string, all: { data?: unknown }[]) => {
      for (const { data } of all) note(queue, data);
      return null;
    },
  });
  const cache: PublicCache = Object.assign(Object.create(services.cache) as PublicCache, { clear: () => {} });
  const log = services.log.child({}, { level: "silent" });
  return { inert: { ...services, db: trx, jobs, cache, log } satisfies Services, queued };
}

const noReply = { header: () => noReply } as unknown as FastifyReply;
