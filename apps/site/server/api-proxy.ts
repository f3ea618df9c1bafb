// Calls under /api/, passed on to the API with the client's address under our signature.
import { once } from "node:events";
import type { IncomingHttpHeaders } from "node:http";
import { buffer } from "node:stream/consumers";
import { publicReadsChanged } from "@troth/server/cache";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type Body, BodyError, bodyReader, MOST_BYTES } from "./bodies.ts";
import { compress, encodingFor } from "./content-encoding.ts";
import type { Settings } from "./settings.ts";
import { signedHeaders } from "./signature.ts";
import { createSlots } from "./slots.ts";
import { CALLS, type Upstream } from "./upstream.ts";

/** Milliseconds that the API may take to answer, including the wait for a connection. */
const ANSWERS_IN = 15_000;
/** Milliseconds that an unfinished answer may rest, because the client does not read or the API sends no more. */
const RESTS = 60_000;
/** The most bytes of a text that is read whole, to be compressed. */
const SHORT = 2 * 1024 * 1024;
/**
 * Answers passed on as they come, from one client and in total: each holds a connection to the API until it has been
 * read.
 */
const STREAMS = { ofOne: 64, inAll: CALLS - 64 };

/** Headers about one connection only, or set again here. */
const notPassedOn = [
  "connection",
  "keep-alive",
  "proxy-authenticate",
  "proxy-authorization",
  "proxy-connection",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
  "expect",
  "host",
  "content-length",
];
const notPassedBack = ["connection", "keep-alive", "transfer-encoding", "x-request-id", publicReadsChanged];

const without = (headers: IncomingHttpHeaders, names: readonly string[]): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));

const busy = { type: "/api/reference#unavailable", title: "This server is shutting down", status: 503 };
const titles: Record<BodyError["statusCode"], [type: string, title: string]> = {
  408: ["about:blank", "The body did not arrive in time"],
  413: ["/api/reference#payload-too-large", "That is too large"],
  415: ["/api/reference#unsupported-media-type", "That type of content isn’t accepted here"],
  429: ["/api/reference#too-many-requests", "Too many requests"],
  503: ["/api/reference#unavailable", "Too much is arriving at the moment"],
};

/**
 * Whether the API would be asked for just this address. The URL parser resolves dots, and by then the call has been
 * routed: `/api/../x` would be one outside /api/.
 */
