// An action without React: what happens between the press and the answer. `use-action.ts` connects it to components.
import { ApiProblem, NetworkError, type OperationId } from "@troth/api-client";
import type { ToastMessage } from "@troth/ui/toast";
import { type Attempt, attemptFor } from "../state/attempt.ts";
import { promptLogInAtom, clearPendingIntentAtom, pendingIntentAtom } from "../state/log-in-wall.ts";
import { endSession, sessionAtom } from "../state/session.ts";
import { tellTabsAtom } from "../state/stale.ts";
import { askForCodeAtom } from "../state/step-up.ts";
import type { QueuedAction } from "../state/action-queue.ts";
import type { Visit } from "../visit.ts";
import { type ActionState, idleState, type Failed, type ShowToast, showProblem } from "./action-state.ts";
import { type Change, change, type MakeChange, type OptimisticUpdate } from "./changes.ts";
import { messages } from "./lazy-messages.ts";
import { isUncertain, LoginRequiredError, type Problem, problemFrom } from "./problem.ts";
import { invalidateOperations } from "./stale.ts";
import { undoButton } from "./undo-button.tsx";

/** Where actions wait for the connection. */
export type Queue = {
  /** Others are waiting already, so whatever comes later queues behind them. */
  hasPending: (visit: Visit) => boolean;
  /** Adds an action, with the changes that show meanwhile; returns false if the queue is full. */
  enqueue: (
    visit: Visit,
    action: Omit<QueuedAction, "id" | "personId">,
    updates: readonly OptimisticUpdate[],
  ) => boolean;
};

/** Keeps the last attempt longer than the control lives, for example in a draft. */
export type AttemptStore = { get: () => Attempt | null; set: (attempt: Attempt) => void };

type NeedsLogin<Input> = {
  /** The dialog's title: "Log in to save Villa Podrožnik". Default "Log in to continue". */
  title?: string;
  /** Says what happens to what they have started; by default, that nothing is lost. */
  description?: string | undefined;
  /** Where to go back to after logging in. Default: the page they are on. */
  from?: string;
  /** The input it would be run with now. People who log in for exactly this and come back don't have to press again. */
  resume?: Input | null;
};

/** What an action does besides its call. Everything is optional. */
export type ActionOptions<Input, Answer> = {
  /**
   * The operations whose answers are out of date afterwards, named by their `operationId`, which their query keys start
   * with. "everything": all that is cached is out of date.
   */
  stale?: readonly OperationId[] | "everything";
  /**
   * What has to happen between the press and the call, such as uploading photos. Returns the input to send, whose key
   * is then that of the attempt.
   */
  prepare?: (input: Input) => Promise<Input>;
  /**
   * What shows straight away, and is undone exactly if the call fails. The hearts, which are on the first pages, make
   * their changes with the `change` that comes with the action's code.
   */
  optimistic?: (input: Input, makeChange: MakeChange) => readonly Change[];
  /** What the answer says about data that is already cached. */
  learn?: (answer: Answer, input: Input) => readonly Change[];
  /** The message shown on success. */
  done?: string | ((answer: Answer, input: Input) => ToastMessage);
  /** An undo, or another change of mind, offered beside the success message. */
  undo?: {
    run: (input: Input, answer: Answer) => void;
    /** Default "Undo". */
    label?: string;
    /** Another way to do the same, for people who cannot reach the notice in time: "Press the heart again". */
    altText: string;
  };
  /** What comes next, such as another page; the action stays in progress until this has ended. */
  onDone?: (answer: Answer, input: Input) => void | Promise<void>;
  /** What comes next after a failure; forms handle that themselves. */
  onFail?: (error: unknown) => void;
  /** Other words for some problems; null falls back to the usual ones. */
  explain?: (error: unknown) => string | null;
  /** Shows a problem in a toast, on its own or under a title, where there is no place for it beside the control. */
  failed?: Failed;
  /** Asks guests to log in first. People whose session has ended are always asked. */
  needsLogin?: NeedsLogin<Input> | undefined;
  /**
   * What a press does while the action is in progress: nothing, or the last such press runs next. Default "nothing".
   */
  meanwhile?: "nothing" | "next";
  /**
   * What failed for want of a connection is repeated once it is back, as long as the control is on the page: the same
   * input, under the same key. For what people can leave to wait, such as publishing. Default `false`.
   */
  againOnline?: boolean;
  /** What happens to the call when its control leaves the page. Default "finish". */
  leaving?: "finish" | "abort";
};

