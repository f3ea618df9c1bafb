// Sessions: one row per device, a short-lived access token (JWT), and a refresh token that rotates.
//
// A refresh token is `<session>.<generation>.<mac>`, its MAC made with a key that is not in the database. The row knows
// only the current generation. The previous one works for another ten seconds and is answered with the current token,
// so that two tabs that refresh at the same time end up with the same cookie, whichever answer comes last. Any older
// one was stolen or replayed, and ends the session.
import { createHmac, timingSafeEqual } from "node:crypto";
import { lifetimes } from "@troth/rules/lifetimes";
import { jwtVerify, SignJWT } from "jose";
import { type Kysely, sql, type Transaction } from "kysely";
import { uuidv7 } from "uuidv7";
import type { Schema } from "../database/schema.ts";
import { ProblemError } from "../problems.ts";
import type { Keys } from "./keys.ts";

const accessTokenSeconds = 10 * 60;
const graceSeconds = 10;

const issuer = "troth";
const audience = "troth-api";
const type = "at+jwt";

type Db = Kysely<Schema> | Transaction<Schema>;

export interface Opened {
  sessionId: string;
  refreshToken: string;
  /** Seconds until the session's end, for the cookie. */
  maxAge: number;
}

/** What a login has proved. */
export interface Proof {
  /** The hash that the given password was compared with; absent if none was given. */
  passwordHash?: string;
  /** Whether there was a second step: without it no one can act as an admin. Default false. */
  secondStep?: boolean;
}

export interface Device extends Proof {
  userAgent: string;
  isGoogleLogin: boolean;
}

export interface Sessions {
  /**
   * Opens a session if the account is still as the login found it. One statement, which locks the account's row:
   * whatever changes the account afterwards finds the session and ends it.
   * @returns null when the account is closed or gone, or its password or second step has changed since
   */
  open(db: Db, userId: string, device: Device): Promise<Opened | null>;
  /** @throws ProblemError unauthorized */
  refresh(db: Kysely<Schema>, refreshToken: string): Promise<Opened & { userId: string; isGoogleLogin: boolean }>;
  end(db: Db, sessionId: string, because: string): Promise<void>;
  /** Ends all of a person's sessions except the spared one. @returns how many were still open */
  endAll(db: Db, userId: string, because: string, spared?: string): Promise<number>;
  endByRefreshToken(db: Db, refreshToken: string, because: string): Promise<void>;
  /** The person whose session a refresh token would renew; does not renew it. Null for none. */
  ownerOf(db: Db, refreshToken: string | undefined): Promise<string | null>;
  accessToken(userId: string, sessionId: string): Promise<string>;
  /**
   * What a genuine, unexpired access token says; null for anything else. The database says whether its session is open.
   */
  readAccessToken(token: string): Promise<{ userId: string; sessionId: string } | null>;
}

/** A condition on `users`: the account is still as a login found it. */
export const credentialsUnchanged = ({
  passwordHash = null,
  secondStep = false,
}: { [P in keyof Proof]: Proof[P] | null }) =>
  sql<boolean>`(${passwordHash}::text is null or password_hash = ${passwordHash}::text)
    and (totp_enabled_at is null or ${secondStep}::boolean)`;

/** A condition on `sessions`: a refresh token's immediate successor is so new that the token still works. */
const inGrace = sql<boolean>`rotated_at > now() - make_interval(secs => ${graceSeconds})`;

/** A condition on `sessions`: the session can be renewed. */
const isRenewable = sql<boolean>`ended_at is null and expires_at > now()
  and last_used_at > now() - make_interval(secs => ${lifetimes.idleSession})`;

