// What admins see of people's accounts.
import type { components } from "@troth/api-client/schema";
import { type Kysely, sql } from "kysely";
import type { Schema } from "../../database/schema.ts";
import type { Position } from "../../lists/cursor.ts";
import { keyset } from "../../lists/keyset.ts";

type Person = components["schemas"]["PersonSummary"];
type Details = components["schemas"]["PersonDetails"];

/** The newest first. */
export const peopleOrder = keyset([{ kind: "micros", column: sql`u.created_at` }], { id: sql`u.id` });

interface PersonRow {
  id: string;
  first_name: string;
  last_name: string;
  email: string;
  is_verified: boolean;
  image: string;
  is_admin: boolean;
  status: Person["status"];
  created_at: Date;
}

const columns = sql`
  u.id, u.first_name, u.last_name, u.email, u.email_verified_at is not null as is_verified, u.image, u.is_admin,
  u.created_at, case when u.suspended_at is not null then 'suspended' when u.erase_at is not null then 'closed'
    else 'active' end as status`;

interface Wanted {
  /** Parts of their name or address, with or without accents; empty for everyone. */
  q: string;
  only: "admins" | "suspended" | undefined;
}

export async function readPeople(
  db: Kysely<Schema>,
  { q, only }: Wanted,
  from: Position | null,
  limit: number,
): Promise<(PersonRow & { keys: number[] })[]> {
  const parts = q.split(/\s+/).filter((part) => part !== "");
  const { rows } = await sql<PersonRow & { keys: number[] }>`
    select ${columns}, ${peopleOrder.keys} as keys from users u
    where u.deleted_at is null
      ${sql.join(
        parts.map((part) => sql`and u.found_by like ${containing(part)}`),
        sql` `,
      )}
      ${only === "admins" ? sql`and u.is_admin` : sql``}
      ${only === "suspended" ? sql`and u.suspended_at is not null` : sql``}
      and ${peopleOrder.after(from)}
    ${peopleOrder.upTo(limit)}`.execute(db);
  return rows;
}

/** Wildcards are ordinary characters, including those that only become wildcards in lower case and without accents. */
const containing = (part: string) => sql`'%' || regexp_replace(name_key(${part}), '([\\\\%_])', '\\\\\\1', 'g') || '%'`;

export const toPerson = (row: PersonRow): Person => ({
  id: row.id,
  firstName: row.first_name,
  lastName: row.last_name,
  email: row.email,
  emailVerified: row.is_verified,
  image: row.image,
  isAdmin: row.is_admin,
  status: row.status,
  createdAt: row.created_at.toISOString(),
});

/** Of each kind. */
const most = 50;

/** Null if there is no such person, or they were erased. */
export async function readPerson(db: Kysely<Schema>, id: string): Promise<Details | null> {
  const { rows } = await sql<
    PersonRow & { has_second_step: boolean; devices: number; last_seen_at: Date | null; erase_at: Date | null }
  >`
    select ${columns}, u.totp_enabled_at is not null as has_second_step, u.erase_at,
      (select count(*)::integer from sessions s where s.user_id = u.id and s.ended_at is null and s.expires_at > now()) as devices,
      (select max(s.last_used_at) from sessions s where s.user_id = u.id) as last_seen_at
    from users u where u.id = ${id}::uuid and u.deleted_at is null`.execute(db);
  const [row] = rows;
  if (!row) return null;
  const [reviews, listings, claims, reports, decisions] = await Promise.all([
    readReviews(db, id),
    readListings(db, id),
    readClaims(db, id),
    readReports(db, id),
    readDecisions(db, id),
  ]);
  return {
    person: toPerson(row),
    hasSecondStep: row.has_second_step,
    devices: row.devices,
    lastSeenAt: row.last_seen_at?.toISOString() ?? null,
    eraseAt: row.erase_at?.toISOString() ?? null,
    reviews,
    listings,
    claims,
    reports,
    decisions,
  };
}

const vendorJson = sql`json_build_object('id', v.id, 'name', v.name) as vendor`;

