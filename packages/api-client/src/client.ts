// The typed client: one method for each operation of the contract, named by its operationId. A call answers what the
// operation answers on success and throws otherwise: ApiProblem when the server refused, NetworkError when no answer came.
import createFetchClient from "openapi-fetch";
import { addresses } from "./addresses.generated.ts";
import type { Input, OperationId, Output, Schemas, Tagged, TaggedId } from "./operations.ts";
import { ApiProblem, NetworkError, problemOf } from "./problems.ts";
import { createRefresh, type TokenStore } from "./refresh.ts";
import type { paths } from "./schema.generated.ts";

export { ApiProblem, NetworkError, type FieldProblem } from "./problems.ts";
export type { Input, MethodOf, OperationId, Output, Query, Schemas, Tagged, TaggedId } from "./operations.ts";
export type { TokenStore } from "./refresh.ts";

export type TrothClientOptions = {
  /** Origin of the API, or of the site that passes calls on to it. */
  baseUrl: string;
  /** How requests are sent; the platform's `fetch` by default. There is no time-out: pass a signal to have one. */
  fetch?: (request: Request) => Promise<Response>;
  /** Whether cookies go along; `include` by default. */
  credentials?: RequestCredentials;
  /** Where the access token is kept. Without it nobody is signed in. */
  tokens?: TokenStore;
  /** Called with each renewed session, after its token was stored. */
  onSession?: (session: Schemas["Session"]) => void;
  /** Called when the server no longer renews the session, after its token was cleared. */
  onSessionLost?: () => void;
  /** Lets tabs take turns at renewing; the browser's Web Locks where it has them. */
  locks?: Pick<LockManager, "request">;
};

// An operation without required parameters or body may be called with nothing.
type Call<Id extends OperationId, Answer = Output<Id>> =
  {} extends Input<Id> ? (input?: Input<Id>) => Promise<Answer> : (input: Input<Id>) => Promise<Answer>;

export type TrothClient = { readonly [Id in OperationId]: Call<Id> } & {
  /** The same calls, answering the version beside the data: `{ data, etag }`. Only what the contract gives an `ETag`. */
  readonly tagged: { readonly [Id in TaggedId]: Call<Id, Tagged<Id>> };
};

const noTokens: TokenStore = { get: () => null, set: () => undefined };

// A 401 of these says something about what was sent, not that the access token is stale.
const withoutRefresh = new Set<string>(
  [addresses.login, addresses.finishLogin, addresses.refreshToken, addresses.logout].map(([, path]) => path),
);

export function createTrothClient(options: TrothClientOptions): TrothClient {
  const { baseUrl, credentials = "include", tokens = noTokens, onSession, onSessionLost } = options;
  const send = options.fetch ?? ((request: Request) => globalThis.fetch(request));
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

  async function sendOnce(request: Request): Promise<Response> {
    try {
      return await send(request);
    } catch (cause) {
      // Who broke the call off knows why; everything else is the network.
      if (request.signal.aborted) throw request.signal.reason;
      throw new NetworkError(cause);
    }
  }

  async function transport(request: Request): Promise<Response> {
    const token = tokens.get();
    const renewable = token !== null && !withoutRefresh.has(new URL(request.url).pathname);
    // A body can be read once only, so the second try is put aside before the first.
    const again = renewable ? request.clone() : null;
    let response = await sendOnce(authorised(request));
    if (response.status === 401 && again && token) {
      const renewed = await refresh(token);
      if (renewed) response = await sendOnce(authorised(again));
    }
    if (!response.ok) throw await problemOf(response);
    return response;
  }

  const client = createFetchClient<paths>({
    baseUrl,
    credentials,
    fetch: transport,
    querySerializer: { array: { style: "form", explode: false } },
  });

  // openapi-fetch types a call by its path. The addresses come from the contract, as its types do, so that one loose signature
  // here is enough.
  const request = client.request as unknown as (
    method: string,
    path: string,
    init: object,
  ) => Promise<{ data?: unknown; response: Response }>;

  async function call(
    id: OperationId,
    input: Input<OperationId> = {} as Input<OperationId>,
  ): Promise<{ data: unknown; etag: string | null }> {
    const [method, path] = addresses[id];
    const {
      path: inPath,
      query,
      header,
      body,
      signal,
    } = input as {
      path?: object;
      query?: object;
      header?: object;
      body?: unknown;
      signal?: AbortSignal;
    };
    try {
      const { data, response } = await request(method, path, {
        params: { path: inPath, query, header },
        ...(body !== undefined && { body }),
        // A file goes as it is, under its own type.
        ...(body instanceof Blob && { bodySerializer: (file: Blob) => file, headers: { "content-type": body.type } }),
        ...(signal && { signal }),
      });
      // A proxy that compresses makes a strong tag a weak one, which `If-Match` does not take.
      return { data, etag: response.headers.get("etag")?.replace(/^W\//, "") ?? null };
    } catch (error) {
      if (error instanceof ApiProblem || error instanceof NetworkError || signal?.aborted) throw error;
      // A success whose body broke off or is not what it says.
      throw new NetworkError(error);
    }
  }

  const ids = Object.keys(addresses) as OperationId[];
  const calls = ids.map((id) => [id, async (input?: Input<OperationId>) => (await call(id, input)).data]);
  const tagged = ids.map((id) => [id, (input?: Input<OperationId>) => call(id, input)]);
  return { ...Object.fromEntries(calls), tagged: Object.fromEntries(tagged) } as TrothClient;
}
