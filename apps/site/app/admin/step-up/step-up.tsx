import { useAtomValue, useSetAtom } from "jotai";
import { Suspense, useEffect, useState } from "react";
import { lazyPart } from "../../frame/lazy-part.ts";
import { answerStepUpAtom, showsStepUpAtom, stepUpAskedAtom } from "../../state/step-up.ts";

const StepUpDialog = lazyPart(async () => (await import("./step-up-dialog.tsx")).StepUpDialog, Unanswered);

/** Asks for a code where the server wants a recent one. The question's code loads with the first question. */
export function StepUp() {
  const isAsked = useAtomValue(stepUpAskedAtom);
  const answer = useSetAtom(answerStepUpAtom);
  const shows = useSetAtom(showsStepUpAtom);
  useEffect(() => {
    shows(true);
    return () => {
      answer(false);
      shows(false);
    };
  }, [shows, answer]);
  // Once loaded it stays, so that it can also be seen closing.
  const [met, setMet] = useState(false);
  if (isAsked && !met) setMet(true);
  return met ? (
    <Suspense>
      <StepUpDialog />
    </Suspense>
  ) : null;
}

/** In the place of a question that couldn't be loaded: what waits for its answer is refused, and says so. */
function Unanswered(): null {
  const isAsked = useAtomValue(stepUpAskedAtom);
  const answer = useSetAtom(answerStepUpAtom);
  useEffect(() => {
    if (isAsked) answer(false);
  }, [isAsked, answer]);
  return null;
}
