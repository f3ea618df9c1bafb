// What the generated tests need to know about a resource beyond the contract: rows that exist, what a valid request
// says, and who may send it. It is beside the resource, in a file *.specimens.ts, and is found by that name.
import { globSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { OperationId } from "../../src/contract/handlers.ts";
import type { Role, World } from "./world.ts";

type Answer<T> = T | Promise<T>;
type MakeRow = (world: World, role: Role) => Answer<string>;

interface Specimen {
  /** Creates the state that the operation finds. */
  given?: (world: World, role: Role) => Promise<unknown>;
  /** Parameters that aren't the world's rows. */
  path?: (world: World, role: Role) => Answer<Record<string, string>>;
  /** Parameters of the query that replace the example's. */
  query?: (world: World, role: Role) => Answer<Record<string, string>>;
  /** Fields that replace the example's: unused addresses, credentials, tokens. */
  body?: (world: World, role: Role) => Answer<object>;
  headers?: (world: World, role: Role) => Answer<Record<string, string>>;
  /** What the contract's security does not say: the status for a role that gets a different answer. */
  statuses?: Partial<Record<Role, number>>;
}

export interface Specimens {
  /**
   * The world's rows, by name. The one before a path parameter (`vendors` in `/api/vendors/{id}`) fills that parameter.
   */
  rows?: Record<string, MakeRow>;
  /** Rows that a request uses up, made for each request. */
  freshRows?: Record<string, MakeRow>;
  operations?: { [O in OperationId]?: Specimen };
}

const folder = fileURLToPath(new URL("../../src", import.meta.url));
const found: Specimens[] = await Promise.all(
  globSync("**/*.specimens.ts", { cwd: folder }).map(
    async (file) => ((await import(`${folder}/${file}`)) as { specimens: Specimens }).specimens,
  ),
);

/** The specimens of all resources, in one. */
export const specimens: Required<Specimens> = {
  rows: Object.assign({}, ...found.map(({ rows }) => rows)),
  freshRows: Object.assign({}, ...found.map(({ freshRows }) => freshRows)),
  operations: Object.assign({}, ...found.map(({ operations }) => operations)),
};
