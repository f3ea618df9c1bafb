// A small world of real rows, a visitor for each role, and a valid request for every operation of the contract: tests
// take the request and alter one thing about it. What belongs to a resource is beside it: see specimens.ts.
import { type Kysely, sql } from "kysely";
import sharp from "sharp";
import { beforeAll } from "vitest";
import { operations, type JsonSchema, type Operation } from "../../src/contract/contract.ts";
import type { OperationId } from "../../src/contract/handlers.ts";
import { callerOf, scopesOf, type Scope } from "../../src/contract/security.ts";
import type { Schema } from "../../src/database/schema.ts";
import { deriveKeys, type Keys } from "../../src/security/keys.ts";
import { createSessions } from "../../src/security/sessions.ts";
import { envOf, startFakeIssuer } from "../openid-provider.ts";
import { type Browser, freshEmail, password, type TestApp } from "../test-app.ts";
import { specimens } from "./specimens.ts";

export { operations };

/** The contract's example month is judged from this day, so that the tests do not age. */
export const clock = () => new Date("2026-11-21T10:00:00Z");

/** The options of the world's server: its clock, somewhere for Google logins to go, and no stream that takes a minute. */
export const worldOptions = { clock, env: envOf((await startFakeIssuer()).issuer), watching: { life: 20 } };

export const roles = [
  "guest",
  "unverified user",
  "user",
  "owner of the vendor",
  "manager of the vendor",
  "other owner",
  "admin",
  "holder of an ended session",
] as const;
export type Role = (typeof roles)[number];
type Person = Exclude<Role, "guest">;

/** A request in parts, so that any part can be replaced. */
export interface Parts {
  path: Record<string, string>;
  query: Record<string, string>;
  headers: Record<string, string>;
  body: Record<string, unknown> | undefined;
}

export interface World {
  api: TestApp;
  db: Kysely<Schema>;
  keys: Keys;
  people: Record<Person, { userId: string; email: string }>;
  /** The person a role's request is about: a guest's is about the user. */
  personOf(role: Role): { userId: string; email: string };
  /** The id of a row that a specimen refers to. */
  row(name: string): Promise<string>;
  /** Opens a session for them, as if they had logged in with whatever the account asks for. */
  logIn(userId: string): Promise<{ sessionId: string; refreshToken: string }>;
  /** A browser at its own address, with its own session where the role has one. */
  visitor(role: Role): Promise<Browser>;
  /**
   * What the contract's examples ask for, about rows that exist, by someone who may ask for it unless a role is given.
   */
  rightRequest(operation: Operation, role?: Role): Promise<Parts>;
}

export function urlOf(operation: Operation, { path, query }: Pick<Parts, "path" | "query">): string {
  const filled = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(path[name]!.toWellFormed()),
  );
  const search = new URLSearchParams(query).toString();
  return search === "" ? filled : `${filled}?${search}`;
}

export const send = (browser: Browser, operation: Operation, parts: Parts) =>
  browser.call(operation.method as "GET", urlOf(operation, parts), parts.body, parts.headers);

const successOf = (operation: Operation) =>
  Number(Object.keys(operation.responses).find((status) => /^[23]/.test(status)));

export const bodySchemaOf = (operation: Operation): JsonSchema | undefined =>
  operation.requestBody?.content["application/json"]?.schema;

/** A place in a request for a caller's text. */
export interface Slot {
  in: "path" | "query" | "headers" | "body";
  name: string;
  schema: JsonSchema;
}

/** Every parameter, and every field of the body. */
export function slotsOf(operation: Operation): Slot[] {
  const where = { path: "path", query: "query", header: "headers" } as const;
  const parameters = operation.parameters.flatMap(({ in: place, name, schema }) =>
    place === "cookie" ? [] : [{ in: where[place], name, schema }],
  );
  const fields = (bodySchemaOf(operation)?.["properties"] ?? {}) as Record<string, JsonSchema>;
  return [...parameters, ...Object.entries(fields).map(([name, schema]) => ({ in: "body" as const, name, schema }))];
}

