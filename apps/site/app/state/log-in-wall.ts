// What somebody without a session wanted to do, and the question whether they log in for it.
import { atom } from "jotai";
import { routeStateAtom } from "./route-state.ts";
import { anonymousAtom } from "./session.ts";

export type LogInQuestion = {
  /** Names the dialog. */
  title: string;
  /** Says what becomes of what they have begun; the dialog's own words by default. */
  description?: string | undefined;
  /** The page that logging in leads back to. */
  from: string;
};

const questionAtom = atom<LogInQuestion | null>(null);

/** An open question is this tab's own: it neither survives a reload nor opens elsewhere. */
export const logInQuestionAtom = atom((get) => get(questionAtom));

type Wish = LogInQuestion & {
  /** What they wanted, so that exactly this can go on once they are back. */
  what: string;
};

/** Asks. What they wanted is kept across logging in, signing up and its mail, for the page where they wanted it. */
export const askToLogInAtom = atom(null, (_get, set, { what, ...question }: Wish) => {
  set(anonymousAtom, { isAnonymously: true, handleLoginToContinue: true });
  set(routeStateAtom, { route: question.from, selectedOptions: [what] });
  set(questionAtom, question);
});

/** Takes the question away, and nothing else: they went to log in, or to another page. */
export const closeQuestionAtom = atom(null, (_get, set) => set(questionAtom, null));

/** What they wanted goes on, or is not wanted any more. */
export const dropWishAtom = atom(null, (_get, set) => {
  set(anonymousAtom, { isAnonymously: false, handleLoginToContinue: false });
  set(routeStateAtom, { selectedOptions: [] });
  set(questionAtom, null);
});

/** The page where something is wanted; empty where nothing is. */
export const wishedPageAtom = atom((get) =>
  get(anonymousAtom).handleLoginToContinue ? get(routeStateAtom).route : "",
);

/** What was wanted on this page; null where nothing was. */
export const wishOnAtom = atom(
  (get) =>
    (page: string): string | null =>
      page !== "" && get(wishedPageAtom) === page ? (get(routeStateAtom).selectedOptions[0] ?? null) : null,
);
