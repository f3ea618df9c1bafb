// A small world of real rows, a visitor for each role, and a right request for every operation of the contract: tests take
// the request and bend one thing about it.
import { randomBytes, randomUUID } from "node:crypto";
import { type Kysely, sql } from "kysely";
import sharp from "sharp";
import { beforeAll } from "vitest";
import { operations, type JsonSchema, type Operation } from "../../src/contract/contract.ts";
import type { MailedPurpose, Schema } from "../../src/database/schema.ts";
import { deriveKeys } from "../../src/security/keys.ts";
import { createSessions } from "../../src/security/sessions.ts";
import { issueToken } from "../../src/users/mailed-tokens.ts";
import { codeAt, secretFor } from "../../src/security/second-step.ts";
import { sealed } from "../../src/security/sealed.ts";
import { queueInvitation } from "../../src/users/admins/invitations.ts";
import { createUser } from "../../src/users/queries.ts";
import { disable, enable, keepSecret } from "../../src/users/second-step/second-step.ts";
import { envOf, startLiar } from "../openid-provider.ts";
import { type Browser, brand, password, testSecret, tokenIn, type TestApp } from "../test-app.ts";
import { addVendor } from "../vendors.ts";

export { operations };

/** The example month of the contract is judged by this day, so that the tests do not age. */
export const clock = () => new Date("2026-11-21T10:00:00Z");

/** What the world's server is made with: its clock, and somewhere for Google's logins to lead to. */
export const worldly = { clock, env: envOf((await startLiar()).issuer) };

export const roles = [
  "guest",
  "unverified user",
  "user",
  "owner of the vendor",
  "other owner",
  "admin",
  "holder of an ended session",
] as const;
export type Role = (typeof roles)[number];

/** A request in parts, so that any of them can be replaced. */
export interface Parts {
  path: Record<string, string>;
  query: Record<string, string>;
  headers: Record<string, string>;
  body: Record<string, unknown> | undefined;
}

export interface World {
  vendorId: string;
  /** Waits for approval: nobody may learn of it. */
  pendingVendorId: string;
  pendingName: string;
  reviewId: string;
  people: Record<Exclude<Role, "guest">, { userId: string; email: string }>;
  /** A browser at an address of its own, with a session of its own where the role has one. */
  visitor(role: Role): Promise<Browser>;
  /** What the contract's examples ask for, about rows that are there. */
  rightRequest(operation: Operation, role?: Role): Promise<Parts>;
}

/** Somebody who came in by whatever the account asks for. */
const device = { userAgent: "test", isGoogleLogin: false, secondStep: true };

export const freshEmail = () => `${randomUUID().slice(0, 13)}@example.org`;

export function urlOf(operation: Operation, { path, query }: Pick<Parts, "path" | "query">): string {
  const filled = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(path[name]!.toWellFormed()),
  );
  const search = new URLSearchParams(query).toString();
  return search === "" ? filled : `${filled}?${search}`;
}

export const send = (browser: Browser, operation: Operation, parts: Parts) =>
  browser.call(operation.method as "GET", urlOf(operation, parts), parts.body, parts.headers);

export const successOf = (operation: Operation) =>
  Number(Object.keys(operation.responses).find((status) => /^[23]/.test(status)));

export const bodySchemaOf = (operation: Operation): JsonSchema | undefined =>
  operation.requestBody?.content["application/json"]?.schema;

/** Somewhere in a request where a caller's text goes. */
export interface Slot {
  in: "path" | "query" | "headers" | "body";
  name: string;
  schema: JsonSchema;
}

/** Every parameter and every field of the body. */
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

