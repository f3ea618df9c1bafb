// Opens the database: PGlite embedded in this process, or a PostgreSQL server. Both use pg and Kysely's own dialect;
// the only difference is where a client's bytes go.
import { createHash } from "node:crypto";
import { join } from "node:path";
import { Kysely, PostgresDialect, type Transaction } from "kysely";
import { Client, type ClientBase, type ClientConfig, type DatabaseError, Pool, type PoolConfig } from "pg";
import { asUnavailable, OverloadError } from "./errors.ts";
import { lockFolder } from "./lock.ts";
import { type Listen, listenInSession, listenOnServer } from "./notifications.ts";
import { PgliteHost, PgliteStream } from "./pglite-host.ts";
import { resultTypes } from "./result-types.ts";
import type { Schema } from "./schema.ts";

export interface OpenOptions {
  /** A PostgreSQL server; embedded if left out. */
  url?: string | undefined;
  /** The data folder of the embedded database, which is locked for this process; in memory if left out. */
  dataDir?: string | undefined;
  /** The result of `dump()`, to start a new embedded database from. */
  load?: Uint8Array | undefined;
  /** Default: 10 for a server; 4 for the embedded engine, just enough to keep its single session busy. */
  connections?: number | undefined;
  /** How many may wait for a connection before any more are refused straight away. Default 1,000. */
  maxWaiting?: number | undefined;
  /** How long each may wait for a connection, or for the embedded session, in ms. Default 2,000. */
  maxWaitMs?: number | undefined;
  /**
   * How long a statement may run, in ms. Default: 4,000 on a server; 10,000 embedded, where ending one restarts the
   * engine.
   */
  statementTimeoutMs?: number | undefined;
  /** How long a transaction may be idle, in ms. Default 10,000. */
  idleInTransactionMs?: number | undefined;
  /** Called when the embedded engine has ended and been restarted. */
  onRestart?: ((why: string) => void) | undefined;
}

export interface Database<DB = Schema> {
  db: Kysely<DB>;
  /** For code that doesn't use Kysely: the jobs. */
  pool: Pool;
  embedded: boolean;
  /** Hears what is notified on a channel, by whichever process on a server. */
  listen: Listen;
  /** Runs `work` without a limit on how long statements take, for migrations and imports. */
  withoutTimeLimit<T>(work: (db: Kysely<DB>) => Promise<T>): Promise<T>;
  /** A tar of the embedded database, for `load`. A server has its own tools for that. */
  dump?(): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** @throws InUseError when another process has the data folder */
export async function openDatabase<DB = Schema>(options: OpenOptions): Promise<Database<DB>> {
  return options.url === undefined ? openEmbedded(options) : openServer(options.url, options);
}

async function openEmbedded<DB>(options: OpenOptions): Promise<Database<DB>> {
  const { dataDir, connections = 4, maxWaitMs = 2_000 } = options;
  const unlock = dataDir === undefined ? () => {} : lockFolder(dataDir);
  const host = new PgliteHost({
    folder: dataDir === undefined ? undefined : join(dataDir, "database"),
    load: options.load,
    maxWaitMs,
    statementTimeoutMs: options.statementTimeoutMs ?? 10_000,
    idleInTransactionMs: options.idleInTransactionMs ?? 10_000,
    onRestart: options.onRestart,
  });
  const pool = createPool({
    Client: clientClass(host),
    max: connections,
    min: connections,
    async onConnect(client) {
      await prepareSession(client);
      await listening.prepare(client);
    },
  });
  const listening = listenInSession(pool);
  try {
    await host.ready;
    // Opens all connections now: later, a new one would have to wait for someone's transaction.
    const clients = await Promise.all(Array.from({ length: connections }, () => pool.connect()));
    for (const client of clients) client.release();
  } catch (error) {
    await host.close();
    unlock();
    throw error;
  }
  pool.options.connectionTimeoutMillis = maxWaitMs;
  const db = kyselyOn<DB>(pool, options.maxWaiting);
  return {
    db,
    pool,
    embedded: true,
    listen: listening.listen,
    withoutTimeLimit: (work) => host.withoutTimeLimit(() => work(db)),
    dump: () => host.dump(),
    async close() {
      await closePool(db, pool);
      await host.close();
      unlock();
    },
  };
}

async function openServer<DB>(url: string, options: OpenOptions): Promise<Database<DB>> {
  const { connections = 10, maxWaitMs = 2_000, statementTimeoutMs = 4_000, idleInTransactionMs = 10_000 } = options;
  const server = { Client: clientClass(null), connectionString: url, keepAlive: true, application_name: "troth-api" };
  const pool = createPool({
    ...server,
    max: connections,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: maxWaitMs,
    query_timeout: statementTimeoutMs + 500, // for a server that hangs; one that lives ends the statement itself
    onConnect: (client) =>
      prepareSession(
        client,
        `set statement_timeout = ${Number(statementTimeoutMs)}; set idle_in_transaction_session_timeout = ${Number(idleInTransactionMs)}`,
      ),
  });
  const db = kyselyOn<DB>(pool, options.maxWaiting);
  return {
    db,
    pool,
    embedded: false,
    listen: listenOnServer(
      () => new server.Client({ ...server, connectionTimeoutMillis: maxWaitMs, keepAliveInitialDelayMillis: 10_000 }),
    ),
    async withoutTimeLimit(work) {
      const patientPool = createPool({
        ...server,
        max: 1,
        onConnect: (client) => prepareSession(client, "set statement_timeout = 0"),
      });
      const patient = kyselyOn<DB>(patientPool);
      try {
        return await work(patient);
      } finally {
        await closePool(patient, patientPool);
      }
    },
    close: () => closePool(db, pool),
  };
}

/**
 * Runs `work` in a transaction, and again (at most twice) if the database ended it in favour of another. If there is
 * one already, `work` is a part of it.
 */
export async function inTransaction<DB, T>(db: Kysely<DB>, work: (trx: Transaction<DB>) => Promise<T>): Promise<T> {
  if (db.isTransaction) return work(db as Transaction<DB>);
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      const code = (error as { code?: unknown }).code;
      const lostToAnother = code === serializationFailure || code === deadlockDetected;
      if (!lostToAnother || attempt === 3) throw error;
    }
  }
}

