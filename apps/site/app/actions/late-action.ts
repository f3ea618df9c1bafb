import { NetworkError } from "@troth/api-client";
import type { Visit } from "../visit.ts";
import type { ActionState, createAction, Say } from "./action.ts";

type Made<Input, Answer> = ReturnType<typeof createAction<Input, Answer>>;

const atRest: ActionState = { busy: false, problem: null, asking: false };
const onItsWay: ActionState = { ...atRest, busy: true };

/**
 * An action whose code comes with its first use: a page full of hearts that nobody presses needs none of it. What is asked of
 * it meanwhile is done in its order once it is there, and shows as under way.
 */
export function createLateAction<Input, Answer>(visit: Visit, say: Say) {
  let made: Made<Input, Answer> | null = null;
  let left = false;
  let waiting = 0;
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const wait = (change: 1 | -1) => {
    waiting += change;
    tell();
  };

  const load = async (): Promise<Made<Input, Answer>> => {
    // What waits for the connection is sent by what came while there was one.
    const [{ createAction }] = await Promise.all([import("./action.ts"), import("./send-waiting.ts")]);
    if (!made) {
      made = createAction<Input, Answer>(visit, say);
      made.subscribe(tell);
    }
    return made;
  };

  /** @throws NetworkError where the code does not come */
  const through = async <Result>(work: (action: Made<Input, Answer>) => Promise<Result>): Promise<Result> => {
    if (made) return work(made);
    wait(1);
    let action;
    try {
      action = await load();
    } catch (cause) {
      throw new NetworkError(cause);
    } finally {
      wait(-1);
    }
    const result = work(action);
    // Gone before it could begin: as if it had gone since.
    if (left) action.leave();
    return result;
  };

  type How = Parameters<Made<Input, Answer>["run"]>[0];
  return {
    /** Brings the code, so that it is there without a connection too. */
    load: () => void load().catch(() => undefined),
    state: () => made?.state() ?? (waiting > 0 ? onItsWay : atRest),
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    send: (how: How, input: Input) => through((action) => action.send(how, input)),
    run: (how: How, input: Input) => through((action) => action.run(how, input)).catch(() => false),
    again: async (how: How) => (made ? made.again(how) : false),
    reset: () => made?.reset(),
    resume: (how: How) =>
      void load().then(
        (action) => action.resume(how),
        () => undefined,
      ),
    ask: (asking: boolean) =>
      made
        ? made.ask(asking)
        : void load().then(
            (action) => action.ask(asking),
            () => undefined,
          ),
    leave: () => {
      left = true;
      made?.leave();
    },
  };
}
