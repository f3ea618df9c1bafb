// What the generated tests must know of a resource beyond the contract: rows that are there, what a right request says, and who
// may send it. It stands beside the resource, in a file *.specimens.ts, and is found by its name.
import { globSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { OperationId } from "../../src/contract/handlers.ts";
import type { Role, World } from "./world.ts";

type Answer<T> = T | Promise<T>;
type MakeRow = (world: World, role: Role) => Answer<string>;

interface Specimen {
  /** Makes the state that the operation finds. */
  given?: (world: World, role: Role) => Promise<unknown>;
  /** Fields in place of the example's: addresses that were not used before, credentials, tokens. */
  body?: (world: World, role: Role) => Answer<object>;
  headers?: (world: World, role: Role) => Answer<Record<string, string>>;
  /** What the contract's security does not say: the status of a role that is not answered like the others. */
  statuses?: Partial<Record<Role, number>>;
}

export interface Specimens {
  /** Rows of the world, by name. One in front of a path parameter (`vendors` in `/api/vendors/{id}`) fills that parameter. */
  rows?: Record<string, MakeRow>;
  /** Rows that a request uses up: made anew for each. */
  freshRows?: Record<string, MakeRow>;
  operations?: { [O in OperationId]?: Specimen };
}

const folder = fileURLToPath(new URL("../../src", import.meta.url));
const found: Specimens[] = await Promise.all(
  globSync("**/*.specimens.ts", { cwd: folder }).map(
    async (file) => ((await import(`${folder}/${file}`)) as { specimens: Specimens }).specimens,
  ),
);

/** All that the resources have, in one. */
export const specimens: Required<Specimens> = {
  rows: Object.assign({}, ...found.map(({ rows }) => rows)),
  freshRows: Object.assign({}, ...found.map(({ freshRows }) => freshRows)),
  operations: Object.assign({}, ...found.map(({ operations }) => operations)),
};
