// What bears on something that is decided beside its queue: who may stand behind it, what else they have sent, and what was decided
// about others like it.
import type { components } from "@troth/api-client/schema";
import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Schema } from "../database/schema.ts";
import { isOthers } from "../partners/concerns.ts";
import { ProblemError } from "../problems.ts";
import { cleanName } from "../text/clean-name.ts";
import { accountDecisions } from "../users/people/queries.ts";
import { isDecision, lookedThrough, most } from "./case.ts";
import { besideQueues } from "./looking.ts";
import { joinShown, noticeConcerns } from "./queues.ts";

type Background = components["schemas"]["CaseBackground"];
type Subject = keyof typeof besideQueues;
type Sql = RawBuilder<unknown>;

const vendor = sql`v.id as vendor_id, json_build_object('id', v.id, 'name', v.name, 'language', v.language) as vendor`;

/** Whoever has confirmed this address. */
const holderOf = (email: Sql): Sql => sql`(
  select u.id from users u where u.email = ${email} and u.email_verified_at is not null and u.deleted_at is null)`;

/** All there are, as far as they are an admin's business, with the kind and the sender by which they are alike. */
const all: Record<Subject, (adminId: string) => Sql> = {
  notice: (adminId) => sql`
    select n.id, n.receipt as code, ${vendor}, n.reason as kind, n.email as sender, ${holderOf(sql`n.email`)} as person_id,
      n.status,
      case when n.reply_removed then 'remove reply' when n.status = 'upheld' then 'uphold'
        when n.status = 'dismissed' then 'dismiss' end as action,
      n.because, n.decision as reason, n.created_at
    from notices n left join reviews r on r.id = n.review_id ${joinShown(sql`coalesce(r.vendor_id, n.vendor_id)`)}
    where not ${noticeConcerns(adminId)}`,
  removal: () => sql`
    select r.id, r.receipt as code, ${vendor}, r.role as kind, r.email as sender, ${holderOf(sql`r.email`)} as person_id,
      r.status, case r.status when 'removed' then 'remove' when 'declined' then 'decline' end as action,
      r.because, r.decision as reason, r.created_at
    from removal_requests r ${joinShown(sql`r.vendor_id`)}`,
  proof: (adminId) => sql`
    select p.id, p.id::text as code, ${vendor}, p.kind, p.author_id as sender, p.author_id as person_id,
      p.status, case p.status when 'accepted' then 'accept' when 'refused' then 'refuse' end as action,
      p.because, p.explanation as reason, p.submitted_at as created_at
    from review_proofs p join reviews r on r.id = p.review_id join vendors v on v.id = r.vendor_id
    where ${isOthers(adminId)}`,
};

interface CaseRow {
  id: string;
  vendor_id: string;
  kind: string;
  sender: string;
  person_id: string | null;
}

/** @throws ProblemError not-found, also if it concerns the admin in a way that they mustn't learn of */
export async function caseBackground(
  db: Kysely<Schema>,
  { subject, id: item, adminId }: { subject: Subject; id: string; adminId: string },
): Promise<Background> {
  const cases = all[subject](adminId);
  const { rows } = await sql<CaseRow>`
    select c.id, c.vendor_id, c.kind, c.sender, c.person_id from (${cases}) c
    where c.id = ${besideQueues[subject](item)}`.execute(db);
  const [one] = rows;
  if (!one) throw new ProblemError("not-found");
  const [person, others, alike] = await Promise.all([
    one.person_id === null ? null : readPerson(db, one.person_id),
    readOthers(db, cases, one),
    readAlike(db, subject, cases, one),
  ]);
  return { person, others, alike };
}

async function readPerson(db: Kysely<Schema>, id: string): Promise<Background["person"]> {
  const person = await db
    .selectFrom("users")
    .select(["first_name", "last_name", "created_at"])
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  if (!person) return null;
  return {
    id,
    name: cleanName(`${person.first_name} ${person.last_name}`),
    memberSince: person.created_at.toISOString(),
    account: await accountDecisions(db, id),
  };
}

async function readOthers(db: Kysely<Schema>, cases: Sql, { id, sender }: CaseRow): Promise<Background["others"]> {
  const { rows } = await sql<Omit<Background["others"][number], "createdAt"> & { created_at: Date }>`
    select c.code as id, c.vendor, c.status, c.created_at from (${cases}) c
    where c.sender = ${sender} and c.id <> ${id}::uuid
    order by c.created_at desc, c.id desc limit ${most.others}`.execute(db);
  return rows.map(({ created_at, ...other }) => ({ ...other, createdAt: created_at.toISOString() }));
}

async function readAlike(
  db: Kysely<Schema>,
  subject: Subject,
  cases: Sql,
  { id, vendor_id, kind }: CaseRow,
): Promise<Background["alike"]> {
  const { rows } = await sql<Omit<Background["alike"][number], "at"> & { at: Date }>`
    select c.code as id, c.vendor, c.action, c.because, c.reason, u.first_name || ' ' || u.last_name as by, e.at
    from (
      select e.id, e.at, e.action, e.actor_id, e.subject_id from moderation_events e
      where e.subject_type = ${subject} and ${isDecision}
      order by e.at desc, e.id desc limit ${lookedThrough}) e
    join (${cases}) c on c.id = e.subject_id and c.action = e.action
    left join users u on u.id = e.actor_id and u.deleted_at is null
    where c.id <> ${id}::uuid and (c.kind = ${kind} or c.vendor_id = ${vendor_id}::uuid)
    order by e.at desc, e.id desc limit ${most.alike}`.execute(db);
  return rows.map(({ by, at, ...decision }) => ({
    ...decision,
    by: by === null ? null : cleanName(by),
    at: at.toISOString(),
  }));
}
