// Appeals against decisions about reviews. One opens the review's ticket again, and the next decision about that answers it.
import type { components } from "@troth/api-client/schema";
import { lifetimes } from "@troth/rules/lifetimes";
import { type Kysely, sql, type Transaction } from "kysely";
import { uuidv7 } from "uuidv7";
import type { Schema } from "../database/schema.ts";
import { queueMail } from "../mail/outbox.ts";
import { ProblemError } from "../problems.ts";
import { changeStatus } from "../record/change-status.ts";
import { record } from "../record/record.ts";
import { lockDecided, type Means, openTicketOf } from "../reviews/decide-review.ts";
import { vendorJson } from "../reviews/read-queries.ts";
import { cleanName } from "../text/clean-name.ts";
import { appealMadeEmail, appealReceivedEmail } from "./emails.ts";
import { isAbout, openAppeals } from "./end-appeals.ts";
import { holds, isAboutReply } from "./holds.ts";

type Action = components["schemas"]["ReviewDecisionAction"];
type Statement = components["schemas"]["StatementOfReasons"];

/** What each side can appeal against. */
const appealable = {
  author: ["warn", "redact", "hide", "remove"],
  // The review is still there.
  reporter: ["restore", "dismiss", "warn"],
} satisfies Record<Statement["relation"], readonly Action[]>;

const conflict = (detail: string) => new ProblemError("conflict", { detail });

/** @throws ProblemError not-found; conflict if it is too late, or was appealed against before */
export async function appealDecision(
  trx: Transaction<Schema>,
  { jobs, site, operator }: Means & { operator: string },
  { decisionId, userId, words }: { decisionId: string; userId: string; words: string },
): Promise<void> {
  const asked = await trx
    .selectFrom("review_decisions")
    .select("review_id")
    .where("id", "=", decisionId)
    .executeTakeFirst();
  const review = asked && (await lockDecided(trx, asked.review_id));
  const decision = review && (await readDecision(trx, decisionId, userId));
  if (!decision || !mayAppeal(decision)) throw new ProblemError("not-found");
  if (decision.appeal_id !== null) throw conflict("You’ve appealed already, and each person can appeal once.");
  if (decision.is_late) throw conflict("It’s too late to appeal against this decision.");
  if (review.status === "removed" && decision.action !== "remove") throw conflict("The review has been removed.");
  if (!decision.holds) throw conflict("We’ve decided about the review again since then.");

  const ticketId = await openTicket(trx, { review: review.id, ticketId: decision.ticket_id, userId });
  if ((await openAppeals(trx, ticketId)).some(({ appellant_id }) => appellant_id === userId))
    throw conflict("You’ve appealed against another decision about this review. Wait for the answer to that first.");
  const byAuthor = decision.relation === "author";
  await trx
    .insertInto("review_appeals")
    .values({
      id: uuidv7(),
      decision_id: decisionId,
      ticket_id: ticketId,
      appellant_id: userId,
      by_author: byAuthor,
      words,
    })
    .execute();
  const { email } = await trx.selectFrom("users").select("email").where("id", "=", userId).executeTakeFirstOrThrow();
  const about = { business: cleanName(review.name), vendorId: review.vendor_id, reviewId: review.id, decisionId };
  await queueMail(trx, jobs, appealReceivedEmail(site, email, about), userId);
  await queueMail(trx, jobs, appealMadeEmail(site, operator, about, { ticketId, byAuthor, words }), null);
}

/** The ticket that an appeal is decided with: the one that is open, or the decision's, or else a new one. */
async function openTicket(
  trx: Transaction<Schema>,
  { review, ticketId, userId }: { review: string; ticketId: string | null; userId: string },
): Promise<string> {
  const open = await openTicketOf(trx, review);
  if (open) {
    await trx
      .updateTable("report_tickets")
      .set({ appealed: true, version: sql`version + 1` })
      .where("id", "=", open.id)
      .execute();
    return open.id;
  }
  const act = { subjectType: "report", action: "appeal", actor: userId } as const;
  if (ticketId === null) {
    const id = uuidv7();
    await trx.insertInto("report_tickets").values({ id, review_id: review, appealed: true }).execute();
    await record(trx, { ...act, subjectId: id, to: "open" });
    return id;
  }
  await changeStatus(trx, { ...act, ids: [ticketId] });
  await trx
    .updateTable("report_tickets")
    .set({ appealed: true, version: sql`version + 1`, opened_at: sql`now()`, decided_at: null })
    .where("id", "=", ticketId)
    .execute();
  return ticketId;
}

