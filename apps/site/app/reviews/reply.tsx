// The reply to a review, for the people who look after the vendor: written, looked at as it will be, and published.
import { ApiProblem } from "@troth/api-client";
import { replyLength } from "@troth/rules/replies";
import { lengthOf, seenLengthOf } from "@troth/rules/text";
import { AlertDialog } from "@troth/ui/alert-dialog";
import { Banner } from "@troth/ui/banner";
import { Button } from "@troth/ui/button";
import { Dialog } from "@troth/ui/dialog";
import { Stack } from "@troth/ui/page";
import { ReviewCard } from "@troth/ui/review-card";
import { Text } from "@troth/ui/text";
import { TextArea } from "@troth/ui/text-area";
import { useAtomValue, useSetAtom } from "jotai";
import { useEffect, useRef, useState } from "react";
import { ActionProblem } from "../actions/action-problem.tsx";
import { useAction } from "../actions/use-action.ts";
import { DraftNotice } from "../forms/draft-notices.tsx";
import { FormFrame } from "../forms/form-frame.tsx";
import { useDraftForm } from "../forms/use-draft-form.ts";
import { useFocusOnRemoval } from "../frame/use-focus-on-removal.ts";
import type { Review, Vendor } from "../queries.ts";
import { replyDraft } from "../state/reply-drafts.ts";
import { sessionAtom } from "../state/session.ts";
import { cardOf } from "../vendors/review-card-of.ts";
import { messages as words } from "./reply-messages.ts";

const stale = ["listReviews", "getReview", "getReviewMarks", "getTransparency"] as const;

type ReplyProps = { review: Review; vendor: Pick<Vendor, "id" | "name"> };

