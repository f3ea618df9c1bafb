import { NetworkError } from "@troth/api-client";
import type { Visit } from "../visit.ts";
import type { createAction } from "./action.ts";
import { type ActionState, idleState, type ShowToast, showProblem } from "./action-state.ts";
import { messages } from "./messages.ts";

type Loaded<Input, Answer> = ReturnType<typeof createAction<Input, Answer>>;

/**
 * An action whose code is loaded on first use: a page full of hearts that nobody presses needs none of it. Presses made
 * while it loads show as in progress and run in order once it has; if it cannot be loaded, that is a problem like any
 * other.
 */
export function createLazyAction<Input, Answer>(visit: Visit, showToast: ShowToast) {
  type Definition = Parameters<Loaded<Input, Answer>["run"]>[0];
  let action: Loaded<Input, Answer> | null = null;
  let left = false;
  let waiting = 0;
  /** What shows until the code has loaded. */
  let early = idleState;
  let last: { input: Input } | null = null;
  /** The press that the code could not be loaded for. */
  let missed: { input: Input } | null = null;
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  const setState = (change: Partial<ActionState>) => {
    early = { ...early, ...change };
    notify();
  };

  const load = async (): Promise<Loaded<Input, Answer>> => {
    // Sending what waits for the connection needs code too, and that has to load while there is a connection.
    const [{ createAction }] = await Promise.all([import("./action.ts"), import("./flush-queue.ts")]);
    if (!action) {
      action = createAction<Input, Answer>(visit, showToast);
      if (early.asking) action.ask(true);
      action.subscribe(notify);
    }
    return action;
  };

  /** @throws NetworkError if the code cannot be loaded */
  const whenLoaded = async <Result>(work: (action: Loaded<Input, Answer>) => Promise<Result>): Promise<Result> => {
    if (action) return work(action);
    waiting += 1;
    setState({ busy: true });
    let loaded;
    try {
      loaded = await load();
    } catch (cause) {
      throw new NetworkError(cause);
    } finally {
      waiting -= 1;
      setState({ busy: waiting > 0 });
    }
    const result = work(loaded);
    // The control left before its action could start: treat it as if it had left afterwards.
    if (left) loaded.leave();
    return result;
  };

  const run = async (definition: Definition, input: Input): Promise<boolean> => {
    const press = { input };
    last = press;
    missed = null;
    try {
      return await whenLoaded((action) => action.run(definition, input));
    } catch (error) {
      // Of several presses, only the last one reports.
      if (last !== press || (left && definition.leaving === "abort")) return false;
      missed = press;
      // Without its code nothing waits for the connection, whatever the action's own words promise.
      const message = (!definition.againOnline && definition.explain?.(error)) || messages.network;
      setState(showProblem({ message, fields: {}, passing: true, error }, definition.failed, showToast));
      definition.onFail?.(error);
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
    send: (definition: Definition, input: Input) => whenLoaded((action) => action.send(definition, input)),
    run: (definition: Definition, input: Input) => {
      if (early.problem) setState({ problem: null });
      return run(definition, input);
    },
    again: async (definition: Definition) =>
      missed ? run(definition, missed.input) : (action?.again(definition) ?? false),
    reset: () => (action ? action.reset() : setState({ problem: null })),
    resume: (definition: Definition) =>
      void load().then(
        (action) => action.resume(definition),
        () => undefined,
      ),
    /** Opening the confirmation needs no code; confirming does. */
    ask: (asking: boolean) => {
      if (action) action.ask(asking);
      else if (waiting === 0) setState({ asking, problem: null });
    },
    leave: () => {
      left = true;
      action?.leave();
    },
  };
}
