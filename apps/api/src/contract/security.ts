// Who may call an operation, according to its `security` in openapi.yaml. Decided before the body is read and before
// the handler runs, which gets its caller from here.
import type { Kysely } from "kysely";
import type { Schema } from "../database/schema.ts";
import { ProblemError, type ProblemType } from "../problems.ts";
import { authenticate, type Caller } from "../security/authentication.ts";
import type { Sessions } from "../security/sessions.ts";
import { managerRole } from "../team/managers.ts";
import type { Operation } from "./contract.ts";

/** What is known of a request before its body is read. */
interface Asked {
  authorization: string | undefined;
  path: Record<string, string | undefined>;
}

interface Requirement {
  /** In the reference: "logged in …". */
  label: string;
  /** The answer to a caller who doesn't meet it. */
  refusal: ProblemType;
  isMet(caller: Caller, path: Asked["path"], db: Kysely<Schema>): boolean | Promise<boolean>;
}

/** What an operation can require of its caller beyond a live session: the scopes of `bearer` in openapi.yaml. */
export const requirements = {
  verified: {
    label: "with a confirmed address",
    refusal: "email-unverified",
    isMet: (caller) => caller.emailVerified,
  },
  "stepped-up": {
    label: "with a second step",
    refusal: "second-step-missing",
    isMet: (caller) => caller.steppedUp,
  },
  "recent-code": {
    label: "with a code entered within the last fifteen minutes",
    refusal: "step-up-needed",
    isMet: (caller) => caller.hasRecentCode,
  },
  admin: { label: "as an admin", refusal: "forbidden", isMet: (caller) => caller.isAdmin },
  owner: {
    label: "as the vendor’s owner",
    refusal: "not-found",
    isMet: async (caller, path, db) => (await roleAt(db, caller.userId, path["id"])) === "owner",
  },
  manager: {
    label: "as one of the people who look after the vendor",
    refusal: "not-found",
    isMet: async (caller, path, db) => (await roleAt(db, caller.userId, path["id"])) !== null,
  },
} satisfies Record<string, Requirement>;

export type Scope = keyof typeof requirements;

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

const roleAt = async (db: Kysely<Schema>, userId: string, vendorId: string | undefined) =>
  vendorId !== undefined && uuid.test(vendorId) ? managerRole(db, { vendorId, userId }) : null;

const bearersOf = ({ security }: Operation) =>
  security.flatMap((alternative) => ("bearer" in alternative ? [alternative["bearer"]!] : []));

/** Whether an operation always has a caller, may have one, or never has. */
export function callerOf(operation: Operation): "required" | "optional" | "none" {
  const bearers = bearersOf(operation).length;
  if (bearers === 0) return "none";
  return bearers === operation.security.length ? "required" : "optional";
}

/** The scopes that a caller must have: all those of one of these lists. */
export function scopesOf(operation: Operation): Scope[][] {
  return bearersOf(operation).map((scopes) =>
    scopes.map((scope) => {
      if (!Object.hasOwn(requirements, scope))
        throw new Error(`openapi.yaml: ${operation.operationId} asks for “${scope}”, which isn't a scope`);
      return scope as Scope;
    }),
  );
}

/** Makes the function that finds an operation's caller, or throws the problem that an unwelcome one gets. */
export function guardOf(
  operation: Operation,
  { db, sessions }: { db: Kysely<Schema>; sessions: Sessions },
): (asked: Asked) => Promise<Caller | null> {
  const kind = callerOf(operation);
  const alternatives = scopesOf(operation);
  if (kind === "none") return async () => null;

  const missing = async (scopes: Scope[], caller: Caller, path: Asked["path"]) => {
    for (const scope of scopes) {
      const { isMet, refusal }: Requirement = requirements[scope];
      if (!(await isMet(caller, path, db))) return refusal;
    }
    return null;
  };

  return async ({ authorization, path }) => {
    const caller = await authenticate(db, sessions, authorization);
    if (!caller) {
      if (kind === "required") throw new ProblemError("unauthorized");
      return null;
    }
    const refusals: ProblemType[] = [];
    for (const scopes of alternatives) {
      const refusal = await missing(scopes, caller, path);
      if (refusal === null) return caller;
      refusals.push(refusal);
    }
    throw new ProblemError(refusals[0]!);
  };
}
