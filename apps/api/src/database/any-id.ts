import { sql } from "kysely";

/** For a comparison with any of these ids: `.where("id", "=", anyId(ids))`. */
export const anyId = (ids: readonly string[]) => sql<string>`any(${ids}::uuid[])`;
