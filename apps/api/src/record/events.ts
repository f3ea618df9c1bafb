// Reads the record for admins: a page of it, or all of it as a file.
import type { components } from "@troth/api-client/schema";
import { type Kysely, sql } from "kysely";
import type { JsonColumns } from "../database/json-columns.ts";
import type { Schema } from "../database/schema.ts";
import { csvRow } from "../import/write-csv.ts";
import type { Position } from "../lists/cursor.ts";
import { keyset } from "../lists/keyset.ts";
import { isTheirVendor } from "../partners/concerns.ts";
import { cleanName } from "../text/clean-name.ts";

type Event = components["schemas"]["ModerationEvent"];

export interface EventFilters {
  actor?: string | undefined;
  subject?: string | undefined;
  action?: string | undefined;
  /** Days in UTC, both included. */
  since?: string | undefined;
  until?: string | undefined;
  /** Who reads it. They mustn't learn of proofs about a vendor that they look after. */
  reader: string;
}

/** Latest first. */
export const eventOrder = keyset([{ kind: "micros", column: sql`e.at` }], { id: sql`e.id` });

interface EventRow {
  id: string;
  keys: number[];
  at: Date;
  actor_id: string | null;
  actor_name: string | null;
  action: string;
  subject_type: string;
  subject_id: string;
  subject_name: string | null;
  vendor_id: string | null;
  vendor_name: string | null;
  from_state: string | null;
  to_state: string | null;
  because: string | null;
  reason: string;
  changes: JsonColumns["moderation_events.changes"] | null;
  position: number | null;
  digest: string | null;
}

const nameOf = (person: "u" | "s") =>
  sql`nullif(btrim(concat_ws(' ', ${sql.ref(`${person}.first_name`)}, ${sql.ref(`${person}.last_name`)})), '')`;

/** A page of the record, plus one more if another page follows. */
export async function readEvents(
  db: Kysely<Schema>,
  { actor, subject, action, since, until, reader }: EventFilters,
  from: Position | null,
  limit: number,
): Promise<EventRow[]> {
  const conditions = [
    eventOrder.after(from),
    ...(actor === undefined ? [] : [sql`e.actor_id = ${actor}::uuid`]),
    ...(subject === undefined ? [] : [sql`e.subject_type = ${subject}`]),
    ...(action === undefined ? [] : [sql`e.action = ${action}`]),
    ...(since === undefined ? [] : [sql`e.at >= ${since}::date`]),
    ...(until === undefined ? [] : [sql`e.at < ${until}::date + 1`]),
  ];
  const { rows } = await sql<EventRow>`
    select e.*, ${nameOf("u")} as actor_name, coalesce(k.name, ${nameOf("s")}) as subject_name,
           v.id as vendor_id, v.name as vendor_name, c.position, encode(c.hash, 'hex') as digest
    from (
      select e.*, ${eventOrder.keys} as keys from moderation_events e
      where ${sql.join(conditions, sql` and `)} ${eventOrder.upTo(limit)}) e
    left join users u on u.id = e.actor_id and u.deleted_at is null
    left join users s on e.subject_type = 'user' and s.id = e.subject_id and s.deleted_at is null
    left join categories k on e.subject_type = 'category' and k.id = e.subject_id
    left join record_chain c on c.event_id = e.id
    left join vendors v on v.id = case e.subject_type
      when 'vendor' then e.subject_id
      when 'review' then (select vendor_id from reviews where id = e.subject_id)
      when 'proof' then (
        select r.vendor_id from review_proofs p join reviews r on r.id = p.review_id
        where p.id = e.subject_id and not ${isTheirVendor(sql`r.vendor_id`, sql`${reader}::uuid`)})
      when 'claim' then (select vendor_id from claims where id = e.subject_id)
      when 'proposal' then (select vendor_id from vendor_proposals where id = e.subject_id)
      when 'removal' then (select vendor_id from removal_requests where id = e.subject_id)
      when 'notice' then (select vendor_id from notices where id = e.subject_id)
      when 'report' then (
        select r.vendor_id from report_tickets t join reviews r on r.id = t.review_id where t.id = e.subject_id)
    end
    order by e.at desc, e.id desc`.execute(db);
  return rows;
}

export const toEvent = (row: EventRow): Event => ({
  id: row.id,
  at: row.at.toISOString(),
  actor: row.actor_id === null ? null : { id: row.actor_id, name: row.actor_name },
  action: row.action,
  subject: {
    type: row.subject_type,
    id: row.subject_id,
    name: row.subject_name,
    vendor: row.vendor_id === null ? null : { id: row.vendor_id, name: cleanName(row.vendor_name!) },
  },
  from: row.from_state,
  to: row.to_state,
  because: row.because,
  reason: row.reason,
  changes: row.changes ?? [],
  link: row.position === null ? null : { position: row.position, digest: row.digest! },
});

const batch = 500;

/** Everything that the filters let through, latest first. */
async function* allEvents(db: Kysely<Schema>, filters: EventFilters): AsyncGenerator<Event[]> {
  for (let from: Position | null = null; ;) {
    const rows: EventRow[] = await readEvents(db, filters, from, batch);
    const part = rows.slice(0, batch);
    if (part.length > 0) yield part.map(toEvent);
    if (rows.length <= batch) return;
    from = part.at(-1)!;
  }
}

export async function* eventLines(db: Kysely<Schema>, filters: EventFilters): AsyncGenerator<string> {
  for await (const events of allEvents(db, filters)) yield events.map((event) => `${JSON.stringify(event)}\n`).join("");
}

const columns: Record<string, (event: Event) => string | number> = {
  when: ({ at }) => at,
  who: ({ actor }) => actor?.name ?? "",
  "who (ID)": ({ actor }) => actor?.id ?? "",
  action: ({ action }) => action,
  kind: ({ subject }) => subject.type,
  ID: ({ subject }) => subject.id,
  vendor: ({ subject }) => subject.vendor?.name ?? "",
  "vendor (ID)": ({ subject }) => subject.vendor?.id ?? "",
  from: ({ from }) => from ?? "",
  to: ({ to }) => to ?? "",
  rule: ({ because }) => because ?? "",
  reason: ({ reason }) => reason,
  changes: ({ changes }) => (changes.length > 0 ? JSON.stringify(changes) : ""),
  link: ({ link }) => link?.position ?? "",
  digest: ({ link }) => link?.digest ?? "",
  // Last, so that the columns before it stay where they were.
  name: ({ subject }) => subject.name ?? "",
};

export async function* eventRows(db: Kysely<Schema>, filters: EventFilters): AsyncGenerator<string> {
  // With its byte order mark, spreadsheets read it as UTF-8.
  yield `\ufeff${csvRow(Object.keys(columns))}`;
  for await (const events of allEvents(db, filters))
    yield events.map((event) => csvRow(Object.values(columns).map((cell) => cell(event)))).join("");
}
