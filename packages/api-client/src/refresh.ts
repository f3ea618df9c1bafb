import type { Schemas } from "./operations.ts";
import { NetworkError, problemOf } from "./problems.ts";

type Session = Schemas["Session"];

/** Stores the access token. `get` must see what other tabs have written. */
export type TokenStore = { get(): string | null; set(token: string | null): void };

type Locks = Pick<LockManager, "request">;

type Options = {
  tokens: TokenStore;
  /** Asks the server for a new session. */
  renew: () => Promise<Response>;
  onSession: ((session: Session) => void) | undefined;
  onSessionLost: (() => void) | undefined;
  locks: Locks | undefined;
};

/**
 * Makes the only function that gets a fresh token. All calls in this tab share one refresh. Tabs take turns using a
 * lock, and a tab that had to wait first checks whether there is a new token by now. Returns null if there is no longer
 * a session.
 */
export function createRefresh({ tokens, renew, onSession, onSessionLost, locks }: Options) {
  let running: Promise<string | null> | null = null;

  async function refreshUnlessRenewed(stale: string): Promise<string | null> {
    const current = tokens.get();
    if (current !== stale) return current;
    let response: Response;
    try {
      response = await renew();
    } catch (cause) {
      throw new NetworkError(cause);
    }
    if (response.ok) {
      const session = (await response.json()) as Session;
      // Logged out while waiting for the answer: a late token must not log the person back in.
      if (tokens.get() !== stale) return tokens.get();
      tokens.set(session.token);
      onSession?.(session);
      return session.token;
    }
    const problem = await problemOf(response);
    // Only a refusal ends the session, not a busy or broken server.
    if (![400, 401, 403].includes(problem.status)) throw problem;
    if (tokens.get() === stale) {
      tokens.set(null);
      onSessionLost?.();
    }
    return tokens.get();
  }

  return function refresh(stale: string): Promise<string | null> {
    const current = tokens.get();
    if (current !== stale) return Promise.resolve(current);
    running ??= Promise.resolve(
      locks ? locks.request("troth.refresh", () => refreshUnlessRenewed(stale)) : refreshUnlessRenewed(stale),
    ).finally(() => {
      running = null;
    });
    return running;
  };
}
