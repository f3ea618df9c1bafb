import { NetworkError } from "@troth/api-client";
import type { Visit } from "../visit.ts";
import type { createAction } from "./action.ts";
import { type ActionState, atRest, type Say, showProblem } from "./action-state.ts";
import { messages } from "./messages.ts";

type Loaded<Input, Answer> = ReturnType<typeof createAction<Input, Answer>>;

/**
 * An action whose code is loaded on first use: a page full of hearts that nobody presses needs none of it. Presses made
 * while it loads show as in progress and run in order once it has; if it cannot be loaded, that is a problem like any
 * other.
 */
export function createLateAction<Input, Answer>(visit: Visit, say: Say) {
  type How = Parameters<Loaded<Input, Answer>["run"]>[0];
  let action: Loaded<Input, Answer> | null = null;
  let left = false;
  let waiting = 0;
  /** What shows until the code has loaded. */
  let early = atRest;
  let last: { input: Input } | null = null;
  /** The press that the code could not be loaded for. */
  let missed: { input: Input } | null = null;
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const become = (change: Partial<ActionState>) => {
    early = { ...early, ...change };
    tell();
  };

  const load = async (): Promise<Loaded<Input, Answer>> => {
    // Sending what waits for the connection needs code too, and that has to load while there is a connection.
    const [{ createAction }] = await Promise.all([import("./action.ts"), import("./flush-queue.ts")]);
    if (!action) {
      action = createAction<Input, Answer>(visit, say);
      if (early.asking) action.ask(true);
      action.subscribe(tell);
    }
    return action;
  };

  /** @throws NetworkError if the code cannot be loaded */
  const whenLoaded = async <Result>(work: (action: Loaded<Input, Answer>) => Promise<Result>): Promise<Result> => {
    if (action) return work(action);
    waiting += 1;
    become({ busy: true });
    let loaded;
    try {
      loaded = await load();
    } catch (cause) {
      throw new NetworkError(cause);
    } finally {
      waiting -= 1;
      become({ busy: waiting > 0 });
    }
    const result = work(loaded);
    // The control left before its action could start: treat it as if it had left afterwards.
    if (left) loaded.leave();
    return result;
  };

  const run = async (how: How, input: Input): Promise<boolean> => {
    const press = { input };
    last = press;
    missed = null;
    try {
      return await whenLoaded((action) => action.run(how, input));
    } catch (error) {
      // Of several presses, only the last one reports.
      if (last !== press || (left && how.leaving === "abort")) return false;
      missed = press;
      const message = how.explain?.(error) ?? messages.network;
      become(showProblem({ message, fields: {}, passing: true, error }, how.failed, say));
      how.onFail?.(error);
      return false;
    }
  };

  return {
    /** Loads the code ahead of time, so that it is there without a connection too. */
    load: () => void load().catch(() => undefined),
    state: () => action?.state() ?? early,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    send: (how: How, input: Input) => whenLoaded((action) => action.send(how, input)),
    run: (how: How, input: Input) => {
      if (early.problem) become({ problem: null });
      return run(how, input);
    },
    again: async (how: How) => (missed ? run(how, missed.input) : (action?.again(how) ?? false)),
    reset: () => (action ? action.reset() : become({ problem: null })),
    resume: (how: How) =>
      void load().then(
        (action) => action.resume(how),
        () => undefined,
      ),
    /** Opening the confirmation needs no code; confirming does. */
    ask: (asking: boolean) => {
      if (action) action.ask(asking);
      else if (waiting === 0) become({ asking, problem: null });
    },
    leave: () => {
      left = true;
      action?.leave();
    },
  };
}
