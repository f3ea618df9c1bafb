import { useSuspenseQuery } from "@tanstack/react-query";
import { Button } from "@troth/ui/button";
import { Container } from "@troth/ui/page";
import { TextLink } from "@troth/ui/text-link";
import { useToast } from "@troth/ui/toast";
import { useAtomValue, useSetAtom } from "jotai";
import { Suspense, useEffect, useState } from "react";
import { Link, useNavigate, useParams } from "react-router-dom";
import { StepsFrame } from "../forms/steps-frame.tsx";
import { useDraftForm } from "../forms/use-draft-form.ts";
import { type FormStep, useSteps } from "../forms/use-steps.ts";
import { Head } from "../frame/head.tsx";
import { lazyPart } from "../frame/lazy-part.ts";
import { NeedsScript } from "../frame/needs-script.tsx";
import { useLocationState } from "../frame/use-location-state.ts";
import { safePath } from "../guards/safe-path.ts";
import * as paths from "../paths.ts";
import { prefetch } from "../prefetch.ts";
import { vendorQuery } from "../queries.ts";
import { isUnsaved, restoredAtom } from "../state/persisted.ts";
import {
  updateReviewAnswersAtom,
  noAnswers,
  openReviewDraftAtom,
  reviewDraftAtom,
  reviewInProgressAtom,
  whereKeptAtom,
} from "../state/review-draft.ts";
import { noReview, reviewFields, type ReviewFields, reviewFormAtom } from "../state/review-form.ts";
import { sessionAtom } from "../state/session.ts";
import { isShape, isString } from "../state/shape.ts";
import { ReviewAccount } from "./draft-in-account.tsx";
import { messages } from "./messages.ts";
import { checkStars, checkWords } from "./review-rules.ts";
import { StarsStep } from "./stars-step.tsx";
import { ReviewGate } from "./review-gate.tsx";

const fetches = prefetch((client, { id = "" }) => client.ensureQueryData(vendorQuery(id)));
export const loader = fetches;
export const clientLoader = fetches;

const words = messages.write;

// Loaded with the pages that follow (`frame/use-preload-flow.ts`), so that it is there without a connection.
const WordsStep = lazyPart(async () => (await import("./words-step.tsx")).WordsStep);
const PhotosStep = lazyPart(async () => (await (await import("./words-step.tsx")).loadPhotosStep()).PhotosStep);

const steps = [
  { id: "stars", label: words.steps.stars, fields: ["rating", "experience", "weddingDate", "aspects"] },
  { id: "words", label: words.steps.words, fields: ["title", "review"] },
  { id: "photos", label: words.steps.photos, fields: [] },
] as const satisfies FormStep<ReviewFields>[];

export default function WriteReview() {
  const { id = "" } = useParams();
  return <ReviewOf key={id} id={id} />;
}

function ReviewOf({ id }: { id: string }) {
  const { data: vendor } = useSuspenseQuery(vendorQuery(id));
  return (
    <>
      <Head title={words.title(vendor.name)} noindex />
      <Container width="text" className="py-8 sm:py-12">
        <NeedsScript />
        <ReviewAccount vendorId={id} />
        <ReviewGate vendorId={id} edits={StarsStep}>
          <NewReview id={id} name={vendor.name} />
        </ReviewGate>
      </Container>
    </>
  );
}

function NewReview({ id, name }: { id: string; name: string }) {
  const { fromRoute, status } = useDraftOf(id);
  const navigate = useNavigate();
  const toast = useToast();
  const { isLoggedIn } = useAtomValue(sessionAtom);
  const [atom] = useState(() => reviewFormAtom(id));

  const form = useDraftForm({
    id: "review",
    initial: noReview,
    fields: reviewFields,
    // It is published from the preview that it leads to.
    draft: { atom, outlivesSending: true },
    check: (written) => ({
      ...checkStars({ ...noAnswers, ...written }, Date.now()),
      ...checkWords(written.title, written.review),
    }),
    send: () => navigate(paths.reviewPreview(id)),
  });
  const { current, ...step } = useSteps(form, steps);
  // Once it has been open it stays, out of sight: uploads would stop with it.
  const [photosOpened, setPhotosOpened] = useState(false);
  if (current === "photos" && !photosOpened) setPhotosOpened(true);

  const answer = useSetAtom(updateReviewAnswersAtom);
  const leave = () => {
    if (status) {
      answer(id, { declined: false });
      const logIn = <Link to={paths.login(`${paths.writeReview(id)}?saveandexit=true`)}>{words.logIn}</Link>;
      toast({
        title: status,
        ...(!isLoggedIn && { description: words.exitedGuest, action: { element: logIn, altText: words.logInHint } }),
      });
    }
    const back = safePath(fromRoute);
    void navigate(back === paths.home ? paths.vendor(id) : back);
  };

  return (
    <StepsFrame
      steps={step}
      title={words.questions[current]}
      subtitle={
        <TextLink asChild tone="muted">
          <Link to={paths.vendor(id)}>
            <bdi>{name}</bdi>
          </Link>
        </TextLink>
      }
      status={status}
      nextLabel={current === "photos" ? words.preview : undefined}
      exit={
        <Button variant="plain" onClick={leave}>
          {words.exit}
        </Button>
      }
    >
      {current === "stars" ? <StarsStep form={form} /> : null}
      <Suspense>
        {current === "words" ? <WordsStep form={form} /> : null}
        {photosOpened ? <PhotosStep vendorId={id} hidden={current !== "photos"} /> : null}
      </Suspense>
    </StepsFrame>
  );
}

const isHandedOver = isShape<{ from: string }>({ from: isString });

/** Opens the draft about this vendor once what this browser has kept has been restored. */
function useDraftOf(id: string) {
  const restored = useAtomValue(restoredAtom);
  const draft = useAtomValue(reviewDraftAtom);
  const { begun } = useAtomValue(reviewInProgressAtom)(id);
  const open = useSetAtom(openReviewDraftAtom);
  const from = useLocationState(isHandedOver)?.from ?? "";
  // Once, and not again when another tab opens another vendor's: two tabs would take it from each other for ever.
  useEffect(() => {
    if (restored) open(id, from);
  }, [restored, open, id, from]);
  const whereKept = useAtomValue(whereKeptAtom);
  // Spelt out here: one more module would be more than this page may weigh.
  const unsaved = isUnsaved("review-draft") || isUnsaved("review-answers");
  return {
    fromRoute: from || (draft.routeId === id ? draft.fromRoute : ""),
    status: begun ? whereKept || (unsaved ? words.notSaved : words.saved) : undefined,
  };
}
