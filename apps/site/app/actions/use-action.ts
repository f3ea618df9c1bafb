// The one way in which the site changes something at the server.
import type { OperationId, TrothClient } from "@troth/api-client";
import { useToast } from "@troth/ui/toast";
import { useAtomValue } from "jotai";
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";
import { sessionAtom } from "../state/session.ts";
import { useVisit } from "../visit.ts";
import type { ActionOptions, AttemptStore, Described, Queue } from "./action.ts";
import { type ActionId, type AnswerOf, callOf, type InputOf, type IsRepeatable, type TakesKey } from "./call.ts";
import { createLateAction } from "./late-action.ts";
import type { Problem } from "./problem.ts";

/** An action that takes nothing is run with nothing. */
type Given<Input> = {} extends Input ? [input?: Input] : [input: Input];

export type Action<Input, Answer> = {
  /**
   * Does it, once: a press while it is under way does nothing. Answers whether it went through; never throws, for what
   * went wrong is in `problem`, or was said in a toast.
   */
  run: (...input: Given<Input>) => Promise<boolean>;
  /** The same for a form, which says by itself what went wrong. @throws what the call throws */
  send: (...input: Given<Input>) => Promise<Answer>;
  /** Under way. */
  busy: boolean;
  /** Why the last `run` did not go through; see `ActionProblem`. */
  problem: Problem | null;
  /** The last `run` once more: the same input, under the same key. */
  again: () => Promise<boolean>;
  /** What was wrong does not matter any more. */
  reset: () => void;
  /**
   * Props of an AlertDialog that asks before. It waits for the answer, stays with the problem where that is shown in it,
   * and closes where it is said in a toast: `<AlertDialog {...remove.confirmation()} title="Remove it?" trigger={…} />`.
   */
  confirmation: (...input: Given<Input>) => Confirmation;
};

type Confirmation = { open: boolean; onOpenChange: (open: boolean) => void; busy: boolean; onConfirm: () => void };

/** Where the operation takes a key, the key of the last attempt is kept: `here`, with the control, or in a draft that outlives it. */
type KeyOption<Id extends ActionId> =
  TakesKey<Id> extends true ? { attempt: "here" | AttemptStore } : { attempt?: never };

type OperationOptions<Id extends ActionId> = ActionOptions<InputOf<Id>, AnswerOf<Id>> & KeyOption<Id>;

/** Only what may be sent twice may wait. */
type QueueOptions<Id extends ActionId> =
  IsRepeatable<Id> extends true
    ? Omit<OperationOptions<Id>, "stale"> & { offline: Queue; stale?: readonly OperationId[] }
    : never;

type CallContext = { api: TrothClient; signal: AbortSignal };

/**
 * Declares an action: which operation, and what else happens with it.
 *
 * ```tsx
 * const end = useAction("revokeSession", { stale: ["listSessions"], done: words.loggedOut(name), failed: "toast" });
 * <Button loading={end.busy} onClick={() => void end.run({ path: { id } })}>
 * ```
 *
 * - What shows before the answer, and what the answer tells, are changes of the query cache: `optimistic`, `learn`, made
 *   with `change` and `changeItems`.
 * - Without a connection it is refused at once. With `offline: queue` (of `waiting.ts`) it waits, survives a reload, and is
 *   sent in its turn.
 * - A form hands its values on: `useForm({ send: async (body) => { await change.send({ body }); } })`.
 * - What is no single operation, such as a download, is a function in place of the name.
 */
export function useAction<Id extends ActionId>(
  operation: Id,
  options: QueueOptions<Id>,
): Omit<Action<InputOf<Id>, AnswerOf<Id>>, "send">;
export function useAction<Input, Answer>(
  call: (input: Input, context: CallContext) => Promise<Answer>,
  options?: ActionOptions<Input, Answer>,
): Action<Input, Answer>;
export function useAction<Id extends ActionId>(
  operation: Id,
  ...options: {} extends KeyOption<Id> ? [options?: OperationOptions<Id>] : [options: OperationOptions<Id>]
): Action<InputOf<Id>, AnswerOf<Id>>;
export function useAction(
  what: string | ((input: never, context: CallContext) => Promise<unknown>),
  given: object = {},
): object {
  // The overloads know what it takes and answers; in here nobody asks.
  const options: Partial<Described<never, unknown>> = given;
  const visit = useVisit();
  const say = useToast();
  const [action] = useState(() => createLateAction<never, unknown>(visit, say));
  const { busy, problem, asking } = useSyncExternalStore(action.subscribe, action.state, action.state);

  const { api } = visit;
  const how: Described<never, unknown> = {
    ...options,
    name: typeof what === "string" ? what : what.name,
    call: (input, signal) =>
      typeof what === "string" ? callOf(api, what)({ ...(input as object), signal }) : what(input, { api, signal }),
  };

  useEffect(() => action.leave, [action]);

  const { isLoggedIn } = useAtomValue(sessionAtom);
  // A guest may never press what asks to log in. Everybody else may, and without a connection by then.
  const likely = isLoggedIn || !options.needsLogin;
  useEffect(() => {
    if (likely) action.load();
  }, [action, likely]);

  const resume = useEffectEvent(() => action.resume(how));
  const resumable = Boolean(options.needsLogin?.resume);
  useEffect(() => {
    if (isLoggedIn && resumable) resume();
  }, [isLoggedIn, resumable]);

  const run = (input?: unknown) => action.run(how, input as never);
  return {
    run,
    send: (input?: unknown) => action.send(how, input as never),
    busy,
    problem,
    again: () => action.again(how),
    reset: action.reset,
    confirmation: (input?: unknown) => ({
      open: asking,
      onOpenChange: action.ask,
      busy,
      onConfirm: () => void run(input),
    }),
  };
}
