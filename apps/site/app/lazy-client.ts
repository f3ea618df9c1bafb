import { NetworkError, type TrothClient, type TrothClientOptions } from "@troth/api-client";

type Call = (input?: object) => Promise<unknown>;

/** There is no operation of that name: names kept in storage may be wrong. */
export class NoSuchOperation extends Error {}

/** The API's client, whose code is loaded with the first call: a page that is only read needs none of it. */
export function createLazyClient(options: TrothClientOptions): TrothClient {
  let coming: Promise<TrothClient> | null = null;
  const client = async (): Promise<TrothClient> => {
    try {
      coming ??= import("./api-client.ts").then(({ createTrothClient }) => createTrothClient(options));
      return await coming;
    } catch (cause) {
      coming = null;
      throw new NetworkError(cause);
    }
  };
  const calls = (of: (client: TrothClient) => unknown, own: object = {}) =>
    new Proxy(own, {
      get: (own, name) => {
        if (name in own) return Reflect.get(own, name) as unknown;
        // Symbols and `then` are looked up by code that inspects the object, such as `await`.
        if (typeof name === "symbol" || name === "then") return undefined;
        return async (input?: object) => {
          const there = of(await client()) as Record<string, Call>;
          if (!Object.hasOwn(there, name)) throw new NoSuchOperation(name);
          return there[name]!(input);
        };
      },
    });
  return calls((api) => api, { tagged: calls((api) => api.tagged) }) as TrothClient;
}
