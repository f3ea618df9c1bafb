// Any number of vendors, people and reviews, made in SQL: the same ones each time.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { migrate, migrationsFolder } from "../apps/api/src/database/migrate.ts";
import { type Database, openDatabase } from "../apps/api/src/database/open.ts";
import { markCommonWords } from "../apps/api/src/vendors/name-words.ts";
import type { Postgres } from "./postgres.ts";

export interface Size {
  vendors: number;
  reviews: number;
}

/** The default size; make it smaller for a quick look. */
export const size: Size = {
  vendors: Number(process.env["BENCH_VENDORS"] || 100_000),
  reviews: Number(process.env["BENCH_REVIEWS"] || 1_000_000),
};

export const vendorId = (n: number): string => `01900000-0000-7000-8000-${String(n).padStart(12, "0")}`;
export const categoryCount = 24;
/** The higher its number, the fewer vendors a place has: there are a few big cities and many small ones. */
export const placeCount = 800;

const commonWords =
  `rose golden villa studio photography garden harbour little house light wedding flowers barn manor river silver oak
  cedar lantern meadow kitchen table band quartet music films atelier maison casa quinta hof schloss events moments memories dream lace
  pearl ivory velvet linen copper willow fern moss heron crane swan candle orchard`.split(/\s+/);

// `pick(n, of)` is a number from 0 to of - 1 that depends on n but looks random; there are 50 common words and 6,000
// rare ones.
const ground = `
create schema made;
create function made.pick(n bigint, of integer) returns integer language sql immutable as $$ select (abs(hashint8(n)::bigint) % of)::integer $$;
create function made.common(n integer) returns text language sql immutable as $$ select (array[${commonWords.map((word) => `'${word}'`).join(",")}])[1 + n] $$;
create function made.rare(n integer) returns text language sql immutable as $$ select substr(translate(md5('word' || n), '0123456789', 'aeioulnrst'), 1, 5 + n % 5) $$;
insert into places (id, name, local_name, country, country_name, time_zone, latitude, longitude)
  select 'place-' || i, initcap(substr(translate(md5('place' || i), '0123456789', 'aeioulnrst'), 1, 6 + i % 3)), 'Loc' || i, 'GB', 'United Kingdom',
         (array['Europe/London', 'Europe/Paris', 'America/New_York', 'Asia/Tokyo'])[1 + i % 4], 50, i / 10.0
  from generate_series(1, ${placeCount}) i;
insert into categories (id, slug, name, singular, position)
  select ('01900000-0000-7000-8001-' || lpad(i::text, 12, '0'))::uuid, 'category-' || i, initcap(made.common(i)) || ' makers', initcap(made.common(i)) || ' maker', i
  from generate_series(1, ${categoryCount}) i;
insert into photos (id, width, height, placeholder, variants)
  select md5('photo' || i), 1280, 960, 'data:image/webp;base64,' || repeat('UklGR', 20),
         '[{"width":320,"format":"webp"},{"width":640,"format":"webp"},{"width":960,"format":"webp"},{"width":1280,"format":"webp"}]'
  from generate_series(1, 500) i;`;

const users = (count: number) => `
insert into users (id, email, first_name, last_name, email_verified_at)
  select ('01900000-0000-7000-8002-' || lpad(i::text, 12, '0'))::uuid, 'reader-' || i || '@example.org', 'Ana', initcap(made.rare(i % 6000)), now()
  from generate_series(1, ${count}) i;`;

const openDay = (day: string) => `{"day":"${day}","openTime":"09:00","closeTime":"17:00"}`;
const closedDay = (day: string) => `{"day":"${day}","openTime":"00","closeTime":"00","closed":true}`;
const week = `[${["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"].map(openDay).join(",")},${["Saturday", "Sunday"].map(closedDay).join(",")}]`;

const vendors = (from: number, to: number) => `
insert into vendors (id, slug, name, language, description, category, location, phone_number, website, address, opening_hours, opening_minutes, time_zone,
                     latitude, longitude, price_range, status, created_at)
  select ('01900000-0000-7000-8000-' || lpad(i::text, 12, '0'))::uuid, 'vendor-' || i,
         initcap(made.common(made.pick(i * 3, 50)) || ' ' || made.rare(made.pick(i * 5, 6000)) || ' ' || made.common(made.pick(i * 11, 50))),
         'en',
         (select string_agg(case when k % 3 = 0 then made.common(made.pick(i * 100 + k, 50)) else made.rare(made.pick(i * 100 + k, 6000)) end, ' ')
          from generate_series(1, 35) k) || ' for your wedding.',
         case when i % 5 = 0 then array['category-' || 1 + made.pick(i, 24), 'category-' || 1 + (made.pick(i, 24) + 1 + i % 7) % 24]
              else array['category-' || 1 + made.pick(i, 24)] end,
         array['place-' || 1 + floor(power(made.pick(i * 17, 1000) / 1000.0, 2) * ${placeCount})::integer],
         '+44 20 7946 0000', 'https://vendor-' || i || '.example', i || ' High Street', '${week}',
         '{[540,1020),[1980,2460),[3420,3900),[4860,5340),[6300,6780)}',
         (array['Europe/London', 'Europe/Paris', 'America/New_York', 'Asia/Tokyo'])[1 + i % 4], 50, i / 1000.0, 1 + i % 4, 'approved',
         timestamptz '2026-01-01' - i * interval '7 minutes'
  from generate_series(${from}::bigint, ${to}) i;
insert into vendor_photos (vendor_id, position, photo_id, alt)
  select ('01900000-0000-7000-8000-' || lpad(i::text, 12, '0'))::uuid, p, md5('photo' || 1 + made.pick(i * 7 + p, 500)), 'A picture of the work'
  from generate_series(${from}::bigint, ${to}) i, generate_series(1, 3) p;`;

