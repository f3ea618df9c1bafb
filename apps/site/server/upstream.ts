// The connections to the API: for calls that are passed on, and for rendering pages.
import { Agent as HttpAgent, type IncomingMessage, type OutgoingHttpHeaders, request as httpRequest } from "node:http";
import { Agent as HttpsAgent, request as httpsRequest } from "node:https";
import { text } from "node:stream/consumers";
import type { Settings } from "./settings.ts";
import { RENDERING, signedHeaders } from "./signature.ts";

/** Connections for calls that are passed on; any more wait. */
export const CALLS = 256;
/** Connections for rendering, in each thread: sixteen pages are in progress, with a few calls each. */
const READS = 64;

interface Call {
  method: string;
  /** With its query parameters. */
  path: string;
  headers: OutgoingHttpHeaders;
  body?: Buffer | undefined;
  /** Ends the call, and what has not arrived yet of its answer. */
  signal: AbortSignal;
}

export interface Upstream {
  ask(call: Call): Promise<IncomingMessage>;
  /** A `fetch` for the API's client, in this server's own name: its address counts towards no one's limits. */
  reader(id: string, signal: AbortSignal): (request: Request) => Promise<Response>;
  close(): void;
}

/**
 * How a call ends on a kept connection that the API was just closing: it was most likely not seen, but no one can tell.
 */
const unanswered = ["ECONNRESET", "EPIPE"];
/** What may be sent twice: https://www.rfc-editor.org/rfc/rfc9110#section-9.2.2 */
const repeatable = ["GET", "HEAD", "OPTIONS", "PUT", "DELETE"];

export function connectUpstream({ apiHost, siteSecret }: Settings): Upstream {
  const secure = apiHost.startsWith("https:");
  const send = secure ? httpsRequest : httpRequest;
  const pool = (maxSockets: number) => new (secure ? HttpsAgent : HttpAgent)({ keepAlive: true, maxSockets });
  const calls = pool(CALLS);
  const reads = pool(READS);

  const ask = (call: Call, agent: HttpAgent): Promise<IncomingMessage> =>
    new Promise((resolve, reject) => {
      const { method, path, headers, body, signal } = call;
      if (signal.aborted) return reject(signal.reason as Error);
      const sent = send(apiHost + path, { method, headers, agent });
      let answered = false;
      // Not as an option: the agent binds the connection to the signal of the first call that it is made for. And only
      // until the answer is complete: then the connection is for others.
      const end = () => {
        sent.destroy();
        // Nothing else reports a call that is still waiting for a connection.
        reject(signal.reason as Error);
      };
      const whole = () => signal.removeEventListener("abort", end);
      signal.addEventListener("abort", end, { once: true });
      sent.once("close", whole);
      sent.once("response", (answer) => {
        answered = true;
        answer.once("end", whole);
        resolve(answer);
      });
      sent.on("error", (error: NodeJS.ErrnoException) => {
        // The answer's reader gets the error there.
        if (answered) return;
        const again = sent.reusedSocket && unanswered.includes(error.code ?? "") && repeatable.includes(method);
        if (again && !signal.aborted) resolve(ask(call, agent));
        else reject(error);
      });
      sent.end(body);
    });

  return {
    ask: (call) => ask(call, calls),
    // Not Node's own fetch: it makes rendering slower, and holds its signal so weakly that a call may outlive it.
    reader: (id, signal) => async (request) => {
      const { pathname, search } = new URL(request.url);
      const headers = { ...Object.fromEntries(request.headers), ...signedHeaders(siteSecret, id, RENDERING) };
      const answer = await ask({ method: request.method, path: pathname + search, headers, signal }, reads);
      const known = Object.entries(answer.headers).map(([name, value]) => [name, String(value)] as [string, string]);
      return new Response((await text(answer)) || null, { status: answer.statusCode!, headers: known });
    },
    close() {
      calls.destroy();
      reads.destroy();
    },
  };
}