/** A digest of the rows of each table, and how many jobs were enqueued. What counts tries is left out: a refused call is a try. */
export async function digest(db: Kysely<Schema>): Promise<Record<string, string>> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'
      and table_name <> 'rate_limits' and table_name not like 'kysely%'`.execute(db);
  const parts = tables.map(
    ({ name }) =>
      sql`select ${sql.lit(name)} as name, count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as rows from ${sql.table(name)} t`,
  );
  // What began by the clock is nobody's doing.
  const jobs = sql`
    select 'pgboss.job ' || name as name, count(*)::text as rows from pgboss.job
    where name not like '\\_\\_pgboss%' and name not in (select name from pgboss.schedule) group by name`;
  const { rows } = await sql<{ name: string; rows: string }>`${sql.join([...parts, jobs], sql` union all `)}`.execute(
    db,
  );
  return Object.fromEntries(rows.map(({ name, rows }) => [name, rows]));
}

/** Adds the world before the file's tests. */
export function useWorld(api: TestApp): World {
  const world = {} as World;
  const photoId = randomBytes(16).toString("hex");

  beforeAll(async () => {
    const { db } = api.database;
    const [user, owner, other, admin, ended] = [
      await api.member({ firstName: "Ana", lastName: "Kovač" }),
      await api.member({ firstName: "Jakob", lastName: "Podrožnik" }),
      await api.member({ firstName: "Iris", lastName: "Novak" }),
      await api.member({ firstName: "Mira", lastName: "Zupan", isAdmin: true }),
      await api.member({ firstName: "Luka", lastName: "Oblak" }),
    ];
    const unverified = { email: freshEmail(), userId: "" };
    await api.browser().call("POST", "/api/users", {
      ...unverified,
      userId: undefined,
      password,
      firstName: "Neža",
      lastName: "Hribar",
    });
    const row = await db
      .selectFrom("users")
      .select("id")
      .where("email", "=", unverified.email)
      .executeTakeFirstOrThrow();
    unverified.userId = row.id;
    world.people = {
      user,
      "unverified user": unverified,
      "owner of the vendor": owner,
      "other owner": other,
      admin,
      "holder of an ended session": ended,
    };
    world.vendorId = await addVendor(db, { owner_id: owner.userId, added_by: owner.userId });
    await addVendor(db, { owner_id: other.userId, name: "Mestni kvartet", category: ["live-music"] });
    world.pendingName = "Zakrita dvorana";
    world.pendingVendorId = await addVendor(db, { status: "pending", name: world.pendingName, added_by: user.userId });
    const [variant, bytes] = ["640.webp", randomBytes(64)];
    await api.photos.write(photoId, variant, bytes);
    // Somebody whose name and address no answer may tell.
    const reviewer = await api.member({ firstName: "Zofija", lastName: "Kralj" });
    const published = await reviewer.call("POST", `/api/vendors/${world.vendorId}/reviews`, {
      rating: 5,
      title: "Worth the climb",
      review: "The orangery at dusk is worth the climb, and the music stopped at midnight.",
      experience: "completed",
      weddingDate: "2026-06",
    });
    world.reviewId = published.json().id;
  });

  world.visitor = async (role) => {
    const browser = api.browser();
    if (role === "guest") return browser;
    const sessions = createSessions(deriveKeys(api.settings.secretKey));
    const { userId } = world.people[role];
    // Somebody may have closed it.
    await api.database.db.updateTable("users").set({ erase_at: null }).where("id", "=", userId).execute();
    const opened = (await sessions.open(api.database.db, userId, device))!;
    browser.cookies.set("refresh", opened.refreshToken);
    browser.token = await sessions.accessToken(userId, opened.sessionId);
    if (role === "holder of an ended session") await sessions.end(api.database.db, opened.sessionId, "logged out");
    return browser;
  };

  world.rightRequest = async (operation, role = "user") => {
    const ids: Record<string, string> = {
      "/api/vendors": world.vendorId,
      "/api/photos": photoId,
      "/api/admin/users": operation.operationId === "revokeUserSessions" ? await somebodyLoggedIn() : "",
      "/api/users/me/sessions": operation.operationId === "revokeSession" ? await someSession(role) : "",
    };
    const path = Object.fromEntries(
      operation.parameters
        .filter((parameter) => parameter.in === "path")
        .map(({ name, example }) => {
          return [name, name === "id" ? ids[operation.path.split("/{id}")[0]!]! : String(example)];
        }),
    );
    const wanted = secondSteps[operation.operationId];
    if (wanted && role !== "admin") await setSecondStep(personOf(role).userId, wanted);
    const takesPhoto = operation.requestBody !== undefined && "image/png" in operation.requestBody.content;
    const headers: Record<string, string> = takesPhoto ? { "content-type": "image/png" } : {};
    if (operation.operationId === "finishLogin") {
      const { userId } = await api.member();
      await setSecondStep(userId, "on");
      headers["cookie"] =
        `second-step=${await sealed(keys().attempt, "second-step", { userId, isGoogleLogin: false }, 60)}`;
    }
    if (operation.operationId === "deleteAccount")
      await api.database.db
        .updateTable("users")
        .set({ deletion_confirmed_until: new Date(Date.now() + 60_000) })
        .where("id", "=", personOf(role).userId)
        .execute();
    const query = Object.fromEntries(
      operation.parameters
        .filter((parameter) => parameter.in === "query" && parameter.required)
        .map(({ name, example }) => [name, String(example)]),
    );
    const example = operation.requestBody?.content["application/json"]?.example as Parts["body"];
    return {
      path,
      query,
      headers,
      body: takesPhoto ? photo : example && { ...example, ...(await ownBody(operation.operationId, role)) },
    };
  };

  const keys = () => deriveKeys(api.settings.secretKey);

  async function setSecondStep(userId: string, wanted: "off" | "begun" | "on") {
    const { db } = api.database;
    await db.transaction().execute(async (trx) => {
      await disable(trx, userId);
      if (wanted !== "off") await keepSecret(trx, keys().secondStep, userId, testSecret);
      if (wanted === "on") await enable(trx, keys().secondStep, userId);
    });
  }

  const personOf = (role: Role) => world.people[role === "guest" ? "user" : role];

  /** Another device of theirs. */
  const someSession = async (role: Role) => {
    const sessions = createSessions(deriveKeys(api.settings.secretKey));
    const { userId } = personOf(role);
    return (await sessions.open(api.database.db, userId, device))!.sessionId;
  };

  /** Somebody who does nothing here but be logged in. */
  async function somebodyLoggedIn() {
    const role = "holder of an ended session";
    await someSession(role);
    return world.people[role].userId;
  }

  /** A code that was not used yet. */
  async function freshCode(role: Role) {
    const { db } = api.database;
    await db.updateTable("users").set({ totp_last_step: 0 }).where("id", "=", personOf(role).userId).execute();
    return codeAt(testSecret, Date.now());
  }

  /** An invitation as it would stand in a mail. */
  async function invitation() {
    const email = freshEmail();
    await api.database.db
      .transaction()
      .execute((trx) => queueInvitation(trx, { jobs: api.jobs.jobs, settings: api.settings, brand }, email, null));
    return tokenIn((await api.inbox(email))[0]!.links);
  }

  // Where the example's own values would not do: addresses that were used before, credentials and tokens.
  async function ownBody(operationId: string, role: Role): Promise<object> {
    switch (operationId) {
      case "signUp":
      case "resendVerification":
      case "forgetPassword":
      case "contact":
        return { email: freshEmail() };
      case "login":
        return { email: personOf(role).email, password };
      case "verifyEmail":
      case "resetPassword":
      case "verifyNewEmail":
      case "stopNewEmail":
      case "confirmAccountDeletion":
        return { token: await mailedToken(api.database.db, purposes[operationId]) };
      case "updateProfile":
        return { email: personOf(role).email };
      case "beginSecondStep":
        return { currentPassword: password };
      case "finishLogin":
      case "enableSecondStep":
      case "renewRecoveryCodes":
        return { code: await freshCode(role) };
      case "disableSecondStep":
        return { currentPassword: password, code: await freshCode(role) };
      case "inviteAdmin":
        return { email: freshEmail() };
      case "readInvitation":
        return { token: await invitation() };
      case "verifyAdmin": {
        const token = await invitation();
        return { token, code: codeAt(secretFor(keys().secondStep, token), Date.now()) };
      }
      case "changePassword":
        return { currentPassword: password, newPassword: password };
      default:
        return {};
    }
  }
  return world;
}

/** A picture of a few pixels, which travels in place of a JSON body. */
const photo = (await sharp({ create: { width: 8, height: 8, channels: 3, background: "teal" } })
  .png()
  .toBuffer()) as unknown as Record<string, unknown>;

/** What an operation finds: an admin's second step is always on. */
const secondSteps: Record<string, "off" | "begun" | "on"> = {
  login: "off",
  beginSecondStep: "off",
  enableSecondStep: "begun",
  disableSecondStep: "on",
  renewRecoveryCodes: "on",
};

const adminsOnly = { "unverified user": 403, user: 403, "owner of the vendor": 403, "other owner": 403 };

/** Rules that the contract tells in words: operation → role → status. */
export const beyond: Record<string, Partial<Record<Role, number>>> = {
  createReview: { "unverified user": 403, "owner of the vendor": 403 },
  login: { admin: 401 },
  beginSecondStep: { "unverified user": 403, admin: 409 },
  enableSecondStep: { admin: 409 },
  disableSecondStep: { admin: 403 },
  inviteAdmin: adminsOnly,
  revokeUserSessions: adminsOnly,
};

/** What the contract says of an operation, done by somebody. */
export function expectedStatus(operation: Operation, role: Role): number {
  // A right request brings its own cookie of a login that is under way.
  const forAnybody =
    operation.security.length === 0 ||
    operation.security.some((way) => Object.keys(way).length === 0 || "secondStepCookie" in way);
  const signedIn = role !== "guest" && role !== "holder of an ended session";
  if (!forAnybody && !signedIn) return 401;
  return beyond[operation.operationId]?.[role] ?? successOf(operation);
}

const purposes = {
  verifyEmail: "verify-email",
  resetPassword: "reset-password",
  verifyNewEmail: "new-email",
  stopNewEmail: "stop-new-email",
  confirmAccountDeletion: "delete-account",
} as const;

/** A token as it would stand in a mail, for somebody who has just signed up. */
const mailedToken = (db: Kysely<Schema>, purpose: MailedPurpose) =>
  db.transaction().execute(async (trx) => {
    const email = freshEmail();
    const passwordHash = "$argon2id$v=19$m=19456,t=2,p=1$none$none";
    const userId = await createUser(trx, email, {
      password_hash: passwordHash,
      first_name: "Tina",
      last_name: "Vidmar",
      location: "",
    });
    if (purpose !== "new-email" && purpose !== "stop-new-email")
      return issueToken(trx, { purpose, userId: userId!, email });
    const wanted = freshEmail();
    await trx.updateTable("users").set({ pending_email: wanted }).where("id", "=", userId!).execute();
    return issueToken(trx, { purpose, userId: userId!, email: wanted });
  });
