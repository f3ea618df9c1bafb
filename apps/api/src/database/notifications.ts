// What the database notifies (NOTIFY): heard on a server by a connection that does nothing else, and in the embedded
// database, whose one session is shared, by the client whose statement notified.
import { setTimeout as sleep } from "node:timers/promises";
import { type Client, type ClientBase, escapeIdentifier, type Pool } from "pg";

interface Ears {
  heard: (payload: string) => void;
  /** Whatever was notified until now may have been missed: it listens from now on, or again. */
  missed: () => void;
}

/** Listens to a channel until stopped, again and again if the connection is lost. @returns what stops it */
export type Listen = (channel: string, ears: Ears) => () => Promise<void>;

/** Milliseconds until the next attempt, after a connection was lost or couldn't be made. */
const pause = 1_000;

export const listenOnServer =
  (newClient: () => Client): Listen =>
  (channel, { heard, missed }) => {
    const stopping = new AbortController();
    const { signal } = stopping;
    const stopped = new Promise<void>((done) => signal.addEventListener("abort", () => done()));

    async function listenOnce() {
      const client = newClient();
      const lost = new Promise<void>((done) => client.once("end", done));
      client.on("error", () => {}); // it ends too
      client.on("notification", ({ payload }) => heard(payload ?? ""));
      try {
        await client.connect();
        await client.query(`listen ${escapeIdentifier(channel)}`);
        missed();
        await Promise.race([lost, stopped]);
      } catch {
        // The server is away.
      } finally {
        await client.end().catch(() => {});
      }
    }
    async function keepListening() {
      while (!signal.aborted) {
        await listenOnce();
        await sleep(pause, undefined, { signal }).catch(() => {});
      }
    }
    const work = keepListening();
    return async () => {
      stopping.abort();
      await work;
    };
  };

/** Its `prepare` gets each new connection: after a restart the session is another one, which has to listen anew. */
export function listenInSession(pool: Pool): { listen: Listen; prepare: (client: ClientBase) => Promise<void> } {
  const listeners = new Set<{ channel: string; ears: Ears }>();
  const listenTo = (channel: string) => `listen ${escapeIdentifier(channel)}`;
  return {
    listen(channel, ears) {
      const mine = { channel, ears };
      listeners.add(mine);
      pool.query(listenTo(channel)).then(ears.missed, () => {}); // if the session has ended, the next one listens
      return async () => void listeners.delete(mine);
    },
    async prepare(client) {
      client.on("notification", (heard) => {
        for (const { channel, ears } of listeners) if (channel === heard.channel) ears.heard(heard.payload ?? "");
      });
      for (const { channel, ears } of listeners) {
        await client.query(listenTo(channel));
        ears.missed();
      }
    },
  };
}
