// What comes of appeals once an admin has decided again.
import type { components } from "@troth/api-client/schema";
import { type Kysely, sql, type Transaction } from "kysely";
import type { Schema } from "../database/schema.ts";
import { queueMail } from "../mail/outbox.ts";
import type { Decided, Means } from "../reviews/decide-review.ts";
import type { About } from "../reviews/decision-emails.ts";
import { appealDecidedEmail } from "./emails.ts";

type Action = components["schemas"]["ReviewDecisionAction"];

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
};

/** Whether an author would be worse off than before their appeal. */
export const isWorse = (action: Action, before: Action) => severities[action] > severities[before];

/** The one that decides what has become of a review now. */
export const latestDecision = (db: Kysely<Schema>, reviewId: string): Promise<Appealed | undefined> =>
  db
    .selectFrom("review_decisions")
    .select(["id", "action"])
    .where("review_id", "=", reviewId)
    .orderBy("at", "desc")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();

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
    const isRefused = stands || (!by_author && decision.action === appealed.action);
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

export const openAppeals = (db: Kysely<Schema>, ticketId: string) =>
  db
    .selectFrom("review_appeals as a")
    .innerJoin("users as u", "u.id", "a.appellant_id")
    .select(["a.id", "a.appellant_id", "a.by_author", "u.email"])
    .where("a.ticket_id", "=", ticketId)
    .where("a.outcome", "is", null)
    .orderBy("a.created_at")
    .execute();

/** Those who have appealed about a ticket, whatever came of it. */
export const appellantsOf = async (db: Kysely<Schema>, ticketId: string): Promise<string[]> =>
  (await db.selectFrom("review_appeals").select("appellant_id").where("ticket_id", "=", ticketId).execute()).map(
    ({ appellant_id }) => appellant_id,
  );
