// One intent, one key: a retry of the same input uses the key of the first try, so that the server does it once.
import { isShape, isString } from "./shape.ts";

/** What was sent, and under which key. */
export type Attempt = { key: string; body: string };

export const isAttempt = isShape<Attempt>({ key: isString, body: isString });

/** The key to send this under: a new one for each new input, the same one for a retry. */
export function attemptFor(previous: Attempt | null, body: string): Attempt {
  return previous?.body === body ? previous : { key: randomKey(), body };
}

// crypto.randomUUID() is missing on pages served over plain http from another machine.
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
