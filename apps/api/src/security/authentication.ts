// Who is calling? The token says which session it is. The session's row, read on every call, says whether it is still
// open and who the person is now, so that logging out, deletion, suspension and demotion take effect straight away.
import { lifetimes } from "@troth/rules/lifetimes";
import { type Kysely, sql } from "kysely";
import type { Schema } from "../database/schema.ts";
import type { Sessions } from "./sessions.ts";

export interface Caller {
  userId: string;
  sessionId: string;
  /** Logged in with a second step. */
  steppedUp: boolean;
  /** A code was entered in this session not long ago. */
  hasRecentCode: boolean;
  /** An admin who logged in with the second step. */
  isAdmin: boolean;
  emailVerified: boolean;
}

export async function authenticate(
  db: Kysely<Schema>,
  sessions: Sessions,
  authorization: string | undefined,
): Promise<Caller | null> {
  const token = /^Bearer ([\w.~+/=-]{1,4096})$/i.exec(authorization ?? "")?.[1];
  const claims = token === undefined ? null : await sessions.readAccessToken(token);
  if (!claims) return null;
  const row = await db
    .selectFrom("sessions")
    .innerJoin("users", "users.id", "sessions.user_id")
    .select(["users.id", "users.is_admin", "users.email_verified_at", "sessions.second_step"])
    .select(
      sql<boolean>`coalesce(sessions.second_step_at > now() - make_interval(secs => ${lifetimes.recentCode}), false)`.as(
        "has_recent_code",
      ),
    )
    .where("sessions.id", "=", claims.sessionId)
    .where("sessions.user_id", "=", claims.userId)
    .where("sessions.ended_at", "is", null)
    .where("sessions.expires_at", ">", new Date())
    .where("users.deleted_at", "is", null)
    .where("users.suspended_at", "is", null)
    .executeTakeFirst();
  return row
    ? {
        userId: row.id,
        sessionId: claims.sessionId,
        steppedUp: row.second_step,
        hasRecentCode: row.has_recent_code,
        isAdmin: row.is_admin && row.second_step,
        emailVerified: row.email_verified_at !== null,
      }
    : null;
}
