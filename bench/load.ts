// Load over keep-alive connections. Node's own client isn't used because it costs as much per request as the server
// does, and with few cores that comes at the server's expense. This one understands only what our answers look like: a
// head, a content-length, a body.
import { connect, type Socket } from "node:net";

export interface LoadOptions {
  url: string;
  /** What to read, in turn; or a function that writes the nth request. */
  paths: string[] | ((n: number) => string);
  connections: number;
  seconds: number;
  /**
   * Requests per second to offer, whatever comes back. Without it, each connection asks again once it has its answer.
   */
  rate?: number;
  /** Milliseconds each connection waits between an answer and its next request, if there is no rate. Default 0. */
  pause?: number;
}

export interface Outcome {
  /** By status. */
  answers: Map<number, Answers>;
  /** Broken connections and unanswered requests. */
  failures: number;
  /**
   * Requests per second: those sent and, with a rate, those that were due while every connection was waiting for an
   * answer.
   */
  offered: number;
  sent: number;
  seconds: number;
}

export interface Answers {
  count: number;
  perSecond: number;
  /** Milliseconds since sending. */
  p50: number;
  p99: number;
  max: number;
  /** How many answers said when to try again. */
  withRetryAfter: number;
  bytes: number;
}

interface Connection {
  socket: Socket;
  sentAt: number;
  busy: boolean;
  received: Buffer | null;
}

export async function offerLoad({ url, paths, connections, seconds, rate, pause }: LoadOptions): Promise<Outcome> {
  const { hostname, port } = new URL(url);
  const requests =
    typeof paths === "function"
      ? null
      : paths.map((path) =>
          Buffer.from(`GET ${path} HTTP/1.1\r\nhost: ${hostname}\r\naccept: application/json\r\n\r\n`),
        );
  const nth = (n: number) => requests?.[n % requests.length] ?? (paths as (n: number) => string)(n);
  const seen = new Map<number, { times: number[]; retries: number; bytes: number }>();
  const free: Connection[] = [];
  let sent = 0;
  let failures = 0;
  let ended = false;

  const send = (connection: Connection) => {
    connection.busy = true;
    connection.sentAt = performance.now();
    connection.socket.write(nth(sent++));
  };
  const isFree = (connection: Connection) => {
    connection.busy = false;
    if (ended) return;
    if (rate === undefined && pause && connection.sentAt) setTimeout(() => ended || send(connection), pause);
    else if (rate === undefined) send(connection);
    else free.push(connection);
  };
  const answered = (connection: Connection, status: number, head: string, bytes: number) => {
    let kind = seen.get(status);
    if (!kind) seen.set(status, (kind = { times: [], retries: 0, bytes: 0 }));
    kind.times.push(performance.now() - connection.sentAt);
    kind.bytes += bytes;
    if (status === 503 && /\r\nretry-after: /i.test(head)) kind.retries++;
    isFree(connection);
  };

  const open: Connection[] = [];
  const opened = Array.from({ length: connections }, () => {
    const socket = connect({ host: hostname, port: Number(port), noDelay: true });
    const connection: Connection = { socket, sentAt: 0, busy: false, received: null };
    open.push(connection);
    socket.on("data", (chunk) => {
      const received = connection.received ? Buffer.concat([connection.received, chunk]) : chunk;
      connection.received = received;
      const end = received.indexOf("\r\n\r\n");
      if (end < 0) return;
      const head = received.toString("latin1", 0, end);
      const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0);
      if (received.length < end + 4 + length) return;
      connection.received = null;
      answered(connection, Number(head.slice(9, 12)), head, received.length);
    });
    socket.on("close", () => {
      if (!ended) failures++;
    });
    return new Promise<void>((done) => {
      socket.once("connect", done);
      socket.once("error", () => done());
    });
  });
  await Promise.all(opened);

  const start = performance.now();
  let offered = 0;
  for (const connection of open) isFree(connection);
  const clock =
    rate === undefined
      ? undefined
      : setInterval(() => {
          const now = performance.now();
          for (const due = ((now - start) / 1000) * rate; offered < due; offered++) {
            const connection = free.pop();
            if (connection) send(connection);
          }
        }, 2);
  await new Promise((later) => setTimeout(later, seconds * 1000));
  ended = true;
  clearInterval(clock);
  const took = (performance.now() - start) / 1000;
  const counted = new Map([...seen].map(([status, kind]) => [status, summary(kind, took)]));
  const sentInTime = sent;
  const total = rate === undefined ? sent : offered;
  // Requests still in progress are neither: they would have been answered.
  const patience = performance.now() + 3_000;
  while (open.some(({ busy, socket }) => busy && !socket.destroyed) && performance.now() < patience)
    await new Promise((later) => setTimeout(later, 20));
  for (const { socket } of open) socket.destroy();
  return { answers: counted, failures, offered: total / took, sent: sentInTime / took, seconds: took };
}

function summary(
  { times, retries, bytes }: { times: number[]; retries: number; bytes: number },
  seconds: number,
): Answers {
  const sorted = Float64Array.from(times).sort();
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;
  return {
    count: sorted.length,
    perSecond: sorted.length / seconds,
    p50: at(0.5),
    p99: at(0.99),
    max: sorted.at(-1)!,
    withRetryAfter: retries,
    bytes: bytes / sorted.length,
  };
}