const isCall = (url: string): boolean => {
  const [path = ""] = url.split(/[?#]/, 1);
  return /^\/api(\/|$)/.test(path) && new URL(`http://api${path}`).pathname === path;
};

/** Without a length, the size and the end are unknown: an export is written while it is sent. */
const isShortText = ({ "content-type": type = "", "content-length": length }: IncomingHttpHeaders) =>
  /json|text/.test(type) && Number(length) <= SHORT;

const isEvents = ({ "content-type": type = "" }: IncomingHttpHeaders) => type.startsWith("text/event-stream");

const emptyBody: Body = { bytes: Buffer.alloc(0), release() {} };

interface Surroundings {
  /** Called when public reads show something else from now on, or may do. */
  changed: () => void;
  /** Aborted when the server starts to close. */
  closing: AbortSignal;
}

/** @param limits smaller in tests */
export function proxyApi(
  app: FastifyInstance,
  settings: Settings,
  upstream: Upstream,
  { changed, closing }: Surroundings,
  limits = { bodies: MOST_BYTES, rests: RESTS },
): void {
  const readBody = bodyReader(limits.bodies);
  const streams = createSlots(STREAMS.ofOne, STREAMS.inAll);

  async function pass(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    const { raw } = request;
    if (!isCall(raw.url!)) return reply.callNotFound();
    const has = raw.headers["transfer-encoding"] !== undefined || Number(raw.headers["content-length"] ?? 0) > 0;
    const reads = raw.method === "GET" || raw.method === "HEAD";
    let body: Body | undefined;
    try {
      // An empty body is passed on as one: a POST without a length has none.
      if (!reads) body = has ? await readBody(raw, request.ip) : raw.headers["content-length"] ? emptyBody : undefined;
    } catch (error) {
      if (!(error instanceof BodyError)) throw error;
      const status = error.statusCode;
      const [type, title] = titles[status];
      if (status === 429 || status === 503) reply.header("retry-after", "15");
      return problem(reply.header("connection", "close"), { type, title, status });
    }

    // A read ends when its client leaves. A write doesn't: the API may have done it, and only its answer says what
    // changed.
    const call = new AbortController();
    let late = false;
    if (reads) reply.raw.once("close", () => call.abort());
    const limit = setTimeout(() => {
      late = true;
      call.abort();
    }, ANSWERS_IN);
    try {
      const headers = {
        ...without(raw.headers, notPassedOn),
        ...signedHeaders(settings.siteSecret, request.id, request.ip),
        ...(body && { "content-length": String(body.bytes.length) }),
      };
      const { signal } = call;
      const answer = await upstream.ask({ method: raw.method!, path: raw.url!, headers, body: body?.bytes, signal });
      if (answer.headers[publicReadsChanged] !== undefined) changed();
      const passedBack = without(answer.headers, notPassedBack);
      if (raw.method === "HEAD" || !isShortText(answer.headers)) {
        // If the answer breaks off before its first byte, an error can still be sent.
        if (!answer.complete && !answer.readableLength) await once(answer, "readable");
        answer.once(
          "close",
          streams.claim(request.ip, () => answer.destroy()),
        );
        // Others end by themselves. These would hold up a server that closes for a minute.
        if (isEvents(answer.headers)) {
          const end = () => answer.destroy();
          if (closing.aborted) {
            end();
            return problem(reply.header("retry-after", "2"), busy);
          }
          closing.addEventListener("abort", end, { once: true });
          answer.once("close", () => closing.removeEventListener("abort", end));
        }
        reply.raw.setTimeout(limits.rests);
        return reply.code(answer.statusCode!).headers(passedBack).send(answer);
      }
      let text = await buffer(answer);
      const encoding = encodingFor(raw.headers["accept-encoding"]);
      if (encoding !== "identity" && text.length >= 1_024 && !answer.headers["content-encoding"]) {
        text = await compress[encoding](text);
        passedBack["content-encoding"] = encoding;
        passedBack["content-length"] = String(text.length);
        passedBack.vary = [answer.headers.vary, "accept-encoding"].filter(Boolean).join(", ");
      }
      reply.raw.setTimeout(limits.rests);
      // Not earlier: an error sent instead must have none of these headers.
      return reply.code(answer.statusCode!).headers(passedBack).send(text);
    } catch (error) {
      if (reads && call.signal.aborted && !late) return reply.code(499).send();
      request.log.error(error, "the API did not answer");
      // It may have been done anyway.
      if (!reads) changed();
      return problem(reply.header("retry-after", "2"), {
        type: "/api/reference#unavailable",
        title: "The service isn't answering",
        status: late ? 504 : 502,
        detail: reads
          ? "Try again in a moment."
          : "Your change may have gone through anyway. Check before you try again.",
      });
    } finally {
      clearTimeout(limit);
      body?.release();
    }
  }

  const problem = (reply: FastifyReply, parts: { type: string; title: string; status: number; detail?: string }) =>
    reply
      .code(parts.status)
      .header("cache-control", "no-store")
      .type("application/problem+json; charset=utf-8")
      .send(JSON.stringify({ ...parts, requestId: reply.request.id }));

  // The handler reads the bodies.
  void app.register(async (calls) => {
    calls.removeAllContentTypeParsers();
    calls.addContentTypeParser("*", (_request, _payload, done) => done(null));
    for (const url of ["/api", "/api/*"]) calls.route({ method: calls.supportedMethods, url, handler: pass });
  });
}
