// The main thread's side of the embedded engine, which looks like a socket to pg.Client. Everything above it (pg's
// pool, parsers, prepared statements and errors; Kysely's dialect; the jobs) is the same code as with a server.
import { Duplex } from "node:stream";
import { Worker } from "node:worker_threads";
import type { FromWorker, ToWorker, WorkerInput } from "./pglite-worker.ts";
import { concatenate, frontend } from "./wire.ts";

export interface HostOptions extends Omit<WorkerInput, "clock"> {
  /** The engine can't be interrupted: a statement that takes longer ends the thread, and a new one is started. */
  statementTimeoutMs: number;
  onRestart?: ((why: string) => void) | undefined;
}

export class PgliteHost {
  readonly #options: HostOptions;
  #worker!: Worker;
  #clock!: BigInt64Array;
  #ready!: Promise<void>;
  readonly #streams = new Map<number, PgliteStream>();
  readonly #dumps = new Map<number, { resolve: (tar: Uint8Array) => void; reject: (error: Error) => void }>();
  #nextId = 1;
  readonly #watchdog: NodeJS.Timeout;
  #unlimited = 0;
  #timedOut = false;
  #state: "starting" | "ready" | "ended" = "starting";
  #opened = false;
  #retry: NodeJS.Timeout | undefined;
  #closed: (() => void) | null = null;

  constructor(options: HostOptions) {
    this.#options = options;
    this.#start();
    this.#watchdog = setInterval(() => this.#watch(), Math.min(250, options.statementTimeoutMs / 2)).unref();
  }

  /** Settles when the current engine is ready. */
  get ready(): Promise<void> {
    return this.#ready;
  }

