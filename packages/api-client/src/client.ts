// The typed client, with one method for each operation in the contract, named by its operationId. A call returns the
// operation's answer if it succeeds. Otherwise it throws: ApiProblem if the server refused, NetworkError if no answer
// came.
import createFetchClient from "openapi-fetch";
import { addresses } from "./addresses.generated.ts";
import type { Input, OperationId, Output, Schemas, Tagged, TaggedId } from "./operations.ts";
import { ApiProblem, NetworkError, problemOf } from "./problems.ts";
import { createRefresh, type TokenStore } from "./refresh.ts";
import type { paths } from "./schema.generated.ts";
import { sendWithProgress } from "./send-with-progress.ts";

export { ApiProblem, NetworkError, type FieldProblem } from "./problems.ts";
export type { Input, MethodOf, OperationId, Output, Query, Schemas, Tagged, TaggedId } from "./operations.ts";
export type { TokenStore } from "./refresh.ts";

export type TrothClientOptions = {
  /** Origin of the API, or of the site that forwards calls to it. */
  baseUrl: string;
  /** How requests are sent; the platform's `fetch` by default. There is no timeout: pass a signal if you need one. */
  fetch?: (request: Request) => Promise<Response>;
  /** Whether cookies are sent; `include` by default. */
  credentials?: RequestCredentials;
  /**
   * Whether what is sent now has to outlive the page, as when it is being closed; browsers allow 64 KiB at a time. Not for
   * your own `fetch`.
   */
  isLeaving?: () => boolean;
  /** Where the access token is kept. Without a store, no one is logged in. */
  tokens?: TokenStore;
  /** Called with each renewed session, after its token has been stored. */
  onSession?: (session: Schemas["Session"]) => void;
  /** Called when the server refuses to renew the session, after its token has been cleared. */
  onSessionLost?: () => void;
  /** Lets tabs take turns to renew the session; the browser's Web Locks by default, if it has them. */
  locks?: Pick<LockManager, "request">;
};

// An operation without required parameters or a required body can be called without arguments.
type Call<Id extends OperationId, Answer = Output<Id>> =
  {} extends Input<Id> ? (input?: Input<Id>) => Promise<Answer> : (input: Input<Id>) => Promise<Answer>;

export type TrothClient = { readonly [Id in OperationId]: Call<Id> } & {
  /**
   * The same calls, but returning the version with the data: `{ data, etag }`. Only for operations with an `ETag` in
   * the contract.
   */
  readonly tagged: { readonly [Id in TaggedId]: Call<Id, Tagged<Id>> };
};

const noTokens: TokenStore = { get: () => null, set: () => undefined };

// For these, a 401 is about what was sent and doesn't mean that the access token is stale.
const withoutRefresh = new Set<string>(
  [addresses.login, addresses.finishLogin, addresses.refreshToken, addresses.logout].map(([, path]) => path),
);

export function createTrothClient(options: TrothClientOptions): TrothClient {
  const { baseUrl, credentials = "include", tokens = noTokens, onSession, onSessionLost } = options;
  const send =
    options.fetch ??
    ((request: Request) => globalThis.fetch(request, options.isLeaving?.() ? { keepalive: true } : undefined));
  const locks = options.locks ?? (typeof navigator === "undefined" ? undefined : navigator.locks);

  const refresh = createRefresh({
    tokens,
    onSession,
    onSessionLost,
    locks,
    renew: () =>
      send(authorised(new Request(new URL(addresses.refreshToken[1], baseUrl), { method: "POST", credentials }))),
  });

  function authorised(request: Request): Request {
    const token = tokens.get();
    if (token) request.headers.set("authorization", `Bearer ${token}`);
    return request;
  }

  type Send = (request: Request) => Promise<Response>;

  async function sendOnce(request: Request, by: Send): Promise<Response> {
    try {
      return await by(request);
    } catch (cause) {
      // If the caller aborted, throw the caller's reason; anything else is a network error.
      if (request.signal.aborted) throw request.signal.reason;
      throw new NetworkError(cause);
    }
  }

  async function transport(request: Request, by: Send = send): Promise<Response> {
    const token = tokens.get();
    const renewable = token !== null && !withoutRefresh.has(new URL(request.url).pathname);
    // A body can only be read once, so a copy for the retry is made before the first try.
    const again = renewable ? request.clone() : null;
    let response = await sendOnce(authorised(request), by);
    if (response.status === 401 && again && token) {
      const renewed = await refresh(token);
      if (renewed) response = await sendOnce(authorised(again), by);
    }
    if (!response.ok) throw await problemOf(response);
    return response;
  }

  const client = createFetchClient<paths>({
    baseUrl,
    credentials,
    fetch: (request) => transport(request),
    querySerializer: { array: { style: "form", explode: false } },
  });

  // openapi-fetch types each call by its path. Both the addresses and the types come from the contract, so one loose
  // signature is enough here.
  const request = client.request as unknown as (
    method: string,
    path: string,
    init: object,
  ) => Promise<{ data?: unknown; response: Response }>;

  async function call(
    id: OperationId,
    input: Input<OperationId> = {} as Input<OperationId>,
  ): Promise<{ data: unknown; etag: string | null }> {
    const [method, path, kind] = addresses[id] as readonly [string, string, ("file" | "stream")?];
    const {
      path: inPath,
      query,
      header,
      body,
      signal,
      onProgress,
    } = input as {
      path?: object;
      query?: object;
      header?: object;
      body?: unknown;
      signal?: AbortSignal;
      onProgress?: (sent: number) => void;
    };
    try {
      const { data, response } = await request(method, path, {
        params: { path: inPath, query, header },
        ...(body !== undefined && { body }),
        ...(kind && { parseAs: kind === "file" ? "blob" : "stream" }),
        // A file is sent unchanged, with its own type.
        ...(body instanceof Blob && { bodySerializer: (file: Blob) => file, headers: { "content-type": body.type } }),
        ...(signal && { signal }),
        ...(onProgress &&
          body instanceof Blob &&
          !options.fetch &&
          typeof XMLHttpRequest !== "undefined" && {
            fetch: (request: Request) => transport(request, (each) => sendWithProgress(each, body, onProgress)),
          }),
      });
      // A proxy that compresses turns a strong tag into a weak one, which `If-Match` doesn't accept.
      return { data, etag: response.headers.get("etag")?.replace(/^W\//, "") ?? null };
    } catch (error) {
      if (error instanceof ApiProblem || error instanceof NetworkError || signal?.aborted) throw error;
      // A successful answer whose body was cut short or isn't what it claims to be.
      throw new NetworkError(error);
    }
  }

  const ids = Object.keys(addresses) as OperationId[];
  const calls = ids.map((id) => [id, async (input?: Input<OperationId>) => (await call(id, input)).data]);
  const tagged = ids.map((id) => [id, (input?: Input<OperationId>) => call(id, input)]);
  return { ...Object.fromEntries(calls), tagged: Object.fromEntries(tagged) } as TrothClient;
}