export function createSessions(keys: Keys): Sessions {
  const mac = (text: string) => createHmac("sha256", keys.refresh).update(text).digest();
  const refreshToken = (sessionId: string, generation: number) => {
    const text = `${sessionId}.${generation}`;
    return `${text}.${mac(text).toString("base64url")}`;
  };

  function readRefreshToken(token: string): { sessionId: string; generation: number } | null {
    const match = /^([0-9a-f-]{36})\.([1-9]\d{0,8})\.([\w-]{43})$/.exec(token);
    if (!match) return null;
    const [, sessionId, generation, given] = match as unknown as [string, string, string, string];
    const genuine = timingSafeEqual(mac(`${sessionId}.${generation}`), Buffer.from(given, "base64url"));
    return genuine ? { sessionId, generation: Number(generation) } : null;
  }

  async function end(db: Db, sessionId: string, because: string) {
    await db
      .updateTable("sessions")
      .set({ ended_at: sql`now()`, ended_because: because })
      .where("id", "=", sessionId)
      .where("ended_at", "is", null)
      .execute();
  }

  return {
    end,

    async open(db, userId, { userAgent, isGoogleLogin, ...proof }) {
      const sessionId = uuidv7();
      const { rows } = await sql`
        insert into sessions (id, user_id, user_agent, is_google_login, second_step, second_step_at, expires_at)
        select ${sessionId}::uuid, id, ${userAgent.slice(0, 300)}::text, ${isGoogleLogin}::boolean,
          ${proof.secondStep ?? false}::boolean, case when ${proof.secondStep ?? false}::boolean then now() end, now() + make_interval(secs => ${lifetimes.session})
        from users
        where id = ${userId} and deleted_at is null and erase_at is null and suspended_at is null and ${credentialsUnchanged(proof)}
        for share
        returning id`.execute(db);
      if (rows.length === 0) return null;
      return { sessionId, refreshToken: refreshToken(sessionId, 1), maxAge: lifetimes.idleSession };
    },

    async refresh(db, token) {
      const given = readRefreshToken(token);
      if (!given) throw new ProblemError("unauthorized");
      const outcome = await db.transaction().execute(async (trx) => {
        const session = await trx
          .selectFrom("sessions")
          .innerJoin("users", "users.id", "sessions.user_id")
          .select(["sessions.user_id", "generation", "expires_at", "is_google_login", inGrace.as("in_grace")])
          .where("sessions.id", "=", given.sessionId)
          .where("users.deleted_at", "is", null)
          .where("users.suspended_at", "is", null)
          .where(isRenewable)
          .forUpdate("sessions")
          .executeTakeFirst();
        if (!session) return null;
        const current = given.generation === session.generation;
        const predecessor = given.generation === session.generation - 1 && session.in_grace;
        if (!current && !predecessor) {
          await end(trx, given.sessionId, "a refresh token was used twice");
          return null;
        }
        if (current) {
          await trx
            .updateTable("sessions")
            .set({ generation: session.generation + 1, rotated_at: sql`now()`, last_used_at: sql`now()` })
            .where("id", "=", given.sessionId)
            .execute();
        }
        return { ...session, generation: current ? session.generation + 1 : session.generation };
      });
      if (!outcome) throw new ProblemError("unauthorized");
      const untilEnd = Math.floor((new Date(outcome.expires_at).getTime() - Date.now()) / 1000);
      return {
        userId: outcome.user_id,
        isGoogleLogin: outcome.is_google_login,
        sessionId: given.sessionId,
        refreshToken: refreshToken(given.sessionId, outcome.generation),
        maxAge: Math.min(lifetimes.idleSession, untilEnd),
      };
    },

    async endAll(db, userId, because, spared) {
      const { numUpdatedRows } = await db
        .updateTable("sessions")
        .set({ ended_at: sql`now()`, ended_because: because })
        .where("user_id", "=", userId)
        .where("ended_at", "is", null)
        .$if(spared !== undefined, (query) => query.where("id", "!=", spared!))
        .executeTakeFirst();
      return Number(numUpdatedRows);
    },

    async endByRefreshToken(db, token, because) {
      const given = readRefreshToken(token);
      if (given) await end(db, given.sessionId, because);
    },

    async ownerOf(db, token) {
      const given = token === undefined ? null : readRefreshToken(token);
      if (!given) return null;
      const session = await db
        .selectFrom("sessions")
        .select("user_id")
        .where("id", "=", given.sessionId)
        .where((eb) =>
          eb.or([
            eb("generation", "=", given.generation),
            eb.and([eb("generation", "=", given.generation + 1), inGrace]),
          ]),
        )
        .where(isRenewable)
        .executeTakeFirst();
      return session?.user_id ?? null;
    },

    accessToken: (userId, sessionId) =>
      new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: "EdDSA", typ: type })
        .setSubject(userId)
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt()
        .setNotBefore(Math.floor(Date.now() / 1000) - 5)
        .setExpirationTime(`${accessTokenSeconds}s`)
        .sign(keys.accessPrivate),

    async readAccessToken(token) {
      try {
        const { payload } = await jwtVerify(token, keys.accessPublic, {
          algorithms: ["EdDSA"],
          typ: type,
          issuer,
          audience,
          requiredClaims: ["sub", "sid", "exp", "nbf"],
        });
        return typeof payload.sid === "string" ? { userId: payload.sub!, sessionId: payload.sid } : null;
      } catch {
        return null;
      }
    },
  };
}

export const purgeSessions = (db: Kysely<Schema>) =>
  db
    .deleteFrom("sessions")
    .where(
      sql<boolean>`coalesce(ended_at, least(expires_at, last_used_at + make_interval(secs => ${lifetimes.idleSession}))) < now() - make_interval(secs => ${lifetimes.endedSession})`,
    )
    .execute();