const reviews = (from: number, to: number, { vendors }: Size, people: number) => `
insert into reviews (id, vendor_id, author_id, rating, title, review, language, experience, wedding_date, quality, value, created_at)
  select ('01900000-0000-7000-8003-' || lpad(i::text, 12, '0'))::uuid,
         ('01900000-0000-7000-8000-' || lpad((1 + made.pick(i * 13, ${vendors}))::text, 12, '0'))::uuid,
         ('01900000-0000-7000-8002-' || lpad((1 + i % ${people})::text, 12, '0'))::uuid,
         1 + least(4, made.pick(i * 19, 100) / 12), 'What we thought of it', repeat('They came in time and it was lovely to have them. ', 2 + made.pick(i, 8)),
         'en', 'completed', '2025-06-01', 1 + made.pick(i * 23, 5), 1 + made.pick(i * 29, 5), timestamptz '2026-01-01' - i * interval '1 minute'
  from generate_series(${from}::bigint, ${to}) i
on conflict do nothing;`;

const stats = (from: number, to: number) => `
select refresh_vendor_stats(array_agg(id)) from (
  select ('01900000-0000-7000-8000-' || lpad(i::text, 12, '0'))::uuid as id, i / 500 as batch from generate_series(${from}::bigint, ${to}) i) v group by batch;`;

/** The statements, in the order in which to run them. */
export function* statements(size: Size, more?: More): Generator<string> {
  const people = Math.max(1_000, Math.ceil(size.reviews / 20));
  yield ground;
  yield users(people);
  const rows = function* () {
    for (const [from, to] of batches(size.vendors, 5_000)) yield vendors(from, to);
    for (const [from, to] of batches(size.reviews, 50_000)) yield reviews(from, to, size, people);
  };
  if (more) {
    for (const made of rows()) yield `set session_replication_role = replica; ${made} reset session_replication_role;`;
    yield* more.statements;
    yield "analyze;";
    return;
  }
  yield* rows();
  yield "analyze;";
  for (const [from, to] of batches(size.vendors, 5_000)) yield stats(from, to);
}

function* batches(count: number, step: number): Generator<[from: number, to: number]> {
  for (let from = 1; from <= count; from += step) yield [from, Math.min(count, from + step - 1)];
}

/**
 * What is in a database besides vendors and reviews, and instead of what triggers make of those: they can't be searched, and
 * have no numbers. Leaving those out makes it four times as fast.
 */
interface More {
  name: string;
  statements: readonly string[];
}

/**
 * The database of this size, migrated and filled. An earlier run's database is used again if nothing has changed since.
 * @returns its name
 */
export async function filledDatabase(postgres: Postgres, size: Size, more?: More): Promise<string> {
  const steps = [...statements(size, more)];
  const made = createHash("sha256").update(steps.join());
  for (const file of readdirSync(migrationsFolder).toSorted()) made.update(readFileSync(join(migrationsFolder, file)));
  const name = `bench_${made.digest("hex").slice(0, 12)}`;
  const sized = `${size.vendors} vendors and ${size.reviews} reviews${more ? ` and ${more.name}` : ""}`;
  const kept = postgres
    .sql(
      "postgres",
      `select datname from pg_database where datname like 'bench%' and shobj_description(oid, 'pg_database') = '${sized}'`,
    )
    .trim();
  if (kept === name) return name;

  // An unfinished database has no description; only the current one of each size is kept.
  for (const old of new Set([kept, name].filter(Boolean))) postgres.sql("postgres", `drop database if exists ${old}`);
  postgres.sql("postgres", `create database ${name}`);
  const database = await openDatabase({ url: postgres.url(name) });
  await migrate(database);
  await database.close();
  const began = performance.now();
  for (const [i, statement] of steps.entries()) {
    if (process.stderr.isTTY) process.stderr.write(`\rMaking ${sized}: ${i + 1} of ${steps.length}`);
    postgres.sql(name, statement);
  }
  await doNightly(postgres, name);
  postgres.sql(name, "vacuum analyze;");
  postgres.sql("postgres", `comment on database ${name} is '${sized}'`);
  console.error(`\rMade ${sized} in ${Math.round((performance.now() - began) / 1000)} s.        `);
  return name;
}

/** What the server does every night, and searches go by. */
async function doNightly(postgres: Postgres, name: string): Promise<void> {
  const database: Database = await openDatabase({ url: postgres.url(name) });
  await markCommonWords(database.db);
  await database.close();
}

/** Fills an embedded database; a server is started on its folder afterwards. */
export async function fillFolder(dataDir: string, size: Size): Promise<void> {
  const database: Database = await openDatabase({ dataDir });
  await migrate(database);
  await database.withoutTimeLimit(async () => {
    for (const statement of statements(size)) await database.pool.query(statement);
  });
  await database.close();
}
