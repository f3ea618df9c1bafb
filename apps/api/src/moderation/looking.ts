// Who is looking at what, so that two admins don't work on the same thing without knowing. It locks nothing.
import type { components } from "@troth/api-client/schema";
import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Schema } from "../database/schema.ts";
import { cleanName } from "../text/clean-name.ts";
import { isDecision } from "./case.ts";

/** In seconds. Browsers say every 20 that they are still looking. */
const forgottenAfter = 45;

const isPresent = sql`seen_at > now() - ${sql.lit(`${forgottenAfter} seconds`)}::interval`;

type Onlookers = components["schemas"]["Onlookers"];

interface Looking {
  subject: components["schemas"]["CaseSubject"];
  item: string;
  userId: string;
}

/** @returns the other admins who are looking at it, the first one first */
export async function lookAt(db: Kysely<Schema>, { subject, item, userId }: Looking): Promise<Onlookers["others"]> {
  await sql`delete from looking where not ${isPresent}`.execute(db);
  await sql`
    insert into looking (subject, item, user_id) values (${subject}, ${item}, ${userId}::uuid)
    on conflict (subject, item, user_id) do update set seen_at = now()`.execute(db);
  const { rows } = await sql<{ name: string; since: Date }>`
    select u.first_name || ' ' || u.last_name as name, l.since
    from looking l join users u on u.id = l.user_id and u.is_admin
    where l.subject = ${subject} and l.item = ${item} and l.user_id <> ${userId}::uuid and ${isPresent}
    order by l.since, u.id`.execute(db);
  return rows.map(({ name, since }) => ({ name: cleanName(name), since: since.toISOString() }));
}

const byReceipt = (table: string, item: string) => sql`(select id from ${sql.table(table)} where receipt = ${item})`;

/** The ids of what is decided beside its queue, and so has no page that tells what others have made of it. */
export const besideQueues: { [subject in "notice" | "removal" | "proof"]: (item: string) => RawBuilder<unknown> } = {
  notice: (receipt) => byReceipt("notices", receipt),
  removal: (receipt) => byReceipt("removal_requests", receipt),
  proof: (id) => sql`substring(${id} from '^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$')::uuid`,
};

const isBesideQueue = (subject: Looking["subject"]): subject is keyof typeof besideQueues =>
  Object.hasOwn(besideQueues, subject);

/** Whoever has it open beside its queue learns from this what others have made of it. */
export async function latestDecision(
  db: Kysely<Schema>,
  { subject, item, userId }: Looking,
): Promise<Onlookers["decision"]> {
  if (!isBesideQueue(subject)) return null;
  const { rows } = await sql<{
    action: string;
    actor_id: string;
    by: string | null;
    because: string | null;
    reason: string;
    at: Date;
  }>`
    select e.action, e.actor_id, u.first_name || ' ' || u.last_name as by, e.because, e.reason, e.at
    from moderation_events e left join users u on u.id = e.actor_id and u.deleted_at is null
    where e.subject_type = ${subject} and e.subject_id = ${besideQueues[subject](item)} and ${isDecision}
    order by e.at desc, e.id desc limit 1`.execute(db);
  const [row] = rows;
  if (!row) return null;
  const { action, actor_id, by, because, reason, at } = row;
  return {
    action,
    by: by === null ? null : cleanName(by),
    isYours: actor_id === userId,
    because,
    reason,
    at: at.toISOString(),
  };
}
