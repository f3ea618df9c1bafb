// The embedded engine, in its own thread, speaking PostgreSQL's wire protocol with the main thread: bytes in, bytes
// out. (In the server's thread, every query would block the event loop, and no load limit could ever take effect.)
//
// The engine is ONE session that several clients share. A client inside a transaction holds the session; everyone else
// waits here until it ends, for a limited time.
import { existsSync, renameSync, rmSync } from "node:fs";
import { parentPort, workerData } from "node:worker_threads";
import { PGlite } from "@electric-sql/pglite";
import { btree_gin } from "@electric-sql/pglite/contrib/btree_gin";
import { citext } from "@electric-sql/pglite/contrib/citext";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { unaccent } from "@electric-sql/pglite/contrib/unaccent";
import { restrictToOwner } from "../data-folder.ts";
import { backend, errorMessages, frontend, simpleQuery, transactionStatus } from "./wire.ts";

export interface WorkerInput {
  /** The database's folder; in memory if left out. */
  folder?: string | undefined;
  /** A tar of such a folder to start from. */
  load?: Uint8Array | undefined;
  /** [0]: when the running statement started, in ms; 0 while idle. The main thread watches it. */
  clock: SharedArrayBuffer;
  idleInTransactionMs: number;
  maxWaitMs: number;
}

export type ToWorker =
  /** A whole batch of frontend messages: a start-up packet, or messages ending in Query or Sync. */
  | { type: "batch"; client: number; bytes: Uint8Array }
  | { type: "gone"; client: number }
  | { type: "dump"; id: number }
  | { type: "close" };

export type FromWorker =
  | { type: "ready" }
  | { type: "batch"; client: number; bytes: Uint8Array }
  /** The worker ended the client's session. */
  | { type: "ended"; client: number; code: string; message: string }
  | { type: "dump"; id: number; tar: Uint8Array }
  | { type: "closed" };

interface QueuedTask {
  client: number;
  run: () => void;
  timeout?: NodeJS.Timeout;
}

const input = workerData as WorkerInput;
const clock = new BigInt64Array(input.clock);
const port = parentPort!;
const send = (message: FromWorker, transfer: ArrayBuffer[] = []) => port.postMessage(message, transfer);

/** The worker's own chores, which take turns like any client. */
const itself = 0;

// A start after a crash replays the log since the last checkpoint. PostgreSQL has a separate process for checkpoints,
// but the embedded engine doesn't: without this, there would be none until it is closed.
const longestLog = 16 * 2 ** 20;
const checkpointEvery = 2_000;

let holder: number | null = null;
let idle: NodeJS.Timeout | undefined;
const waiting: QueuedTask[] = [];
/** Clients whose session was ended here and who may not know it yet. */
const ended = new Set<number>();

const open = (folder: string | undefined, load?: Uint8Array) =>
  PGlite.create({
    ...(folder !== undefined && { dataDir: folder }),
    ...(load && { loadDataDir: new Blob([load as Uint8Array<ArrayBuffer>]) }),
    extensions: { btree_gin, citext, pg_trgm, unaccent },
    // Half the usual cache: the process stays about 110 MB smaller, and the system caches the files anyway.
    startParams: [...PGlite.defaultStartParams, "-c", "shared_buffers=64MB"],
  });

/**
 * A new folder is filled under another name and then moved into place, so that a crash halfway leaves nothing half
 * made.
 */
async function openFolder(folder: string, load?: Uint8Array) {
  if (!existsSync(folder)) {
    const unfinished = `${folder}.new`;
    rmSync(unfinished, { recursive: true, force: true });
    await (await open(unfinished, load)).close();
    renameSync(unfinished, folder);
  }
  const engine = await open(folder);
  // The engine makes its first files, and a few caches at each start, readable by everyone, whatever this process's
  // umask.
  restrictToOwner(folder);
  return engine;
}

const pglite = await (input.folder === undefined ? open(undefined, input.load) : openFolder(input.folder, input.load));

