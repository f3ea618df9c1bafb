// How much waits, and how much is done. No count goes beyond what is shown, and weeks that are over are counted rarely.
import type { components } from "@troth/api-client/schema";
import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Schema } from "../database/schema.ts";
import { transitions } from "../record/transitions.ts";
import { isDecision } from "./case.ts";

type Figures = components["schemas"]["Figures"];
type Sql = RawBuilder<unknown>;
type QueueName = Figures["queues"][number]["queue"];

const mostCounted = 1_000;
const weeksShown = 12;
/** The present one, and the three before: what was held meanwhile is published under the day on which it was written. */
const weeksThatChange = 4;
/** Milliseconds for which the count of a week that is over, but may still change, is kept. */
const keptFor = 3_600_000;
/** Medians are of at most this many decisions. */
const latest = 50;

interface Waiting {
  from: Sql;
  since: Sql;
  /** What is on record about a decision. */
  decided: { subject: keyof typeof transitions; state: string };
}

/** Literally as in the index that has the queue's order. */
const waiting = (table: string, state: string, since: string, subject: keyof typeof transitions): Waiting => ({
  from: sql`${sql.table(table)} where status = ${sql.lit(state)}`,
  since: sql.ref(since),
  decided: { subject, state },
});

const queues: Record<QueueName, Waiting> = {
  vendors: waiting("vendors", "pending", "status_since", "vendor"),
  claims: waiting("claims", "pending", "status_since", "claim"),
  proposals: waiting("vendor_proposals", "open", "created_at", "proposal"),
  reports: waiting("report_tickets", "open", "opened_at", "report"),
  "held-reviews": waiting("reviews", "held", "created_at", "review"),
  notices: waiting("notices", "open", "created_at", "notice"),
  removals: waiting("removal_requests", "open", "created_at", "removal"),
  proofs: waiting("review_proofs", "waiting", "submitted_at", "proof"),
};

export async function readFigures(db: Kysely<Schema>, now: Date): Promise<Figures> {
  const [open, appeals, failedMails, weeks] = await Promise.all([
    readQueues(db, now),
    count(db, sql`report_tickets where status = 'open' and appealed`),
    count(db, sql`emails where failed_at is not null`),
    readWeeks(db, now),
  ]);
  return { queues: open, appeals, failedMails, weeks };
}

async function count(db: Kysely<Schema>, from: Sql): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int from (select from ${from} limit ${mostCounted}) counted`.execute(db);
  return rows[0]!.count;
}

async function readQueues(db: Kysely<Schema>, now: Date): Promise<Figures["queues"]> {
  const selects = Object.entries(queues).map(
    ([name, { from, since, decided }]) => sql`
    select ${sql.lit(name)} as queue,
           (select count(*)::int from (select from ${from} limit ${mostCounted + 1}) counted) as count,
           (select ${since} from ${from} order by ${since} limit 1) as oldest,
           ${medianOf(decided, now)} as median`,
  );
  const { rows } = await sql<{ queue: QueueName; count: number; oldest: Date | null; median: number | null }>`
    ${sql.join(selects, sql` union all `)}`.execute(db);
  return rows.map(({ queue, count, oldest, median }) => ({
    queue,
    open: { count: Math.min(count, mostCounted), exact: count <= mostCounted },
    oldest: oldest?.toISOString() ?? null,
    medianSeconds: median,
  }));
}

/** From what happened before to the decision: an item that came back has not waited since it was new. */
const medianOf = ({ subject, state }: Waiting["decided"], now: Date): Sql => sql`(
  select percentile_cont(0.5) within group (order by extract(epoch from d.at - before.at)::float8)
  from (
    select e.subject_id, e.at from moderation_events e
    where e.subject_type = ${sql.lit(subject)} and ${isDecision} and e.from_state = ${sql.lit(state)}
      and e.at > ${now}::timestamptz - interval '30 days'
    order by e.at desc limit ${latest}) d,
  lateral (
    select p.at from moderation_events p
    where p.subject_type = ${sql.lit(subject)} and p.subject_id = d.subject_id and p.at < d.at and p.to_state is not null
    order by p.at desc limit 1) before)`;

async function readWeeks(db: Kysely<Schema>, now: Date): Promise<Figures["weeks"]> {
  const weeks = lastMondays(now);
  const over = weeks.slice(1);
  const settled = weeks.slice(weeksThatChange);
  const kept = await db
    .selectFrom("weekly_counts")
    .select(["week", "reviews", "decisions"])
    .where("week", "in", over)
    .where((or) => or.or([or("week", "in", settled), or("counted_at", ">", new Date(now.getTime() - keptFor))]))
    .execute();
  const counted = await countWeeks(
    db,
    weeks.filter((week) => !kept.some((one) => one.week === week)),
  );
  const toKeep = counted.filter(({ week }) => over.includes(week));
  if (toKeep.length > 0)
    await db
      .insertInto("weekly_counts")
      .values(toKeep.map((week) => ({ ...week, counted_at: now })))
      .onConflict((oc) =>
        oc.column("week").doUpdateSet(({ ref }) => ({
          reviews: ref("excluded.reviews"),
          decisions: ref("excluded.decisions"),
          counted_at: ref("excluded.counted_at"),
        })),
      )
      .execute();
  const all = [...kept, ...counted];
  return weeks.toReversed().map((week) => all.find((one) => one.week === week)!);
}

/** The Mondays of the last weeks, the latest first, as `2026-11-16`. */
function lastMondays(now: Date): string[] {
  const sinceMonday = (now.getUTCDay() + 6) % 7;
  return Array.from({ length: weeksShown }, (_, i) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() - sinceMonday - 7 * i))
      .toISOString()
      .slice(0, 10),
  );
}

const subjects = sql.join(Object.keys(transitions).map((subject) => sql.lit(subject)));

async function countWeeks(db: Kysely<Schema>, weeks: string[]): Promise<Figures["weeks"]> {
  const { rows } = await sql<Figures["weeks"][number]>`
    select to_char(week, 'YYYY-MM-DD') as week,
           (select count(*)::int from reviews r
            where r.status = 'published' and r.created_at >= week and r.created_at < week + interval '7 days') as reviews,
           (select count(*)::int from moderation_events e
            where e.subject_type in (${subjects}) and ${isDecision}
              and e.at >= week and e.at < week + interval '7 days') as decisions
    from unnest(${weeks}::date[]) w(day), lateral (select day::timestamptz as week) as monday`.execute(db);
  return rows;
}
