// Who is looking at what, so that two admins don't work on the same thing without knowing. It locks nothing.
import type { components } from "@troth/api-client/schema";
import { type Kysely, sql } from "kysely";
import type { Schema } from "../database/schema.ts";
import { cleanName } from "../text/clean-name.ts";

/** In seconds. Browsers say every 20 that they are still looking. */
const forgottenAfter = 45;

const isPresent = sql`seen_at > now() - ${sql.lit(`${forgottenAfter} seconds`)}::interval`;

interface Looking {
  subject: components["schemas"]["CaseSubject"];
  item: string;
  userId: string;
}

/** @returns the other admins who are looking at it, the first one first */
export async function lookAt(
  db: Kysely<Schema>,
  { subject, item, userId }: Looking,
): Promise<components["schemas"]["Onlookers"]["others"]> {
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
