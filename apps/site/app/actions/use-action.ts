// How the site makes every change on the server.
import type { OperationId, TrothClient } from "@troth/api-client";
import { useToast } from "@troth/ui/toast";
import { useAtomValue } from "jotai";
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";
import { sessionAtom } from "../state/session.ts";
import { useVisit } from "../visit.ts";
import type { ActionOptions, AttemptStore, ActionDefinition, Queue } from "./action.ts";
import { type ActionId, type AnswerOf, callOf, type InputOf, type IsRepeatable, type TakesKey } from "./call.ts";
import { createLazyAction } from "./lazy-action.ts";
import type { Problem } from "./problem.ts";

/** An action that takes nothing is called with no argument. */
type Given<Input> = {} extends Input ? [input?: Input] : [input: Input];

export type Action<Input, Answer> = {
  /**
   * Runs the action; a press while it is in progress does nothing. Resolves to whether it succeeded, and never rejects:
   * what went wrong is in `problem`, or was shown in a toast.
   */
  run: (...input: Given<Input>) => Promise<boolean>;
  /** The same for a form, which shows errors itself. @throws what the call throws */
  send: (...input: Given<Input>) => Promise<Answer>;
  /** In progress. */
  busy: boolean;
  /** Why the last `run` failed; see `ActionProblem`. */
  problem: Problem | null;
  /** Repeats the last `run`: the same input, under the same key. */
  again: () => Promise<boolean>;
  /** Clears the problem. */
  reset: () => void;
  /**
   * Props of an AlertDialog that asks first. It waits for the answer, stays open if the problem is shown in it, and closes
   * if a toast shows it: `<AlertDialog {...remove.confirmation()} title="Remove it?" trigger={…} />`.
   */
  confirmation: (...input: Given<Input>) => Confirmation;
};

type Confirmation = { open: boolean; onOpenChange: (open: boolean) => void; busy: boolean; onConfirm: () => void };

/**
 * Where the key of the last attempt is kept, for operations that take one: `here`, with the control, or in a draft that
 * outlives it.
 */
type KeyOption<Id extends ActionId> =
  TakesKey<Id> extends true ? { attempt: "here" | AttemptStore } : { attempt?: never };

type OperationOptions<Id extends ActionId> = ActionOptions<InputOf<Id>, AnswerOf<Id>> & KeyOption<Id>;

/** Only what may be sent twice may wait for the connection. */
type QueueOptions<Id extends ActionId> =
  IsRepeatable<Id> extends true
    ? Omit<OperationOptions<Id>, "stale"> & { offline: Queue; stale?: readonly OperationId[] }
    : never;

export type CallContext = { api: TrothClient; signal: AbortSignal };

/**
 * Declares an action: which operation it calls, and what else happens along with it.
 *
 * ```tsx
 * const end = useAction("revokeSession", { stale: ["listSessions"], done: words.loggedOut(name), failed: "toast" });
 * <Button loading={end.busy} onClick={() => void end.run({ path: { id } })}>
 * ```
 *
 * - What shows before the answer (`optimistic`), and what the answer adds (`learn`), are changes to the query cache, made
 *   with `change` and `changeItems`.
 * - Without a connection it is refused straight away. With `offline: queue` (from `action-queue.ts`) it waits, survives a reload,
 *   and is sent in its turn.
 * - A form passes its values on: `useForm({ send: async (body) => { await change.send({ body }); } })`.
 * - Anything that isn't a single operation, such as a download, is a function in place of the name.
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
  // The overloads know the types of the input and answer; here they don't matter.
  const options: Partial<ActionDefinition<never, unknown>> = given;
  const visit = useVisit();
  const showToast = useToast();
  const [action] = useState(() => createLazyAction<never, unknown>(visit, showToast));
  const { busy, problem, asking } = useSyncExternalStore(action.subscribe, action.state, action.state);

  const { api } = visit;
  const how: ActionDefinition<never, unknown> = {
    ...options,
    name: typeof what === "string" ? what : what.name,
    call: (input, signal) =>
      typeof what === "string" ? callOf(api, what)({ ...(input as object), signal }) : what(input, { api, signal }),
  };

  useEffect(() => action.leave, [action]);

  const { isLoggedIn } = useAtomValue(sessionAtom);
  // Guests may never press a button that asks to log in. Everyone else may, perhaps without a connection by then.
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
