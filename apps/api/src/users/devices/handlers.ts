// Where a person is logged in, and logging out other devices.
import { sql } from "kysely";
import type { Handlers } from "../../contract/handlers.ts";
import { ProblemError } from "../../problems.ts";
import type { Services } from "../../services.ts";

/** More than anyone has; no one needs to look at more than a hundred. */
const shown = 100;

export function deviceHandlers({ db, sessions, log }: Services) {
  return {
    async listSessions({ caller }) {
      const rows = await db
        .selectFrom("sessions")
        .select(["id", "user_agent", "is_google_login", "created_at", "last_used_at"])
        .where("user_id", "=", caller.userId)
        .where("ended_at", "is", null)
        .where("expires_at", ">", sql<Date>`now()`)
        .orderBy("last_used_at", "desc")
        .orderBy("id", "desc")
        .limit(shown)
        .execute();
      return {
        items: rows.map((row) => ({
          id: row.id,
          isCurrent: row.id === caller.sessionId,
          userAgent: row.user_agent,
          isGoogleLogin: row.is_google_login,
          createdAt: row.created_at.toISOString(),
          lastUsedAt: row.last_used_at.toISOString(),
        })),
      };
    },

    async revokeSession({ caller, path }) {
      const own = await db
        .selectFrom("sessions")
        .select("id")
        .where("id", "=", path.id)
        .where("user_id", "=", caller.userId)
        .where("ended_at", "is", null)
        .executeTakeFirst();
      if (!own) throw new ProblemError("not-found");
      await sessions.end(db, path.id, "logged out from another device");
      log.info({ event: "session-revoked", userId: caller.userId }, "session revoked");
    },

    async revokeOtherSessions({ caller }) {
      await sessions.endAll(db, caller.userId, "logged out from another device", caller.sessionId);
      log.info({ event: "sessions-revoked", userId: caller.userId }, "other sessions revoked");
    },
  } satisfies Partial<Handlers>;
}