interface DecisionRow {
  id: string;
  ticket_id: string | null;
  action: Action;
  because: Statement["because"];
  explanation: string;
  at: Date;
  appeal_until: Date;
  is_late: boolean;
  holds: boolean;
  relation: Statement["relation"];
  review_id: string;
  title: string;
  status: string;
  is_published: boolean;
  vendor: Statement["review"]["vendor"];
  appeal_id: string | null;
  /** Whether this decision is the answer to that appeal. */
  answers: boolean;
  words: string;
  appeal_status: NonNullable<Statement["appeal"]>["status"];
  outcome: Action | null;
  outcome_explanation: string | null;
  appealed_at: Date;
  appeal_decided_at: Date | null;
}

/** A decision, for one of those whom it concerns, with their appeal; undefined for everyone else. */
async function readDecision(db: Kysely<Schema>, id: string, userId: string): Promise<DecisionRow | undefined> {
  const { rows } = await sql<DecisionRow>`
    select d.id, d.ticket_id, d.action, d.because, d.explanation, d.at,
           d.at + make_interval(secs => ${lifetimes.appeal}) as appeal_until,
           d.at < now() - make_interval(secs => ${lifetimes.appeal}) as is_late,
           ${holds} as holds,
           case when r.author_id = ${userId}::uuid then 'author' else 'reporter' end as relation,
           d.review_id, r.title, r.status, r.status = 'published' and v.status = 'approved' as is_published,
           ${vendorJson} as vendor, a.id as appeal_id, a.outcome_id is not distinct from d.id as answers, a.words, coalesce(a.outcome, 'open') as appeal_status, o.action as outcome,
           o.explanation as outcome_explanation, a.created_at as appealed_at, a.decided_at as appeal_decided_at
    from review_decisions d join reviews r on r.id = d.review_id join vendors v on v.id = r.vendor_id
    left join lateral (
      -- Also one that this decision answers, or that was made against another decision about the same reports.
      select * from review_appeals a
      where a.appellant_id = ${userId}::uuid
        and (a.decision_id = d.id or a.outcome_id = d.id or d.action <> 'restore' and ${isAbout(sql`d.ticket_id`)})
      order by a.decision_id = d.id desc, a.created_at limit 1) a on true
    left join review_decisions o on o.id = a.outcome_id
    -- Those about a reply are told in e-mails, to others than those about the review.
    where d.id = ${id}::uuid and not ${isAboutReply} and (r.author_id = ${userId}::uuid or exists (
      select from review_reports p
      where p.ticket_id = d.ticket_id and p.reporter_id = ${userId}::uuid and p.decision_id is not null))`.execute(db);
  return rows[0];
}

const mayAppeal = ({ relation, action }: DecisionRow) => (appealable[relation] as readonly Action[]).includes(action);

/** @throws ProblemError not-found unless it concerns them */
export async function readStatement(db: Kysely<Schema>, id: string, userId: string): Promise<Statement> {
  const row = await readDecision(db, id, userId);
  if (!row) throw new ProblemError("not-found");
  const { relation, action } = row;
  // What the author of a review is told stays between them and us, and so does what those who reported it are told. An
  // appeal is answered in words that whoever made it reads, too.
  const isTheirs = row.answers || (action === "dismiss") === (relation === "reporter");
  const isOpen =
    mayAppeal(row) &&
    row.appeal_id === null &&
    !row.is_late &&
    row.holds &&
    (row.status !== "removed" || action === "remove");
  return {
    id: row.id,
    action,
    because: row.because,
    explanation: isTheirs ? row.explanation : "",
    at: row.at.toISOString(),
    review: {
      id: row.review_id,
      title: row.is_published || relation === "author" ? row.title : "",
      isPublished: row.is_published,
      vendor: row.vendor,
    },
    relation,
    appealUntil: isOpen ? row.appeal_until.toISOString() : null,
    appeal:
      row.appeal_id === null
        ? null
        : {
            words: row.words,
            status: row.appeal_status,
            action: row.outcome,
            explanation: row.outcome_explanation ?? "",
            createdAt: row.appealed_at.toISOString(),
            decidedAt: row.appeal_decided_at?.toISOString() ?? null,
          },
  };
}
