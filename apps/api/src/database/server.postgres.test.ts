// Only for a server: it is elsewhere, and may go away or stop answering.
import { once } from "node:events";
import { connect, createServer, type Server, type Socket } from "node:net";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { freshDatabase, type FreshDatabase } from "../../test/fresh-database.ts";
import { UnavailableError } from "./errors.ts";
import { type Database, openDatabase } from "./open.ts";

/** A line to the server that can be cut or go silent. */
class Line {
  #silent = false;
  readonly #pairs = new Set<[Socket, Socket]>();
  readonly #server: Server;

  constructor(socketPath: string) {
    this.#server = createServer((near) => {
      const far = connect(socketPath);
      this.#pairs.add([near, far]);
      near.on("data", (bytes) => this.#silent || far.write(bytes));
      far.on("data", (bytes) => this.#silent || near.write(bytes));
      for (const [socket, other] of [
        [near, far],
        [far, near],
      ] as const) {
        socket.on("error", () => other.destroy());
        socket.on("close", () => other.destroy());
      }
    });
  }

  async listen(): Promise<number> {
    this.#server.listen(0, "127.0.0.1");
    await once(this.#server, "listening");
    return (this.#server.address() as { port: number }).port;
  }

  silence(silent: boolean) {
    this.#silent = silent;
  }

  cut() {
    for (const [near] of this.#pairs) near.destroy();
    this.#pairs.clear();
  }

  close() {
    this.#server.close();
    this.cut();
  }
}

let direct: FreshDatabase;
let line: Line;
let database: Database;

beforeEach(async () => {
  direct = await freshDatabase();
  const url = new URL((direct.place as { url: string }).url);
  const host = url.searchParams.get("host") ?? url.hostname;
  const port = url.port || "5432";
  line = new Line(host.startsWith("/") ? `${host}/.s.PGSQL.${port}` : "");
  url.searchParams.delete("host");
  url.host = `127.0.0.1:${await line.listen()}`;
  database = await openDatabase({ url: url.href, connections: 4, maxWaitMs: 1_000, statementTimeoutMs: 1_000 });
});

afterEach(async () => {
  line.silence(false);
  await database.close();
  line.close();
  await direct.close();
});

const ask = () => sql<{ n: number }>`select ${1}::int as n`.execute(database.db);

test("lost connections only cause 503s, and the next requests work", async () => {
  await ask();
  for (let round = 0; round < 3; round++) {
    const asked = Array.from({ length: 20 }, () => sql`select pg_sleep(0.02)`.execute(database.db));
    line.cut();
    for (const outcome of await Promise.allSettled(asked)) {
      if (outcome.status === "rejected") expect(outcome.reason).toBeInstanceOf(UnavailableError);
    }
    expect((await ask()).rows).toEqual([{ n: 1 }]);
  }
});

test("sessions that the server ends only cause 503s", async () => {
  const asked = Array.from({ length: 4 }, () => sql`select pg_sleep(3)`.execute(database.db));
  const settled = Promise.allSettled(asked);
  const others = sql`select pid from pg_stat_activity where datname = current_database() and query like '%pg_sleep(3)%' and pid <> pg_backend_pid()`;
  await expect.poll(async () => (await others.execute(direct.db)).rows.length).toBe(4);
  await sql`select pg_terminate_backend(pid) from (${others}) as them`.execute(direct.db);
  for (const outcome of await settled)
    expect(outcome).toMatchObject({ status: "rejected", reason: expect.any(UnavailableError) });
  expect((await ask()).rows).toEqual([{ n: 1 }]);
});

test("a server that hangs is given up in time, and no connection is left open", async () => {
  await Promise.all(Array.from({ length: 4 }, ask));
  line.silence(true);
  const began = performance.now();
  for (const outcome of await Promise.allSettled(Array.from({ length: 12 }, ask))) {
    expect(outcome).toMatchObject({ status: "rejected", reason: expect.any(UnavailableError) });
  }
  expect(performance.now() - began).toBeLessThan(5_000);
  line.silence(false);
  await expect
    .poll(
      () =>
        Promise.all(Array.from({ length: 8 }, ask)).then(
          (all) => all.length,
          () => 0,
        ),
      { timeout: 5_000 },
    )
    .toBe(8);
});
