import { createHash } from "node:crypto";
import { sql } from "kysely";
import { contract } from "../contract/contract.ts";
import type { Handlers } from "../contract/handlers.ts";
import { ProblemError } from "../problems.ts";
import type { Services } from "../services.ts";
import { referencePage, referenceStyle } from "./reference.ts";

export function systemHandlers({ db, lifecycle, brand }: Services) {
  // Two megabytes, which most servers are never asked for.
  let page: string | undefined;
  const styleHash = createHash("sha256").update(referenceStyle).digest("base64");
  return {
    getHealth: async () => ({ status: "ok" }),

    async getReady() {
      if (lifecycle.stopping)
        throw new ProblemError("unavailable", { detail: "The server is shutting down.", retryAfter: 5 });
      try {
        await sql`select 1`.execute(db);
      } catch (cause) {
        throw new ProblemError("unavailable", { detail: "The database can’t be reached.", retryAfter: 1, cause });
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
        .send((page ??= referencePage(brand.shortName)));
    },
  } satisfies Partial<Handlers>;
}