const serializationFailure = "40001";
const deadlockDetected = "40P01";

function createPool(config: PoolConfig): Pool {
  const pool = new Pool({ ...config, types: resultTypes });
  // A connection lost while idle is replaced on the next request; one lost in use rejects its query. Without a
  // listener, either would end the process.
  pool.on("error", noop);
  pool.on("connect", (client) => client.on("error", noop));
  return pool;
}

const noop = () => {};

/** The settings of every session, so that both databases give the same answers. */
async function prepareSession(client: ClientBase, more = "") {
  await client.query(`set timezone = 'UTC'; set pg_trgm.similarity_threshold = 0.25; ${more}`);
}

function kyselyOn<DB>(pool: Pool, maxWaiting = 1_000): Kysely<DB> {
  const bounded = {
    options: pool.options,
    async connect() {
      if (pool.waitingCount >= maxWaiting) throw new OverloadError("too many requests are waiting for the database");
      return pool.connect().catch((error: unknown) => {
        throw asUnavailable(error);
      });
    },
    end: () => pool.end(),
  };
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool: bounded }) });
}

async function closePool(db: { destroy(): Promise<void> }, pool: Pool) {
  await db.destroy();
  if (!pool.ending) await pool.end(); // Kysely doesn't close a pool that it never used
}

/**
 * pg's client, with statements prepared once and temporary errors recognised; with a host, it talks to the embedded
 * engine.
 */
function clientClass(host: PgliteHost | null): new (config?: ClientConfig) => Client {
  return class DatabaseClient extends Client {
    readonly #names = new Map<string, string>();
    readonly #prefix: string;

    constructor(config: ClientConfig = {}) {
      const stream = host && new PgliteStream(host);
      super(
        stream
          ? { ...config, user: "postgres", database: "postgres", ssl: false, stream: () => stream as never }
          : config,
      );
      // All clients share the embedded session, and with it the names of prepared statements.
      this.#prefix = stream ? `c${stream.id}_` : "";
    }

    override query(text: unknown, values?: unknown, done?: unknown): never {
      const answer: unknown = super.query(this.#prepared(text, values) as string, values as unknown[], done as never);
      return (answer instanceof Promise ? answer.catch((error: unknown) => this.#fail(error)) : answer) as never;
    }

    /** Names each statement that has values, so that it is parsed and planned once per connection. */
    #prepared(text: unknown, values: unknown): unknown {
      if (typeof text !== "string" || !Array.isArray(values) || values.length === 0) return text;
      let name = this.#names.get(text);
      if (name === undefined && this.#names.size < 500) {
        name = this.#prefix + createHash("sha1").update(text).digest("base64url");
        this.#names.set(text, name);
      }
      return name === undefined ? text : { name, text };
    }

    async #fail(error: unknown): Promise<never> {
      // The session has ended, or its query is still running, so no one must get this connection again.
      const { message, severity } = error as Partial<DatabaseError>;
      if (severity === "FATAL" || message === "Query read timeout") void this.end(noop);
      throw asUnavailable(error);
    }
  };
}
