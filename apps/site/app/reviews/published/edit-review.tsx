import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Banner } from "@troth/ui/banner";
import { Button } from "@troth/ui/button";
import { Card } from "@troth/ui/card";
import { Stack } from "@troth/ui/page";
import { ReviewCard } from "@troth/ui/review-card";
import { Text } from "@troth/ui/text";
import { TextLink } from "@troth/ui/text-link";
import { useToast } from "@troth/ui/toast";
import { useAtomValue, useSetAtom } from "jotai";
import { useRef, useState } from "react";
import { Link, useNavigate } from "react-router-dom";
import { change } from "../../actions/changes.ts";
import { useAction } from "../../actions/use-action.ts";
import { part } from "../../forms/controls.ts";
import { changesOf } from "../../forms/merge.ts";
import { DraftNotice, MeanwhileNotice } from "../../forms/draft-notices.tsx";
import { StepsFrame } from "../../forms/steps-frame.tsx";
import { useDraftForm } from "../../forms/use-draft-form.ts";
import type { Form } from "../../forms/use-form.ts";
import { type FormStep, useSteps } from "../../forms/use-steps.ts";
import * as paths from "../../paths.ts";
import { PhotoGallery } from "../../photos/photo-gallery.tsx";
import { useDraftPictures } from "../../photos/use-draft-pictures.ts";
import { type Photos, PhotosMissing, useKeptFiles } from "../../photos/use-photos.ts";
import { type Review, vendorQuery } from "../../queries.ts";
import { isUnsaved } from "../../state/persisted.ts";
import { clearReviewDraftAtom, reviewInProgressAtom, updateReviewAnswersAtom } from "../../state/review-draft.ts";
import { type DraftPhoto, noPhotos } from "../../state/draft-photo.ts";
import type { PhotoScope } from "../../state/photo-store.ts";
import { type EditedReview, reviewEditDraft } from "../../state/review-edits.ts";
import { noReview, type ReviewFields, reviewFields } from "../../state/review-form.ts";
import { sessionAtom } from "../../state/session.ts";
import { cardOf, responseOf } from "../../vendors/review-card-of.ts";
import { affected } from "./affected.ts";
import { DeleteReview, removalWords } from "./delete-review.tsx";
import { messages } from "./edit-messages.ts";
import { lazyMessages } from "../lazy-messages.ts";
import { messages as reviewWords } from "../messages.ts";
import { ownReviewQuery } from "../own-review-query.ts";
import { ReviewPhotosField } from "../photos-step.tsx";
import { messages as photoWords } from "../photos-step-messages.ts";
import { changeOf, checkEdit, fieldsOf, monthsWith } from "./review-changes.ts";
import { saidIn } from "../review-body.ts";
import type { StarsStep } from "../stars-step.tsx";
import { Versions } from "./versions.tsx";
import { WordsStep } from "../words-step.tsx";

const words = messages.edit;

const steps = [
  { id: "stars", label: words.steps.stars, fields: ["rating", "experience", "weddingDate", "aspects"] },
  { id: "words", label: words.steps.words, fields: ["title", "review"] },
  { id: "photos", label: words.steps.photos, fields: ["photos"] },
  { id: "preview", label: words.steps.preview, fields: [] },
] as const satisfies FormStep<EditedReview>[];

const fields = [...reviewFields, "photos"] as const;

const noEdits: EditedReview = { ...noReview, photos: noPhotos };

const questions = { ...reviewWords.write.questions, preview: words.question };

export type EditReviewProps = {
  review: Review;
  /** The first step: the page has it already. */
  Stars: typeof StarsStep;
};

/**
 * The same questions as for a new review, answered by the published one. What isn't saved stays on this device, and what
 * was saved elsewhere meanwhile is shown beside it.
 */
