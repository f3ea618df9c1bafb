import { useSuspenseQuery } from "@tanstack/react-query";
import { lengthOf, longestTitle, reviewLength, weddingMonths } from "@troth/rules/reviews";
import { Button } from "@troth/ui/button";
import { MonthField } from "@troth/ui/month-field";
import { Container, Stack } from "@troth/ui/page";
import { RadioGroup } from "@troth/ui/radio-group";
import { ReviewStepper } from "@troth/ui/review-stepper";
import { StarInput } from "@troth/ui/star-input";
import { TextArea } from "@troth/ui/text-area";
import { TextField } from "@troth/ui/text-field";
import { TextLink } from "@troth/ui/text-link";
import { useToast } from "@troth/ui/toast";
import { useAtomValue, useSetAtom } from "jotai";
import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { Link, useNavigate, useParams } from "react-router-dom";
import { Head } from "../frame/head.tsx";
import { useLocationState } from "../frame/use-location-state.ts";
import { safePath } from "../guards/safe-path.ts";
import * as paths from "../paths.ts";
import { prefetch } from "../prefetch.ts";
import { vendorQuery } from "../queries.ts";
import { isUnsaved, restoredAtom } from "../state/persisted.ts";
import {
  answerAtom,
  experiences,
  openReviewAtom,
  reviewDraftAtom,
  writeReviewAtom,
  writtenReviewAtom,
} from "../state/review-draft.ts";
import { sessionAtom } from "../state/session.ts";
import { isShape, isString } from "../state/shape.ts";
import { messages as vendorWords } from "../vendors/messages.ts";
import { DraftPreview } from "./draft-preview.tsx";
import { messages } from "./messages.ts";
import { NeedsScript } from "./needs-script.tsx";
import { checkStars, checkWords } from "./review-rules.ts";

const fetches = prefetch((client, { id = "" }) => client.ensureQueryData(vendorQuery(id)));
export const loader = fetches;
export const clientLoader = fetches;

const words = messages.write;
const steps = (["stars", "words", "preview"] as const).map((id) => ({ id, label: words.steps[id] }));

export default function WriteReview() {
  const { id = "" } = useParams();
  const { data: vendor, dataUpdatedAt: now } = useSuspenseQuery(vendorQuery(id));
  const draft = useDraftOf(id);
  const [problems, setProblems] = useState<Record<string, string>>({});
  const navigate = useNavigate();
  const toast = useToast();
  const { isLoggedIn } = useAtomValue(sessionAtom);
  const { step, answers, review } = draft;
  const current = steps[step] ?? steps[0]!;

  const check = (): boolean => {
    const found =
      current.id === "stars"
        ? checkStars(answers, now)
        : current.id === "words"
          ? checkWords(answers.title, review)
          : {};
    // Rendered at once, so that the first field with a problem can take the focus.
    flushSync(() => setProblems(found));
    const first = Object.keys(found)[0];
    if (first) focusField(`review-${first}`);
    return !first;
  };

  const leave = () => {
    const logIn = <Link to={paths.login(`${paths.writeReview(id)}?saveandexit=true`)}>{words.logIn}</Link>;
    toast({
      title: words.exited,
      ...(!isLoggedIn && { description: words.exitedGuest, action: { element: logIn, altText: words.logInHint } }),
    });
    const back = safePath(draft.fromRoute);
    void navigate(back === paths.home ? paths.vendor(id) : back);
  };

  return (
    <>
      <Head title={words.title(vendor.name)} noindex />
      <Container width="text" className="py-8 sm:py-12">
        <NeedsScript />
        <ReviewStepper
          steps={steps}
          current={current.id}
          onCurrentChange={(next) => {
            setProblems({});
            draft.setStep(steps.findIndex((each) => each.id === next));
          }}
          title={words.questions[current.id]}
          subtitle={
            <TextLink asChild tone="muted">
              <Link to={paths.vendor(id)}>
                <bdi>{vendor.name}</bdi>
              </Link>
            </TextLink>
          }
          status={draft.status}
          onNext={check}
          onSubmit={() => navigate(paths.confirmReview(id))}
          nextLabel={current.id === "preview" ? words.confirm : undefined}
          exit={
            <Button variant="plain" onClick={leave}>
              {words.exit}
            </Button>
          }
        >
          {current.id === "stars" ? <StarsStep id={id} now={now} problems={problems} /> : null}
          {current.id === "words" ? <WordsStep id={id} problems={problems} /> : null}
          {current.id === "preview" ? <DraftPreview vendorId={id} /> : null}
        </ReviewStepper>
      </Container>
    </>
  );
}

