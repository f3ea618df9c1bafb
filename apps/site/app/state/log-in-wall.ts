// What someone without a session wanted to do, and the question whether they want to log in for it.
import { atom } from "jotai";
import { routeStateAtom } from "./route-state.ts";
import { anonymousAtom } from "./session.ts";

export type LogInPrompt = {
  /** The dialog's title. */
  title: string;
  /** Says what happens to what they have started; the dialog's own words by default. */
  description?: string | undefined;
  /** The page to go back to after logging in. */
  from: string;
};

const promptAtom = atom<LogInPrompt | null>(null);

/** An open question belongs to this tab: it neither survives a reload nor opens elsewhere. */
export const logInPromptAtom = atom((get) => get(promptAtom));

type LogInIntent = LogInPrompt & {
  /** What they wanted, so that exactly this can continue once they are back. */
  what: string;
};

/**
 * Asks. What they wanted is kept for the page where they wanted it, across logging in, or signing up and its e-mail.
 */
export const promptLogInAtom = atom(null, (_get, set, { what, ...prompt }: LogInIntent) => {
  set(anonymousAtom, { isAnonymously: true, handleLoginToContinue: true });
  set(routeStateAtom, { route: prompt.from, selectedOptions: [what] });
  set(promptAtom, prompt);
});

/** Closes the question, and nothing else: they went to log in, or to another page. */
export const dismissLogInPromptAtom = atom(null, (_get, set) => set(promptAtom, null));

/** What they wanted is being done, or is no longer wanted. */
export const clearPendingIntentAtom = atom(null, (_get, set) => {
  set(anonymousAtom, { isAnonymously: false, handleLoginToContinue: false });
  set(routeStateAtom, { selectedOptions: [] });
  set(promptAtom, null);
});

/** The page where something is wanted; empty if nothing is. */
export const pendingIntentPageAtom = atom((get) =>
  get(anonymousAtom).handleLoginToContinue ? get(routeStateAtom).route : "",
);

/** What was wanted on this page; null if nothing was. */
export const pendingIntentAtom = atom(
  (get) =>
    (page: string): string | null =>
      page !== "" && get(pendingIntentPageAtom) === page ? (get(routeStateAtom).selectedOptions[0] ?? null) : null,
);