export function EditReview({ review, Stars }: EditReviewProps) {
  const { id, vendorId } = review;
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  const { userData } = useAtomValue(sessionAtom);
  const { data: vendor } = useQuery(vendorQuery(vendorId));
  const name = vendor?.name ?? lazyMessages.thisVendor;
  const own = ownReviewQuery(userData._id, vendorId);
  const saved = fieldsOf(review);
  const [months] = useState(() => monthsWith(saved, Date.now()));
  const arriveRef = useRef<Photos["arrive"]>(null);

  const save = useAction("updateReview", {
    learn: (after) => [change(own, (known) => ({ ...known, review: after }))],
    stale: affected,
    onDone: async ({ status, experience }) => {
      const state = { vendorId, reviewId: id, held: status !== "published", experience, updated: true };
      await navigate(paths.successReview, { state });
    },
  });
  const form = useDraftForm<EditedReview, keyof EditedReview>({
    id: "review",
    initial: saved,
    fields,
    draft: { atom: reviewEditDraft(id), whose: userData._id },
    server: {
      now: saved,
      look: () => queryClient.refetchQueries({ queryKey: own.queryKey }, { throwOnError: true }),
    },
    check: (written) => checkEdit(saved, written, Date.now()),
    send: async (written) => {
      const ids = await arriveRef.current?.();
      // As they are now: photos may have arrived meanwhile.
      const body = changeOf(saved, { ...written, photos: form.hook.getValues("photos") }, ids);
      if (Object.keys(body).length === 0) {
        toast({ title: words.nothing });
        return saved;
      }
      return fieldsOf(await save.send({ path: { id }, body, header: { "If-Match": `"${review.version}"` } }));
    },
    explain: (error) => (error instanceof PhotosMissing ? { photos: error.message } : null),
  });
  const { current, ...step } = useSteps(form, steps);
  // Once it has been open it stays, out of sight: uploads would stop with it.
  const [photosOpened, setPhotosOpened] = useState(false);
  const photos = form.watch("photos");
  const photosPart = part(form, "photos");
  if (!photosOpened && (current === "photos" || photos.some((photo) => !photo.id))) setPhotosOpened(true);
  // What both forms ask for.
  const asked = form as unknown as Form<ReviewFields>;
  const differs = fields.filter((field) => field in form.theirs);

  return (
    <Stack gap={8}>
      {review.status === "published" ? null : <Banner>{words.unseen}</Banner>}
      <NewDraft vendorId={vendorId} name={name} onUse={(draft) => Object.entries(draft).forEach(put)} />
      <DraftNotice form={form} words={words} />
      <MeanwhileNotice form={form} words={words} />
      {differs.length > 0 ? (
        <dl className="grid gap-3">
          {differs.map((field) => (
            <Versions
              key={field}
              field={field}
              versions={[
                [words.theirs, form.theirs],
                [words.yours, form.hook.getValues()],
              ]}
            />
          ))}
        </dl>
      ) : null}
      <StepsFrame
        steps={step}
        title={questions[current]}
        subtitle={
          <TextLink asChild tone="muted">
            <Link to={paths.vendor(vendorId)}>
              <bdi>{name}</bdi>
            </Link>
          </TextLink>
        }
        status={form.changed ? (isUnsaved("review-edits") ? words.notSaved : words.saved) : undefined}
        texts={{ submit: words.save }}
        exit={
          <Button
            variant="plain"
            onClick={() => {
              if (form.changed) toast({ title: words.kept });
              void navigate(paths.vendor(vendorId));
            }}
          >
            {words.later}
          </Button>
        }
      >
        {current === "stars" ? <Stars form={asked} months={months} /> : null}
        {current === "words" ? <WordsStep form={asked} /> : null}
        {photosOpened ? (
          <div hidden={current !== "photos"}>
            <ReviewPhotosField
              id={photosPart.id}
              error={photosPart.error}
              photos={photos}
              onChange={(changed) => form.set("photos", changed)}
              scope={`${id}/`}
              arriveRef={arriveRef}
            />
          </div>
        ) : null}
        {current === "preview" ? <Preview review={review} written={form.hook.getValues()} name={name} /> : null}
      </StepsFrame>
      <Stack direction="row" className="border-t border-hairline pt-6">
        <DeleteReview
          review={review}
          vendorName={name}
          onDone={() => navigate(paths.vendor(vendorId))}
          trigger={
            <Button size="sm" variant="outline" tone="danger">
              {removalWords(review.status).deleteOf(name)}
            </Button>
          }
        />
      </Stack>
    </Stack>
  );

  function put([field, value]: [string, unknown]) {
    form.set(field as keyof EditedReview, value as never);
  }
}

type PreviewProps = { review: Review; written: EditedReview; name: string };

/** The review as everyone will see it. */
function Preview({ review, written, name }: PreviewProps) {
  const [editedAt] = useState(() => new Date().toISOString());
  const after: Review = { ...review, ...saidIn(written), editedAt };
  const response = review.response && { ...review.response, beforeEdit: true };
  return (
    <Stack gap={4}>
      <Card padding="lg">
        <ReviewCard
          {...cardOf(after)}
          photos={written.photos.length > 0 ? <PreviewPhotos scope={`${review.id}/`} photos={written.photos} /> : null}
          response={responseOf({ ...after, response }, name)}
          headingLevel={2}
          defaultExpanded
        />
      </Card>
      {review.status === "published" ? (
        <Text size={14} tone="muted">
          {words.past} {response ? words.reply : null}
        </Text>
      ) : null}
    </Stack>
  );
}

type PreviewPhotosProps = { scope: PhotoScope; photos: readonly DraftPhoto[] };

function PreviewPhotos({ scope, photos }: PreviewPhotosProps) {
  const { files } = useKeptFiles(photos, scope);
  return files ? <ReadPhotos photos={photos} files={files} /> : null;
}

function ReadPhotos(props: Pick<PreviewPhotosProps, "photos"> & { files: ReadonlyMap<string, File> }) {
  return (
    <PhotoGallery
      name="draft"
      layout="row"
      label={photoWords.yours}
      pictures={useDraftPictures(props.photos, props.files)}
    />
  );
}

type NewDraftProps = { vendorId: string; name: string; onUse: (draft: Partial<EditedReview>) => void };

/** A new review that was started on this device, perhaps before logging in: there is room for one. */
function NewDraft({ vendorId, name, onUse }: NewDraftProps) {
  const { begun, review, answers } = useAtomValue(reviewInProgressAtom)(vendorId);
  const clear = useSetAtom(clearReviewDraftAtom);
  const update = useSetAtom(updateReviewAnswersAtom);
  if (!begun) return null;
  const { rating, experience, weddingDate, aspects, title, photos = noPhotos } = answers;
  const given = changesOf<EditedReview>(noEdits, { rating, experience, weddingDate, aspects, title, review, photos });
  return (
    <Banner
      action={
        <Stack direction="row" gap={2}>
          <Button
            size="sm"
            variant="outline"
            onClick={() => {
              onUse(given);
              // Their files stay: it's the form that needs them now.
              update(vendorId, { photos: [] });
              clear(vendorId);
            }}
          >
            {words.takeDraft}
          </Button>
          <Button size="sm" variant="plain" tone="danger" onClick={() => clear(vendorId)}>
            {words.dropDraft}
          </Button>
        </Stack>
      }
    >
      {words.draft(name)}
    </Banner>
  );
}
