// The record as a chain: each event's hash includes the one before, so a change made behind the server's back shows.
// Events get their place after they have committed, so no one who writes waits for it (042_record_chain.sql).
import { type Kysely, sql } from "kysely";
import type { FastifyBaseLogger } from "fastify";
import type { Schema } from "../database/schema.ts";
import { changedWords } from "./words.ts";

/** As many as are linked in one transaction, which other sealers wait for. */
const batch = 1_000;

/** Gives every event that has committed its place in the chain. */
export async function sealRecord(db: Kysely<Schema>): Promise<void> {
  for (let more = true; more;) {
    const { rows } = await sql<{ more: boolean }>`select seal_record(${batch}) as more`.execute(db);
    more = rows[0]!.more;
  }
}

/** Seals what has been written, every few seconds. */
export function keepSealing(db: Kysely<Schema>, log?: Pick<FastifyBaseLogger, "error">, everyMs = 2_000) {
  let stopped = false;
  let timer: NodeJS.Timeout;
  let work: Promise<void> = Promise.resolve();
  const seal = async () => {
    try {
      if (await hasUnsealed(db)) await sealRecord(db);
    } catch (error) {
      log?.error({ err: error }, "the record couldn't be sealed yet");
    }
    if (!stopped) wait();
  };
  const wait = () => {
    timer = setTimeout(() => (work = seal()), everyMs);
    timer.unref();
  };
  wait();
  return {
    async stop(): Promise<void> {
      stopped = true;
      clearTimeout(timer);
      await work;
    },
  };
}

async function hasUnsealed(db: Kysely<Schema>): Promise<boolean> {
  const { rows } = await sql<{ waiting: boolean }>`
    select exists (select from record_unsealed) or exists (select from record_backfill) as waiting`.execute(db);
  return rows[0]!.waiting;
}

/** How many events have their place, and the hash of the last one. */
export async function headOf(db: Kysely<Schema>): Promise<{ events: number; head: string | null }> {
  const last = await db
    .selectFrom("record_chain")
    .select(["position", "hash"])
    .orderBy("position", "desc")
    .limit(1)
    .executeTakeFirst();
  return { events: last?.position ?? 0, head: last?.hash.toString("hex") ?? null };
}

export interface RecordCheck {
  /** How many events were found to be as they were written. */
  events: number;
  /** The hash of the last of them, in hex; null if nothing is on record. */
  head: string | null;
  /** The first thing that is wrong; null: the record is whole. */
  fault: string | null;
  /** How many events came after `since`. */
  later: number | null;
}

interface Checked {
  events: number;
  head: string;
  broken: { position: number; expected: number; event_id: string; event: "missing" | "present" } | null;
}

/**
 * Checks every link, that no event is without one, and the words of decisions that are still kept. Works while others write.
 * @param since a head that somebody noted: it must still be in the chain
 * @param onProgress hears how many events have been checked
 */
export async function verifyRecord(
  db: Kysely<Schema>,
  since: string | null = null,
  onProgress?: (events: number) => void,
): Promise<RecordCheck> {
  await sealRecord(db);
  const { last } = await db
    .selectFrom("record_chain")
    .select(({ fn }) => fn.coalesce(fn.max("position"), sql<number>`0`).as("last"))
    .executeTakeFirstOrThrow();
  const found: RecordCheck = { events: 0, head: null, fault: null, later: null };
  while (found.events < last) {
    const { events, head, broken } = await checkLinks(db, found.events, found.head ?? "");
    // What is whole ends before the first broken link.
    if (broken) return { ...found, fault: faultOf(broken) };
    // As many as there were, but the last of them are gone.
    if (events === 0) break;
    found.events += events;
    found.head = head;
    onProgress?.(found.events);
  }
  found.fault = (await strayEvent(db)) ?? (await changedWords(db)) ?? null;
  if (since !== null && !found.fault) {
    const noted = await db
      .selectFrom("record_chain")
      .select("position")
      .where("hash", "=", Buffer.from(since, "hex"))
      .executeTakeFirst();
    if (noted) found.later = found.events - noted.position;
    else found.fault = `The chain has no link ${since}: the record was shortened or rewritten after that was noted.`;
  }
  return found;
}

/** Checks the links that come after a position. */
async function checkLinks(db: Kysely<Schema>, from: number, previous: string): Promise<Checked> {
  const { rows } = await sql<Checked>`
    with links as (
      select c.position, ${from}::bigint + row_number() over (order by c.position) as expected, c.event_id, c.hash, e.id,
             c.hash = record_hash(lag(c.hash, 1, decode(${previous}, 'hex')) over (order by c.position), e) as fits
      from (select * from record_chain where position > ${from}::bigint order by position limit ${batch}) c
      left join moderation_events e on e.id = c.event_id)
    select (select count(*)::integer from links) as events,
      (select encode(hash, 'hex') from links order by position desc limit 1) as head,
      (select json_build_object('position', position, 'expected', expected, 'event_id', event_id,
          'event', case when id is null then 'missing' else 'present' end)
        from links where position <> expected or fits is not true order by position limit 1) as broken`.execute(db);
  return rows[0]!;
}

const faultOf = ({ position, expected, event_id, event }: NonNullable<Checked["broken"]>): string => {
  if (position !== expected) return `Link ${expected} is missing.`;
  if (event === "missing") return `Event ${event_id}, link ${position}, has been deleted.`;
  return `Event ${event_id}, link ${position}, isn’t what was written.`;
};

/** An event that was written or deleted past the triggers. */
async function strayEvent(db: Kysely<Schema>): Promise<string | undefined> {
  const { rows: gone } = await sql<{ id: string }>`
    select u.event_id as id from record_unsealed u
    where not exists (select from moderation_events e where e.id = u.event_id) limit 1`.execute(db);
  if (gone[0]) return `Event ${gone[0].id} was deleted before it was linked.`;
  // In parts, since the whole record may take longer than a statement is given.
  for (let after = "00000000-0000-0000-0000-000000000000"; ;) {
    const { rows } = await sql<{ last: string | null; stray: string | null }>`
      with part as (
        select id from moderation_events where id > ${after}::uuid order by id limit ${20 * batch})
      select (select id from part order by id desc limit 1) as last,
        (select p.id from part p
          where not exists (select from record_chain c where c.event_id = p.id)
            and not exists (select from record_unsealed u where u.event_id = p.id)
          order by p.id limit 1) as stray`.execute(db);
    const { last, stray } = rows[0]!;
    if (stray !== null) return `Event ${stray} has no link: it wasn’t written by the server.`;
    if (last === null) return undefined;
    after = last;
  }
}