  #start() {
    const clock = new SharedArrayBuffer(8);
    this.#clock = new BigInt64Array(clock);
    this.#timedOut = false;
    this.#state = "starting";
    const { folder, load, idleInTransactionMs, maxWaitMs } = this.#options;
    const workerData: WorkerInput = { folder, load, clock, idleInTransactionMs, maxWaitMs };
    const worker = new Worker(new URL("./pglite-worker.ts", import.meta.url), { workerData });
    this.#worker = worker;
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    promise.catch(() => {}); // anyone who connects gets the error
    this.#ready = promise;
    let crash: Error | undefined;
    worker.on("error", (error) => (crash = error instanceof Error ? error : new Error(String(error))));
    worker.on("message", (message: FromWorker) => {
      if (message.type === "ready") {
        this.#state = "ready";
        this.#opened = true;
        resolve();
      } else this.#receive(message);
    });
    worker.on("exit", () => {
      const lost = this.#timedOut
        ? Object.assign(new Error("canceling statement due to statement timeout"), { code: "57014" })
        : Object.assign(new Error("the embedded database ended unexpectedly", { cause: crash }), { code: "57P01" });
      reject(lost);
      this.#lose(lost, this.#timedOut ? "statement timeout" : (crash?.message ?? "unexpected exit"));
    });
  }

  #receive(message: Exclude<FromWorker, { type: "ready" }>) {
    switch (message.type) {
      case "batch":
        this.#streams.get(message.client)?.receive(message.bytes);
        break;
      case "ended":
        this.#streams.get(message.client)?.destroy(Object.assign(new Error(message.message), { code: message.code }));
        break;
      case "dump":
        this.#dumps.get(message.id)?.resolve(message.tar);
        this.#dumps.delete(message.id);
        break;
      case "closed":
        this.#closed?.();
    }
  }

  /**
   * Called when the thread has ended: tells everyone who was using it and starts a new one (the folder recovers as
   * after a crash).
   */
  #lose(error: Error, why: string) {
    const streams = [...this.#streams.values()];
    const dumps = [...this.#dumps.values()];
    const wasReady = this.#state === "ready";
    this.#state = "ended";
    this.#streams.clear();
    this.#dumps.clear();
    if (this.#closed) this.#closed();
    else if (wasReady) {
      this.#start();
      this.#options.onRestart?.(why);
    } else if (this.#opened) {
      // A restart failed too (because the disk is full, say), so try again until it works.
      this.#retry = setTimeout(() => this.#start(), 1_000).unref();
    }
    for (const stream of streams) stream.destroy(error);
    for (const dump of dumps) dump.reject(error);
  }

  #watch() {
    const since = Number(Atomics.load(this.#clock, 0));
    if (since === 0 || this.#unlimited > 0 || Date.now() - since <= this.#options.statementTimeoutMs) return;
    this.#timedOut = true;
    void this.#worker.terminate();
  }

  join(stream: PgliteStream) {
    this.#streams.set(stream.id, stream);
  }

  leave(stream: PgliteStream) {
    if (this.#streams.delete(stream.id)) this.post({ type: "gone", client: stream.id });
  }

  post(message: ToWorker, transfer: ArrayBuffer[] = []) {
    this.#worker.postMessage(message, transfer);
  }

  nextId(): number {
    return this.#nextId++;
  }

  /** Lets statements run for as long as they need while `work` is running. */
  async withoutTimeLimit<T>(work: () => Promise<T>): Promise<T> {
    this.#unlimited++;
    try {
      return await work();
    } finally {
      this.#unlimited--;
    }
  }

  /** A tar of the database's folder, made between two transactions. */
  async dump(): Promise<Uint8Array> {
    await this.#ready;
    const id = this.nextId();
    const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
    this.#dumps.set(id, { resolve, reject });
    this.post({ type: "dump", id });
    return promise;
  }

  async close(): Promise<void> {
    clearInterval(this.#watchdog);
    clearTimeout(this.#retry);
    if (this.#state === "ended") return;
    await new Promise<void>((resolve) => {
      this.#closed = resolve;
      this.post({ type: "close" });
    });
    await this.#worker.terminate();
  }
}

/** Looks like a socket to pg.Client, which corks around each query, so that a whole batch arrives in one write. */
export class PgliteStream extends Duplex {
  readonly #host: PgliteHost;
  readonly id: number;
  #unsent: Uint8Array[] = [];

  constructor(host: PgliteHost) {
    super({ allowHalfOpen: false });
    this.#host = host;
    this.id = host.nextId();
  }

  connect(): this {
    void this.#join();
    return this;
  }

  async #join() {
    try {
      await this.#host.ready;
    } catch (error) {
      this.destroy(error as Error);
      return;
    }
    if (this.destroyed) return;
    this.#host.join(this);
    this.emit("connect");
  }

  receive(bytes: Uint8Array) {
    this.push(bytes);
  }

  override _read() {}

  override _write(chunk: Buffer, _encoding: string, done: () => void) {
    this.#send([chunk]);
    done();
  }

  override _writev(chunks: { chunk: Buffer }[], done: () => void) {
    this.#send(chunks.map(({ chunk }) => chunk));
    done();
  }

  /** Only whole batches are passed on: anything that doesn't end in one of these waits for its Sync. */
  #send(parts: Uint8Array[]) {
    this.#unsent.push(...parts);
    const last = this.#unsent.at(-1)![0];
    if (last === frontend.terminate) {
      this.#unsent = [];
      this.push(null);
    } else if (last === frontend.startup || last === frontend.query || last === frontend.sync) {
      const bytes = concatenate(this.#unsent); // a copy, since pg's buffers come from Node's pool, which can't be transferred
      this.#unsent = [];
      this.#host.post({ type: "batch", client: this.id, bytes }, [bytes.buffer]);
    }
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void) {
    this.#host.leave(this);
    done(error);
  }

  // Socket methods that an engine in another thread doesn't need.
  setNoDelay = () => this;
  setKeepAlive = () => this;
  setTimeout = () => this;
  ref = () => this;
  unref = () => this;
}
