import { sql } from "kysely";
import { afterEach, expect, test, vi } from "vitest";
import { freshDatabase, type FreshDatabase } from "../../test/fresh-database.ts";

let database: FreshDatabase;
afterEach(() => database.close());

const notify = (payload: string) => sql`select pg_notify('rooms', ${payload})`.execute(database.db);

/** Ends the session that listens: on a server its connection, and the embedded engine with all of them. */
const lose = () =>
  database.embedded
    ? sql`select count(*) from generate_series(1, 1e12)`.execute(database.db).catch(() => {})
    : sql`select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen%'`.execute(database.db);

test("what is notified is heard once it is committed, and again after the connection was lost", async () => {
  database = await freshDatabase({ statementTimeoutMs: 500 });
  const heard: string[] = [];
  const missed = vi.fn<() => void>();
  const stop = database.listen("rooms", { heard: (payload) => heard.push(payload), missed });
  await vi.waitFor(() => expect(missed).toHaveBeenCalled(), 10_000);
  const undone = database.db.transaction().execute(async (trx) => {
    await sql`select pg_notify('rooms', 'undone')`.execute(trx);
    throw new Error("never mind");
  });
  await expect(undone).rejects.toThrow("never mind");
  await notify("kept");
  await vi.waitFor(() => expect(heard).toEqual(["kept"]), 10_000);
  missed.mockClear();
  await lose();
  // In the embedded database, the next connection listens before it does anything else.
  await vi.waitFor(async () => {
    await notify("after");
    expect(missed).toHaveBeenCalled();
  }, 10_000);
  await vi.waitFor(() => expect(heard.at(-1)).toBe("after"), 10_000);
  await stop();
});