/** The buttons below a review. */
export function Reply({ review, vendor }: ReplyProps) {
  const { author, id, response } = review;
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useFocusOnRemoval(button, Number(response !== null));
  const remove = useAction("deleteReviewResponse", { stale, done: words.removed, failed: { toast: words.failed } });
  return (
    <>
      <Button
        ref={button}
        size="sm"
        variant="outline"
        aria-haspopup="dialog"
        aria-label={(response ? words.editTo : words.replyTo)(author.name)}
        onClick={() => setOpen(true)}
      >
        {response ? words.edit : words.reply}
      </Button>
      {response ? (
        <AlertDialog
          {...remove.confirmation({ path: { id } })}
          tone="danger"
          title={words.removeTitle}
          description={words.removeText}
          confirmLabel={words.remove}
          trigger={
            <Button size="sm" variant="plain" className="text-muted" aria-label={words.removeTo(author.name)}>
              {words.remove}
            </Button>
          }
        />
      ) : null}
      <Dialog
        open={open}
        onOpenChange={setOpen}
        size="lg"
        title={words.title(author.name)}
        description={words.description}
      >
        <ReplyForm review={review} vendor={vendor} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function ReplyForm({ review, vendor, onDone }: ReplyProps & { onDone: () => void }) {
  const [preview, setPreview] = useState<string | null>(null);
  const [isBack, setBack] = useState(false);
  // What this is a change to: others on the team may change the reply meanwhile.
  const [version, setVersion] = useState(review.response?.version);
  return preview === null ? (
    <Write review={review} isBack={isBack} onPreview={setPreview} />
  ) : (
    <Preview
      review={review}
      vendor={vendor}
      text={preview}
      version={version}
      onVersionChange={setVersion}
      onBack={() => {
        setPreview(null);
        setBack(true);
      }}
      onDone={onDone}
    />
  );
}

type WriteProps = {
  review: Review;
  /** From looking at it. */
  isBack: boolean;
  onPreview: (text: string) => void;
};

function Write({ review: { id, response }, isBack, onPreview }: WriteProps) {
  const { userData } = useAtomValue(sessionAtom);
  const form = useDraftForm({
    id: "reply",
    initial: { text: response?.text ?? "" },
    fields: ["text"],
    draft: { atom: replyDraft(id), whose: userData._id, outlivesSending: true },
    check: ({ text }) => ({
      ...(seenLengthOf(text) < replyLength.min && { text: words.short }),
      ...(lengthOf(text) > replyLength.max && { text: words.long }),
    }),
    send: ({ text }) => onPreview(text.trim()),
  });
  const { focus } = form;
  useEffect(() => {
    if (isBack) focus("text");
  }, [isBack, focus]);
  return (
    <FormFrame form={form}>
      {isBack ? null : <DraftNotice form={form} words={words} />}
      <Rules />
      <TextArea
        label={words.text}
        rows={5}
        dir="auto"
        count={{ value: lengthOf(form.watch("text")), ...replyLength }}
        {...form.field("text")}
      />
      <Stack direction="row">
        <Button type="submit">{words.preview}</Button>
      </Stack>
    </FormFrame>
  );
}

/** While it is written, and once more before it is public: the last look is at the words as others will read them. */
const Rules = () => (
  <div className="rounded-card bg-sunken p-4">
    <Text size={14} className="font-semibold">
      {words.rulesTitle}
    </Text>
    <ul className="mt-1 list-disc ps-5 text-14 text-muted">
      {words.rules.map((rule) => (
        <li key={rule} className="mt-1">
          {rule}
        </li>
      ))}
    </ul>
  </div>
);

type PreviewProps = ReplyProps & {
  text: string;
  /** Of the reply that it replaces. */
  version: number | undefined;
  onVersionChange: (version: number | undefined) => void;
  onBack: () => void;
  onDone: () => void;
};

function Preview({ review, vendor, text, version, onVersionChange, onBack, onDone }: PreviewProps) {
  const { id, response } = review;
  const setDraft = useSetAtom(replyDraft(id));
  const [now] = useState(() => new Date().toISOString());
  const publish = useAction("respondToReview", {
    stale,
    done: words.published,
    onDone: () => {
      setDraft(null);
      onDone();
    },
  });
  const { problem } = publish;
  const error = problem?.error;
  const warnings = (error instanceof ApiProblem && error.document.warnings) || [];
  // The same words are our own, sent already, perhaps without an answer.
  const isStale = response?.version !== version && response?.text !== text;
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => root.current?.focus(), []);
  return (
    <Stack gap={4} ref={root} tabIndex={-1}>
      <Text className="font-semibold">{words.previewTitle}</Text>
      <div className="rounded-card border border-hairline p-4">
        <ReviewCard
          {...cardOf(review)}
          response={{
            name: vendor.name,
            text,
            date: response?.createdAt ?? now,
            edited: response ? now : undefined,
          }}
        />
      </div>
      <Rules />
      {warnings.length > 0 ? (
        <Banner live tone="caution" title={words.warningTitle}>
          {warnings.map((warning) => words.warnings[warning]).join(" ")} {words.warningHint}
        </Banner>
      ) : isStale ? (
        <Banner
          live
          tone="caution"
          title={response ? words.theirsTitle : words.theirsGone}
          action={
            <Button
              size="sm"
              variant="outline"
              onClick={() => {
                publish.reset();
                onVersionChange(response?.version);
              }}
            >
              {words.replaceTheirs}
            </Button>
          }
        >
          {response ? <q className="whitespace-pre-line">{response.text}</q> : null}
        </Banner>
      ) : (
        <ActionProblem action={publish} />
      )}
      <Text size={14} tone="muted">
        {words.mailHint}
      </Text>
      <Stack direction="row" gap={3}>
        <Button
          loading={publish.busy}
          disabled={isStale}
          onClick={() =>
            void publish.run({
              path: { id },
              header: version === undefined ? {} : { "If-Match": `"${version}"` },
              body: { text, ...(warnings.length > 0 && { confirmed: true }) },
            })
          }
        >
          {warnings.length > 0 ? words.publishAnyway : words.publish}
        </Button>
        <Button variant="outline" onClick={onBack}>
          {words.change}
        </Button>
      </Stack>
    </Stack>
  );
}