function focusField(id: string): void {
  const field = document.getElementById(id);
  const control = field?.matches("input, select, textarea")
    ? field
    : field?.querySelector<HTMLElement>("input, select, textarea");
  control?.focus();
}

const isHandedOver = isShape<{ from: string }>({ from: isString });

/** The draft about this vendor, taken up once what this browser has kept is in. */
function useDraftOf(id: string) {
  const restored = useAtomValue(restoredAtom);
  const draft = useAtomValue(reviewDraftAtom);
  const { review, currentStep, answers, begun } = useAtomValue(writtenReviewAtom)(id);
  const open = useSetAtom(openReviewAtom);
  const write = useSetAtom(writeReviewAtom);
  const from = useLocationState(isHandedOver)?.from ?? "";
  // Once, and not again when another tab opens another vendor's: two tabs would take it from each other for ever.
  useEffect(() => {
    if (restored) open(id, from);
  }, [restored, open, id, from]);
  const unsaved = isUnsaved("review-draft") || isUnsaved("review-answers");
  return {
    answers,
    review,
    step: Math.min(currentStep, steps.length - 1),
    fromRoute: from || (draft.routeId === id ? draft.fromRoute : ""),
    status: begun ? (unsaved ? words.notSaved : words.saved) : undefined,
    setStep: (next: number) => write(id, { currentStep: next }),
  };
}

type StepProps = { id: string; problems: Record<string, string> };

function StarsStep({ id, now, problems }: StepProps & { now: number }) {
  const { answers } = useAtomValue(writtenReviewAtom)(id);
  const answer = useSetAtom(answerAtom);
  const { experience } = answers;
  return (
    <Stack gap={8}>
      <StarInput
        id="review-rating"
        legend={words.rating}
        size="lg"
        value={answers.rating}
        onValueChange={(rating) => answer(id, { rating })}
        error={problems["rating"]}
      />
      <RadioGroup
        id="review-experience"
        legend={words.experience}
        layout="cards"
        options={experiences.map((value) => ({ value, ...words.experiences[value] }))}
        value={experience}
        onValueChange={(value) => answer(id, { experience: value })}
        error={problems["experience"]}
      />
      {experience && experience !== "enquired" ? (
        <MonthField
          id="review-weddingDate"
          label={words.weddingDate}
          hint={words.weddingDateHint}
          {...weddingMonths(experience, now)}
          value={answers.weddingDate}
          onValueChange={(weddingDate) => answer(id, { weddingDate })}
          error={problems["weddingDate"]}
        />
      ) : null}
      <AspectStars id={id} />
    </Stack>
  );
}

function AspectStars({ id }: { id: string }) {
  const { aspects } = useAtomValue(writtenReviewAtom)(id).answers;
  const answer = useSetAtom(answerAtom);
  return (
    <fieldset className="min-w-0">
      <legend className="text-14 font-semibold">{words.aspects}</legend>
      <p className="mb-3 text-14 text-muted">{words.aspectsHint}</p>
      <div className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
        {(Object.entries(vendorWords.aspects) as [keyof typeof vendorWords.aspects, string][]).map(([name, label]) => (
          <StarInput
            key={name}
            legend={label}
            value={aspects[name] ?? 0}
            onValueChange={(stars) => answer(id, { aspects: { ...aspects, [name]: stars } })}
          />
        ))}
      </div>
    </fieldset>
  );
}

function WordsStep({ id, problems }: StepProps) {
  const { answers, review } = useAtomValue(writtenReviewAtom)(id);
  const write = useSetAtom(writeReviewAtom);
  const answer = useSetAtom(answerAtom);
  return (
    <Stack gap={6}>
      <TextField
        id="review-title"
        label={words.headline}
        hint={words.headlineHint}
        optional
        dir="auto"
        maxLength={longestTitle}
        value={answers.title}
        onChange={(event) => answer(id, { title: event.target.value })}
        error={problems["title"]}
      />
      <TextArea
        id="review-review"
        label={words.review}
        hint={words.reviewHint}
        rows={9}
        dir="auto"
        value={review}
        count={{ value: lengthOf(review), ...reviewLength }}
        onChange={(event) => write(id, { review: event.target.value })}
        error={problems["review"]}
      />
    </Stack>
  );
}