/** Runs one batch synchronously. It doesn't use execProtocol(), which would parse every row a second time. */
function run(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  Atomics.store(clock, 0, BigInt(Date.now()));
  const answer = pglite.execProtocolRawSync(bytes);
  Atomics.store(clock, 0, 0n);
  return answer.slice();
}

function answer(client: number, bytes: Uint8Array) {
  clearTimeout(idle);
  const out = run(bytes);
  holder = transactionStatus(out) === backend.idle ? null : client;
  if (holder !== null) idle = setTimeout(endIdle, input.idleInTransactionMs, client);
  send({ type: "batch", client, bytes: out }, [out.buffer]);
}

function endIdle(client: number) {
  send({ type: "ended", client, code: "25P03", message: "terminating connection due to idle-in-transaction timeout" });
  ended.add(client);
  leave(client);
}

function schedule(task: QueuedTask) {
  if (holder === null || holder === task.client) {
    task.run();
    runNext();
  } else waiting.push(task);
}

function runNext() {
  const task = holder === null ? waiting.shift() : undefined;
  if (!task) return;
  clearTimeout(task.timeout);
  task.run();
  runNext();
}

function receiveBatch(client: number, bytes: Uint8Array) {
  // Sent before the client knew: the rest of a transaction that has ended must not run outside it.
  if (ended.has(client)) return;
  const task: QueuedTask = { client, run: () => answer(client, bytes) };
  schedule(task);
  if (waiting.includes(task)) task.timeout = setTimeout(refuse, input.maxWaitMs, task, bytes[0] === frontend.startup);
}

function refuse(task: QueuedTask, isStartup: boolean) {
  waiting.splice(waiting.indexOf(task), 1);
  const out = errorMessages(
    "55P03",
    "a transaction has held the embedded database for too long (a query made inside a transaction, but not through it, waits for itself)",
    { ready: !isStartup },
  );
  send({ type: "batch", client: task.client, bytes: out }, [out.buffer]);
}

function leave(client: number) {
  for (const task of waiting.filter((task) => task.client === client)) {
    clearTimeout(task.timeout);
    waiting.splice(waiting.indexOf(task), 1);
  }
  if (holder === client) {
    clearTimeout(idle);
    run(simpleQuery("rollback"));
    holder = null;
  }
  // Otherwise its prepared statements would stay in the shared session for ever.
  schedule({ client: itself, run: () => void run(simpleQuery(deallocate(client))) });
}

const deallocate = (client: number) => `
  do $$ declare statement text; begin
    for statement in select name from pg_prepared_statements where starts_with(name, 'c${client}_')
    loop execute format('deallocate %I', statement); end loop;
  end $$`;

let checkpointWaits = false;
setInterval(() => {
  if (checkpointWaits || holder === itself) return;
  checkpointWaits = true;
  schedule({
    client: itself,
    run() {
      checkpointWaits = false;
      run(simpleQuery(checkpointIfDue));
    },
  });
}, checkpointEvery).unref();

const checkpointIfDue = `
  do $$ begin
    if pg_current_wal_insert_lsn() - (select redo_lsn from pg_control_checkpoint()) > ${longestLog} then checkpoint; end if;
  end $$`;

async function dump(id: number) {
  holder = itself; // reading the folder takes a while; nothing is written in the meantime
  run(simpleQuery("checkpoint"));
  const tar = new Uint8Array(await (await pglite.dumpDataDir("none")).arrayBuffer());
  holder = null;
  send({ type: "dump", id, tar }, [tar.buffer]);
  runNext();
}

async function close() {
  if (holder !== null) leave(holder);
  run(simpleQuery("checkpoint"));
  await pglite.close();
  send({ type: "closed" });
  port.close();
}

port.on("message", (message: ToWorker) => {
  switch (message.type) {
    case "batch":
      return receiveBatch(message.client, message.bytes);
    case "gone":
      ended.delete(message.client);
      return leave(message.client);
    case "dump":
      return schedule({ client: itself, run: () => void dump(message.id) });
    case "close":
      return void close();
  }
});
send({ type: "ready" });
