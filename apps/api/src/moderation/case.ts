// What the cases have in common: what has happened to their subject, and who looks after the listing.
import type { components } from "@troth/api-client/schema";
import { publicName } from "@troth/rules/public-name";
import { type Kysely, sql } from "kysely";
import type { Schema } from "../database/schema.ts";
import type { SubjectType } from "../record/transitions.ts";
import type { Manager } from "../team/managers.ts";
import { cleanName } from "../text/clean-name.ts";

/** How much of a history a case shows, how many other things of the same person, and how many decisions about what is alike. */
export const most = { history: 50, others: 10, alike: 5 };

/** How many of the latest decisions are looked through for those that are alike. */
export const lookedThrough = 1_000;

interface EventRow {
  id: string;
  at: Date;
  action: string;
  actor_id: string | null;
  because: string | null;
  reason: string;
  first_name: string | null;
  last_name: string | null;
}

/** What is on record about something, the latest first, as an admin sees it. @param authorId whose it is */
export async function historyOf(
  db: Kysely<Schema>,
  subject: { type: SubjectType; id: string; authorId: string | null },
  viewerId: string,
): Promise<components["schemas"]["HistoryEntry"][]> {
  const { rows } = await sql<EventRow>`
    select e.id, e.at, e.action, e.actor_id, e.because, e.reason, u.first_name, u.last_name
    from moderation_events e left join users u on u.id = e.actor_id and u.deleted_at is null
    where e.subject_type = ${subject.type} and e.subject_id = ${subject.id}::uuid
    order by e.at desc, e.id desc limit ${most.history}`.execute(db);
  return rows.map((row) => ({
    id: row.id,
    at: row.at.toISOString(),
    by:
      row.actor_id === null
        ? "system"
        : row.actor_id === viewerId
          ? "you"
          : row.actor_id === subject.authorId
            ? "author"
            : "admin",
    name: row.first_name === null || row.actor_id === viewerId ? null : publicName(row.first_name, row.last_name ?? ""),
    action: row.action,
    changes: [],
    because: row.because,
    reason: row.reason,
  }));
}

/** The owner, and who else looks after a listing. */
export function toTeam(managers: readonly Manager[], ownerId: string | null) {
  const named = ({ id, first_name, last_name }: Manager) => ({ id, name: cleanName(`${first_name} ${last_name}`) });
  const owner = managers.find(({ id }) => id === ownerId);
  return { owner: owner ? named(owner) : null, team: managers.filter(({ id }) => id !== ownerId).map(named) };
}

interface EarlierRow {
  id: string;
  vendor_id: string;
  name: string;
  language: string;
  action: components["schemas"]["EarlierDecision"]["action"];
  because: components["schemas"]["EarlierDecision"]["because"];
  reason: string;
  by: string | null;
  at: Date;
}

export const toEarlier = (row: EarlierRow): components["schemas"]["EarlierDecision"] => ({
  id: row.id,
  vendor: { id: row.vendor_id, name: row.name, language: row.language },
  action: row.action,
  because: row.because,
  reason: row.reason,
  by: row.by === null ? null : cleanName(row.by),
  at: row.at.toISOString(),
});

/**
 * What admins do, as distinct from what people do with their own things. Written as the condition of the index
 * `moderation_decisions` is, or it wouldn't be used, and without the answers of those who look after a listing.
 */
export const isDecision = sql`e.actor_id is not null and e.from_state is not null and e.action not in (
  'resubmit', 'send more', 'withdraw', 'delete', 'appeal', 'close account', 'reopen account', 'become admin')
  and e.action <> 'answer'`;
