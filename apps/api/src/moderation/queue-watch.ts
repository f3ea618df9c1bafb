// Tells admins which queues have changed, as it happens: server-sent events, fed by what the database notifies
// (046_live_queues.sql), so that it doesn't matter which server someone is connected to.
import { once } from "node:events";
import { Readable } from "node:stream";
import type { components } from "@troth/api-client/schema";
import { queueValues } from "@troth/api-client/enumerations";
import type { Database } from "../database/open.ts";
import { ProblemError } from "../problems.ts";
import type { SubjectType } from "../record/transitions.ts";

type Queue = components["schemas"]["Queue"];

/** Where something is shown while it waits for a decision. */
const queuesOf: Record<SubjectType, readonly Queue[]> = {
  vendor: ["vendors"],
  claim: ["claims"],
  proposal: ["proposals"],
  report: ["reports"],
  // What is reported shows the state that it is in.
  review: ["held-reviews", "reports"],
  notice: ["notices"],
  removal: ["removals"],
  proof: ["proofs"],
  category: [],
  user: [],
};

/** Milliseconds. */
export interface Pace {
  /** How long a connection lives. Whoever may no longer watch is refused when it connects again. */
  life: number;
  /** Between two comments, which keep proxies from closing a connection on which nothing happens. */
  heartbeat: number;
  /** How long changes are collected before they are told, so that a bulk decision is a single one. */
  collecting: number;
}

const usual: Pace = { life: 60_000, heartbeat: 15_000, collecting: 100 };
/** Milliseconds to go on listening when no one is connected: most connect again at once. */
const lingering = 5_000;
/** Milliseconds that the last bytes have to be read. */
const unread = 1_000;
const most = { ofOne: 6, inAll: 200 };

export interface QueueWatch {
  /** @throws ProblemError too-many-requests, if the person has too many already; unavailable, if everyone together has */
  watch: (userId: string) => Readable;
  /** Ends all connections, and takes no more. */
  close: () => Promise<void>;
}

export function createQueueWatch({ listen }: Pick<Database, "listen">, pace: Partial<Pace> = {}): QueueWatch {
  const { life, heartbeat, collecting } = { ...usual, ...pace };
  const watching = new Map<Readable, string>();
  const changed = new Set<Queue>();
  let telling: NodeJS.Timeout | undefined;
  let ending: NodeJS.Timeout | undefined;
  let stopListening: (() => Promise<void>) | null = null;
  let closed = false;

  const collect = (queues: readonly Queue[]) => {
    for (const queue of queues) changed.add(queue);
    if (changed.size > 0) telling ??= setTimeout(tell, collecting);
  };
  const tell = () => {
    telling = undefined;
    const event = toEvent([...changed]);
    changed.clear();
    for (const stream of watching.keys()) stream.push(event);
  };

  const begin = () => {
    clearTimeout(ending);
    stopListening ??= listen("moderation", {
      heard: (subject) => collect(queuesOf[subject as SubjectType] ?? queueValues),
      missed: () => collect(queueValues),
    });
  };
  const end = async () => {
    clearTimeout(ending);
    clearTimeout(telling);
    telling = undefined;
    changed.clear();
    const stop = stopListening;
    stopListening = null;
    await stop?.();
  };

  const leave = (stream: Readable) => {
    if (watching.delete(stream) && watching.size === 0 && !closed) ending = setTimeout(() => void end(), lingering);
  };
  const finish = (stream: Readable) => {
    leave(stream);
    stream.push(null);
    setTimeout(() => stream.destroy(), unread).unref();
  };

  return {
    watch(userId) {
      if (closed || watching.size >= most.inAll) throw new ProblemError("unavailable", { retryAfter: 5 });
      if ([...watching.values()].filter((id) => id === userId).length >= most.ofOne)
        throw new ProblemError("too-many-requests", { retryAfter: 60 });
      const stream = new Readable({ read() {} });
      const beating = setInterval(() => watching.has(stream) && stream.push(":\n\n"), heartbeat);
      const dying = setTimeout(() => finish(stream), life);
      stream.once("close", () => {
        clearInterval(beating);
        clearTimeout(dying);
        leave(stream);
      });
      // For browsers' own EventSource, which would wait longer.
      stream.push(`retry: 1000\n${toEvent(queueValues)}`);
      watching.set(stream, userId);
      begin();
      return stream;
    },
    async close() {
      closed = true;
      const ended = [...watching.keys()].map((stream) => {
        finish(stream);
        return once(stream, "close");
      });
      await Promise.all([...ended, end()]);
    },
  };
}

const toEvent = (queues: readonly Queue[]): string => {
  const data: components["schemas"]["QueueChange"] = { queues: [...queues] };
  return `event: changed\ndata: ${JSON.stringify(data)}\n\n`;
};
