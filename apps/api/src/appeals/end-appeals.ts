// What comes of appeals once an admin has decided again.
import type { components } from "@troth/api-client/schema";
import { type Kysely, type RawBuilder, sql, type Transaction } from "kysely";
import type { Schema } from "../database/schema.ts";
import { queueMail } from "../mail/outbox.ts";
import type { Decided, Means } from "../reviews/decide-review.ts";
import type { About } from "../reviews/decision-emails.ts";
import { appealDecidedEmail, appealEndedEmail } from "./emails.ts";

type Action = components["schemas"]["ReviewOrReplyAction"];

/** A decision that someone has appealed against. */
export interface Appealed {
  id: string;
  action: Action;
}

/** How much each decision takes away from a review. */
const severities: Record<Action, number> = {
  publish: 0,
  restore: 0,
  dismiss: 0,
  warn: 1,
  redact: 2,
  hide: 3,
  remove: 4,
  "remove-reply": 0,
};

/** Whether an author would be worse off than before their appeal. */
export const isWorse = (action: Action, before: Action) => severities[action] > severities[before];

/**
 * Answers the open appeals of a ticket, each by how much of what it asks for the decision grants.
 * @returns those who made them
 */
export async function endAppeals(
  trx: Transaction<Schema>,
  { jobs, site }: Means,
  given: { ticketId: string; appealed: Appealed; about: About; decision: Decided; stands: boolean },
): Promise<string[]> {
  const { ticketId, appealed, about, decision, stands } = given;
  const appeals = await openAppeals(trx, ticketId);
  for (const { id, appellant_id, by_author, email } of appeals) {
    const inFull = by_author ? severities[decision.action] === 0 : severities[decision.action] >= severities.hide;
    const isRefused = stands || (!by_author && !isWorse(decision.action, appealed.action));
    const outcome = isRefused ? "refused" : inFull ? "granted" : "partly";
    await trx
      .updateTable("review_appeals")
      .set({ outcome, outcome_id: about.decisionId, decided_at: sql`now()` })
      .where("id", "=", id)
      .execute();
    const mail = appealDecidedEmail(site, email, about, { ...decision, outcome, byAuthor: by_author });
    await queueMail(trx, jobs, mail, appellant_id);
  }
  return appeals.map(({ appellant_id }) => appellant_id);
}

type OpenAppeal = Awaited<ReturnType<typeof openAppeals>>[number];

export const openAppeals = (db: Kysely<Schema>, ticketId: string) =>
  db
    .selectFrom("review_appeals as a")
    .innerJoin("users as u", "u.id", "a.appellant_id")
    .innerJoin("review_decisions as d", "d.id", "a.decision_id")
    .select(["a.id", "a.appellant_id", "a.by_author", "u.email", "a.decision_id", "d.action"])
    .where("a.ticket_id", "=", ticketId)
    .where("a.outcome", "is", null)
    .orderBy("a.created_at")
    .execute();

/** What they are against: if the review's author appeals, that, and otherwise that the review stays. */
export function appealedIn(appeals: readonly OpenAppeal[]): Appealed | undefined {
  const one = appeals.find(({ by_author }) => by_author) ?? appeals[0];
  // If what was shown again stays so, its reports are dismissed.
  return one && { id: one.decision_id, action: one.action === "restore" ? "dismiss" : one.action };
}

/** Ends them undecided, because a decision about something else took the review away, or its author did. */
export async function dropAppeals(
  trx: Transaction<Schema>,
  { jobs, site }: Means,
  { ticketId, about }: { ticketId: string; about: Omit<About, "decisionId"> },
): Promise<void> {
  for (const { id, appellant_id, decision_id: decisionId, email } of await openAppeals(trx, ticketId)) {
    await trx
      .updateTable("review_appeals")
      .set({ outcome: "ended", decided_at: sql`now()` })
      .where("id", "=", id)
      .execute();
    await queueMail(trx, jobs, appealEndedEmail(site, email, { ...about, decisionId }), appellant_id);
  }
}

/**
 * For `review_appeals a`: it is, or was, about what is decided with this ticket. One that was heard with it may be against
 * a decision about other people's reports, and one that ended undecided hasn't been heard.
 */
export const isAbout = (ticketId: RawBuilder<unknown>) => sql<boolean>`(a.outcome is distinct from 'ended'
  and coalesce((select o.ticket_id from review_decisions o where o.id = a.decision_id), a.ticket_id) = ${ticketId})`;

/** Those who have appealed about what is decided with a ticket, whatever came of it. */
export const appellantsOf = async (db: Kysely<Schema>, ticketId: string): Promise<string[]> =>
  (
    await db
      .selectFrom("review_appeals as a")
      .select("appellant_id")
      .where(isAbout(sql`${ticketId}::uuid`))
      .execute()
  ).map(({ appellant_id }) => appellant_id);