/** With its time as the contract has it. */
const dated = <Row extends { created_at: Date }>({ created_at, ...row }: Row) => ({
  ...row,
  createdAt: created_at.toISOString(),
});

async function readReviews(db: Kysely<Schema>, id: string): Promise<Details["reviews"]> {
  const { rows } = await sql<Omit<Details["reviews"][number], "createdAt"> & { created_at: Date }>`
    select r.id, ${vendorJson}, r.rating, r.title, r.status, r.created_at
    from reviews r join vendors v on v.id = r.vendor_id
    where r.author_id = ${id}::uuid
    order by r.created_at desc, r.id desc limit ${most}`.execute(db);
  return rows.map(dated);
}

async function readListings(db: Kysely<Schema>, id: string): Promise<Details["listings"]> {
  const { rows } = await sql<Details["listings"][number]>`
    select ${vendorJson}, v.status,
      case when v.owner_id = ${id}::uuid then 'owner' when m.user_id is not null then 'manager' else 'author' end as relation
    from vendors v left join vendor_members m on m.vendor_id = v.id and m.user_id = ${id}::uuid
    where v.id in (
      select id from vendors where owner_id = ${id}::uuid
      union select id from vendors where added_by = ${id}::uuid
      union select vendor_id from vendor_members where user_id = ${id}::uuid)
    order by v.created_at desc, v.id desc limit ${most}`.execute(db);
  return rows;
}

async function readClaims(db: Kysely<Schema>, id: string): Promise<Details["claims"]> {
  const { rows } = await sql<Omit<Details["claims"][number], "createdAt"> & { created_at: Date }>`
    select c.id, ${vendorJson}, c.status, c.created_at
    from claims c join vendors v on v.id = c.vendor_id
    where c.claimant_id = ${id}::uuid
    order by c.created_at desc, c.id desc limit ${most}`.execute(db);
  return rows.map(dated);
}

async function readReports(db: Kysely<Schema>, id: string): Promise<Details["reports"]> {
  const { rows } = await sql<Omit<Details["reports"][number], "createdAt"> & { created_at: Date }>`
    select r.id, r.ticket_id as "ticketId", t.about, r.review_id as "reviewId", ${vendorJson}, r.reason,
      case when r.withdrawn_at is not null then 'withdrawn' else t.status end as status, r.created_at
    from review_reports r
      join report_tickets t on t.id = r.ticket_id
      join reviews w on w.id = r.review_id
      join vendors v on v.id = w.vendor_id
    where r.reporter_id = ${id}::uuid
    order by r.created_at desc, r.id desc limit ${most}`.execute(db);
  return rows.map(dated);
}

/** About the account itself; what was decided about their reviews and listings is with those. */
const readDecisions = (db: Kysely<Schema>, id: string): Promise<Details["decisions"]> =>
  readAccount(db, id, { which: sql`true`, limit: most });

/** What a case about something else says about the account of whoever it is by. */
export const accountDecisions = (db: Kysely<Schema>, id: string): Promise<Details["decisions"]> =>
  readAccount(db, id, { which: sql`e.action in ('warn', 'suspend', 'lift suspension')`, limit: 10 });

async function readAccount(
  db: Kysely<Schema>,
  id: string,
  { which, limit }: { which: ReturnType<typeof sql>; limit: number },
): Promise<Details["decisions"]> {
  const { rows } = await sql<{
    id: string;
    action: string;
    at: Date;
    reason: string;
    first_name: string | null;
    last_name: string | null;
  }>`
    select e.id, e.action, e.at, e.reason, a.first_name, a.last_name
    from moderation_events e left join users a on a.id = e.actor_id
    where e.subject_type = 'user' and e.subject_id = ${id}::uuid and ${which}
    order by e.at desc, e.id desc limit ${limit}`.execute(db);
  return rows.map(({ at, first_name, last_name, ...event }) => ({
    ...event,
    at: at.toISOString(),
    by: [first_name, last_name].filter(Boolean).join(" "),
  }));
}