export const withValue = (parts: Parts, slot: Slot, value: unknown): Parts => ({
  ...parts,
  [slot.in]: { ...parts[slot.in], [slot.name]: value },
});

/**
 * A digest of the rows of each table, and the number of enqueued jobs. Counters of attempts are left out, since a
 * refused call is an attempt.
 *
 * Rows are told apart by the transaction that wrote them, since a test calls this often on tables that grow: one that
 * is written again has a later one, even if it says the same as before, and without reading what it says. Tables are
 * named in parameters because a statement that has any is planned only once.
 * @param only these tables, and no jobs
 */
export async function digest(
  db: Kysely<Schema>,
  only?: readonly (keyof Schema & string)[],
): Promise<Record<string, string>> {
  const tables = only ?? (await allTables(db));
  const parts = tables.map(
    (name) =>
      sql`select ${name} as name, count(*) || ' ' || coalesce(sum(xmin::text::int8), 0) as rows from ${sql.table(name)}`,
  );
  // Jobs started by the clock were caused by no one.
  const jobs = sql`
    select 'pgboss.job ' || name as name, count(*)::text as rows from pgboss.job
    where name not like '\\_\\_pgboss%' and name not in (select name from pgboss.schedule) group by name`;
  const selects = only ? parts : [...parts, jobs];
  const { rows } = await sql<{ name: string; rows: string }>`${sql.join(selects, sql` union all `)}`.execute(db);
  return Object.fromEntries(rows.map(({ name, rows }) => [name, rows]));
}

/**
 * All but those that are written to later: limits that end, events that get their place in the chain, and a check of it
 * that goes on.
 */
