// The question for a code from the authenticator, before something that can't be taken back. It waits for its answer:
// whatever asked continues with what was typed.
import { atom } from "jotai";

type Answer = (entered: boolean) => void;

/** Null where no one could answer, since the page doesn't show the question. */
const questionAtom = atom<{ answer: Answer | null } | null>(null);

/** Set while the page shows the question when there is one. */
export const showsStepUpAtom = atom(null, (_get, set, shows: boolean) =>
  set(questionAtom, shows ? { answer: null } : null),
);

export const stepUpAskedAtom = atom((get) => Boolean(get(questionAtom)?.answer));

/** Asks. Resolves to whether a code was entered. */
export const askForCodeAtom = atom(null, async (get, set): Promise<boolean> => {
  if (!get(questionAtom)) return false;
  return new Promise<boolean>((answer) => set(questionAtom, { answer }));
});

export const answerStepUpAtom = atom(null, (get, set, entered: boolean) => {
  const question = get(questionAtom);
  if (!question?.answer) return;
  set(questionAtom, { answer: null });
  question.answer(entered);
});