/** The options together with the call itself, as the hook combines them. */
export type ActionDefinition<Input, Answer> = ActionOptions<Input, Answer> & {
  /** The name under which it waits for the connection or for a login. */
  name: string;
  call: (input: Input, signal: AbortSignal) => Promise<Answer>;
  offline?: Queue;
  attempt?: "here" | AttemptStore;
};

/** What the action is about, such as a review of this vendor, whatever its words. */
const subjectOf = (name: string, input: unknown): string =>
  `${name} ${JSON.stringify((input as { path?: object }).path ?? {})} `;

/** The exact intent: the same action with the same input. */
const intentOf = (name: string, input: unknown): string => subjectOf(name, input) + JSON.stringify(input);

const here = (): string => window.location.pathname + window.location.search;

/**
 * One action of one control. Every call passes the options as they were at the press, whatever has been rendered since.
 */
export function createAction<Input, Answer>(visit: Visit, showToast: ShowToast) {
  let state = idleState;
  let running: { answer: Promise<Answer>; abort: AbortController; leaving: "finish" | "abort" | undefined } | null =
    null;
  let last: { input: Input } | null = null;
  let lastAttempt: Attempt | null = null;
  /** Ends the last press's wait for the connection, or sees to it that none begins. */
  let waiting: AbortController | null = null;
  const listeners = new Set<() => void>();

  const setState = (change: Partial<ActionState>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };

  const ask = ({ needsLogin, name }: ActionDefinition<Input, Answer>, input: Input) => {
    const { title = messages.logIn, description, from = here() } = needsLogin ?? { description: messages.logInHint };
    visit.store.set(promptLogInAtom, { title, description, from, what: intentOf(name, input) });
    return new LoginRequiredError(title);
  };

  const withKey = ({ attempt }: ActionDefinition<Input, Answer>, input: Input): Input => {
    if (!attempt) return input;
    const previous = attempt === "here" ? lastAttempt : attempt.get();
    const next = attemptFor(previous, JSON.stringify(input));
    if (attempt === "here") lastAttempt = next;
    else attempt.set(next);
    const { header } = input as { header?: object };
    return { ...input, header: { ...header, "Idempotency-Key": next.key } };
  };

  const enqueue = (
    { name, offline, stale }: ActionDefinition<Input, Answer>,
    input: Input,
    updates: readonly OptimisticUpdate[],
  ): boolean =>
    offline?.enqueue(
      visit,
      { operation: name, input: input as object, stale: stale === "everything" ? [] : [...(stale ?? [])] },
      updates,
    ) ?? false;

  /** Asks for a code from the authenticator where the server wants a recent one, and then calls again. */
  const withCode = async (call: () => Promise<Answer>): Promise<Answer> => {
    try {
      return await call();
    } catch (error) {
      const isWanted = error instanceof ApiProblem && error.kind === "step-up-needed";
      if (!isWanted || !(await visit.store.set(askForCodeAtom))) throw error;
      return call();
    }
  };

  /** In the person's other tabs too. */
  const markStale = ({ stale }: ActionDefinition<Input, Answer>) => {
    invalidateOperations(visit.queryClient, stale);
    visit.store.set(tellTabsAtom, stale);
  };

  const perform = async (
    definition: ActionDefinition<Input, Answer>,
    input: Input,
    signal: AbortSignal,
  ): Promise<Answer> => {
    const { queryClient, store } = visit;
    const { isLoggedIn } = store.get(sessionAtom);
    if (definition.needsLogin && !isLoggedIn) throw ask(definition, input);
    const updates = definition.optimistic?.(input, change).map((one) => one(queryClient)) ?? [];
    let sent = input;
    let answer: Answer;
    try {
      sent = withKey(definition, definition.prepare ? await definition.prepare(input) : input);
      // Behind what is waiting already, to keep the order.
      if (definition.offline?.hasPending(visit)) throw new NetworkError("Others wait");
      answer = await withCode(() => definition.call(sent, signal));
    } catch (error) {
      if (error instanceof NetworkError && enqueue(definition, sent, updates)) return undefined as Answer;
      for (const one of updates.toReversed()) one.rollback();
      // A guest who is refused, as in the second step of a login, has no session that could have ended.
      if (isLoggedIn && error instanceof ApiProblem && error.kind === "unauthorized") {
        // Even if the client could not tell: the stored session no longer works.
        endSession(store);
        throw ask(definition, input);
      }
      if (isUncertain(error) && !signal.aborted) markStale(definition);
      throw error;
    }
    lastAttempt = null;
    for (const one of updates) one.commit();
    for (const one of definition.learn?.(answer, input) ?? []) one(queryClient).commit();
    markStale(definition);
    if (definition.done) showToast(noticeOf(definition, answer, input));
    await definition.onDone?.(answer, input);
    return answer;
  };

  /** @throws what the call throws, for a form to explain */
  const send = (definition: ActionDefinition<Input, Answer>, input: Input): Promise<Answer> => {
    if (running) return running.answer;
    const abort = new AbortController();
    const answer = perform(definition, input, abort.signal).finally(() => {
      running = null;
      setState({ busy: false });
    });
    running = { answer, abort, leaving: definition.leaving };
    setState({ busy: true });
    return answer;
  };

  const run = async (
    definition: ActionDefinition<Input, Answer>,
    input: Input,
    problem: Problem | null = null,
  ): Promise<boolean> => {
    const mine = { input };
    // Rendered state would notice a second press too late.
    if (running) {
      if (definition.meanwhile !== "next") return false;
      last = mine;
      await running.answer.catch(() => undefined);
      if (last !== mine) return false;
    }
    last = mine;
    waiting?.abort();
    const { signal } = (waiting = new AbortController());
    setState({ problem });
    try {
      await send(definition, input);
      setState({ problem: null, asking: false });
      return true;
    } catch (error) {
      if (error instanceof LoginRequiredError) setState({ problem: null, asking: false });
      else if (error instanceof Error && error.name === "AbortError") setState({ problem: null });
      else setState(showProblem(problemFrom(error, definition.explain), definition.failed, showToast));
      definition.onFail?.(error);
      if (definition.againOnline && error instanceof NetworkError) {
        const again = () => void run(definition, input, state.problem);
        window.addEventListener("online", again, { once: true, signal });
      }
      return false;
    }
  };

  return {
    state: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    send,
    run,
    /** Repeats the last one, under the same key. The problem stays readable meanwhile. */
    again: async (definition: ActionDefinition<Input, Answer>) =>
      last !== null && run(definition, last.input, state.problem),
    reset: () => setState({ problem: null }),
    /** Continues what someone wanted to do before they logged in, if it was exactly this, and here. */
    resume: (definition: ActionDefinition<Input, Answer>) => {
      const { from = here(), resume } = definition.needsLogin ?? {};
      const intent = visit.store.get(pendingIntentAtom)(from);
      if (!resume || !intent?.startsWith(subjectOf(definition.name, resume))) return;
      // About the same thing, but the input has changed, so it is no longer wanted.
      visit.store.set(clearPendingIntentAtom);
      if (intent === intentOf(definition.name, resume)) void run(definition, resume);
    },
    /** Opens and closes the confirmation; the dialog cannot close it while the call is in progress. */
    ask: (asking: boolean) => {
      if (!running) setState({ asking, problem: null });
    },
    leave: () => {
      waiting?.abort();
      if (running?.leaving === "abort") running.abort.abort();
    },
  };
}

function noticeOf<Input, Answer>(
  { done, undo }: ActionOptions<Input, Answer>,
  answer: Answer,
  input: Input,
): ToastMessage {
  const message: ToastMessage = typeof done === "function" ? done(answer, input) : { title: done, tone: "success" };
  if (!undo) return message;
  return {
    ...message,
    action: { element: undoButton(() => undo.run(input, answer), undo.label), altText: undo.altText },
  };
}
