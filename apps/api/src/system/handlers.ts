import { createHash } from "node:crypto";
import { type Kysely, sql } from "kysely";
import type { Brand } from "@troth/brand";
import { contract } from "../contract/contract.ts";
import type { Handlers } from "../contract/handlers.ts";
import type { Schema } from "../database/schema.ts";
import { ProblemError } from "../problems.ts";
import { referencePage, referenceStyle } from "./reference.ts";

export interface Lifecycle {
  /** Set while the process drains: readiness fails first, so that nobody new is sent here. */
  stopping: boolean;
}

type SystemOperations = "getHealth" | "getReady" | "getContract" | "getReference";

export function systemHandlers(
  db: Kysely<Schema>,
  lifecycle: Lifecycle,
  brand: Brand,
): Pick<Handlers, SystemOperations> {
  const page = referencePage(brand.shortName);
  const styleHash = createHash("sha256").update(referenceStyle).digest("base64");
  return {
    getHealth: async () => ({ status: "ok" }),

    async getReady() {
      if (lifecycle.stopping)
        throw new ProblemError("unavailable", { detail: "The server is stopping.", retryAfter: 5 });
      try {
        await sql`select 1`.execute(db);
      } catch (cause) {
        throw new ProblemError("unavailable", { detail: "The database cannot be reached.", retryAfter: 1, cause });
      }
      return { status: "ok" };
    },

    getContract: async (_call, reply) => reply.type("application/json; charset=utf-8").send(contract),

    async getReference(_call, reply) {
      return reply
        .type("text/html; charset=utf-8")
        .header(
          "content-security-policy",
          `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; frame-ancestors 'none'`,
        )
        .send(page);
    },
  };
}
