// A process that writes to the embedded database until it is killed. It reports each row once it is acknowledged; rows
// come in pairs, each pair in one transaction. Crash tests use it.
import { sql } from "kysely";
import { openDatabase } from "../src/database/open.ts";

interface Pairs {
  pairs: { id: number; half: number };
}

console.log("started");
try {
  const database = await openDatabase<Pairs>({ dataDir: process.argv[2]! });
  await sql`create table if not exists pairs (id int8, half int, primary key (id, half))`.execute(database.db);
  const { rows } = await sql<{ next: number }>`select coalesce(max(id), 0) + 1 as next from pairs`.execute(database.db);
  console.log(`ready ${rows[0]!.next}`);
  for (let id = rows[0]!.next; ; id++) {
    await database.db.transaction().execute(async (trx) => {
      await trx.insertInto("pairs").values({ id, half: 1 }).execute();
      await trx.insertInto("pairs").values({ id, half: 2 }).execute();
    });
    console.log(`acknowledged ${id}`);
  }
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