async function allTables(db: Kysely<Schema>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables
    where schemaname = ${"public"}
      and tablename not in ('rate_limits', 'record_chain', 'record_unsealed', 'record_backfill', 'record_check', 'record_check_run')
      and tablename not like 'kysely%'`.execute(db);
  return rows.map(({ name }) => name);
}

/** Creates the world before the file's tests. */
export function useWorld(api: TestApp): World {
  const world = { api } as World;
  const rows = new Map<string, Promise<string>>();
  const sessions = () => createSessions(world.keys);

  beforeAll(async () => {
    world.db = api.database.db;
    world.keys = deriveKeys(api.settings.secretKey);
    world.people = {
      user: await api.member({ firstName: "Ana", lastName: "Kovač" }),
      "unverified user": await stranger(api),
      "owner of the vendor": await api.member({ firstName: "Jakob", lastName: "Podrožnik" }),
      "manager of the vendor": await api.member({ firstName: "Petra", lastName: "Kos" }),
      "other owner": await api.member({ firstName: "Iris", lastName: "Novak" }),
      admin: await api.member({ firstName: "Mira", lastName: "Zupan", isAdmin: true }),
      "holder of an ended session": await api.member({ firstName: "Luka", lastName: "Oblak" }),
    };
    for (const name of Object.keys(specimens.rows)) await world.row(name);
  });

  world.personOf = (role) => world.people[role === "guest" ? "user" : role];

  world.row = (name) => {
    const make = specimens.rows[name];
    if (!make) throw new Error(`No *.specimens.ts has a row called “${name}”`);
    let row = rows.get(name);
    if (!row) {
      row = Promise.resolve(make(world, "user"));
      rows.set(name, row);
    }
    return row;
  };

  world.logIn = async (userId) =>
    (await sessions().open(world.db, userId, { userAgent: "test", isGoogleLogin: false, secondStep: true }))!;

  world.visitor = async (role) => {
    const browser = api.browser();
    if (role === "guest") return browser;
    const { userId } = world.people[role];
    // A test may have closed it.
    await world.db.updateTable("users").set({ erase_at: null }).where("id", "=", userId).execute();
    const { sessionId, refreshToken } = await world.logIn(userId);
    browser.cookies.set("refresh", refreshToken);
    browser.token = await sessions().accessToken(userId, sessionId);
    if (role === "holder of an ended session") await sessions().end(world.db, sessionId, "logged out");
    return browser;
  };

  world.rightRequest = async (operation, role = roleFor(operation)) => {
    const specimen = specimens.operations[operation.operationId as OperationId] ?? {};
    await specimen.given?.(world, role);
    const valueOf = async ({ name, example }: { name: string; example?: unknown }) => {
      const owner = new RegExp(`/([\\w-]+)/\\{${name}\\}`).exec(operation.path)?.[1];
      const fresh = owner && specimens.freshRows[owner];
      if (fresh) return fresh(world, role);
      // A parameter after another one, such as a picture's size, is not a row.
      return owner === undefined ? String(example) : world.row(owner);
    };
    const path: Parts["path"] = {};
    const query: Parts["query"] = {};
    for (const parameter of operation.parameters) {
      if (parameter.in === "path") path[parameter.name] = await valueOf(parameter);
      if (parameter.in === "query" && parameter.required) query[parameter.name] = String(parameter.example);
    }
    Object.assign(path, await specimen.path?.(world, role));
    Object.assign(query, await specimen.query?.(world, role));
    const takesPhoto = operation.requestBody !== undefined && "image/png" in operation.requestBody.content;
    const example = operation.requestBody?.content["application/json"]?.example as Parts["body"];
    return {
      path,
      query,
      headers: { ...(takesPhoto && { "content-type": "image/png" }), ...(await specimen.headers?.(world, role)) },
      body: takesPhoto ? photo : example && { ...example, ...(await specimen.body?.(world, role)) },
    };
  };
  return world;
}

/** Someone who signed up and has not confirmed their address. */
async function stranger(api: TestApp) {
  const email = freshEmail();
  await api.browser().call("POST", "/api/users", { email, password, firstName: "Neža", lastName: "Hribar" });
  const { id } = await api.database.db
    .selectFrom("users")
    .select("id")
    .where("email", "=", email)
    .executeTakeFirstOrThrow();
  return { email, userId: id };
}

/** A picture of a few pixels, sent instead of a JSON body. */
const photo = (await sharp({ create: { width: 8, height: 8, channels: 3, background: "teal" } })
  .png()
  .toBuffer()) as unknown as Record<string, unknown>;

/** Who has each scope of the contract, and what the others are answered. */
const scopes: Record<Scope, { who: readonly Role[]; otherwise: number }> = {
  verified: { who: ["user", "owner of the vendor", "manager of the vendor", "other owner", "admin"], otherwise: 403 },
  // All visitors log in with a second step.
  "stepped-up": { who: roles, otherwise: 403 },
  "recent-code": { who: roles, otherwise: 403 },
  admin: { who: ["admin"], otherwise: 403 },
  owner: { who: ["owner of the vendor"], otherwise: 404 },
  manager: { who: ["owner of the vendor", "manager of the vendor"], otherwise: 404 },
};

/** Someone who may do it. */
export function roleFor(operation: Operation): Role {
  const may = (role: Role) =>
    scopesOf(operation).length === 0 ||
    scopesOf(operation).some((asked) => asked.every((scope) => scopes[scope].who.includes(role)));
  return may("user") ? "user" : roles.find(may)!;
}

/** What the contract says about an operation by a given role. */
export function expectedStatus(operation: Operation, role: Role): number {
  const signedIn = role !== "guest" && role !== "holder of an ended session";
  // A valid request brings its own cookie of an unfinished login.
  if (callerOf(operation) === "required" && !signedIn) return 401;
  const named = specimens.operations[operation.operationId as OperationId]?.statuses?.[role];
  if (named !== undefined) return named;
  const refusals = signedIn
    ? scopesOf(operation).map((asked) => asked.find((scope) => !scopes[scope].who.includes(role)))
    : [];
  const [refusal] = refusals;
  return refusal !== undefined && !refusals.includes(undefined) ? scopes[refusal].otherwise : successOf(operation);
}
