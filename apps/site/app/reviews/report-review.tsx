// Where someone says what is wrong with a review. Guests are asked to log in when they send it; the address and what is
// kept on the device open it again when they come back, by whichever way.
import { ApiProblem } from "@troth/api-client";
import { type InfiniteData, useQueryClient } from "@tanstack/react-query";
import { maxReportLength, replyReasons } from "@troth/rules/reports";
import { lengthOf } from "@troth/rules/text";
import { Button } from "@troth/ui/button";
import { Dialog } from "@troth/ui/dialog";
import { Stack } from "@troth/ui/page";
import { RadioGroup } from "@troth/ui/radio-group";
import { Text } from "@troth/ui/text";
import { TextArea } from "@troth/ui/text-area";
import { TextLink } from "@troth/ui/text-link";
import { useAtomValue, useSetAtom } from "jotai";
import { useEffect, useRef, useState } from "react";
import { Link, useLocation } from "react-router-dom";
import { LoginRequiredError } from "../actions/problem.ts";
import { useAction } from "../actions/use-action.ts";
import { date } from "../dates.ts";
import { choice } from "../forms/controls.ts";
import { DraftNotice } from "../forms/draft-notices.tsx";
import { FormFrame } from "../forms/form-frame.tsx";
import { useDraftForm } from "../forms/use-draft-form.ts";
import { useRestored } from "../frame/use-location-state.ts";
import * as paths from "../paths.ts";
import * as rarePaths from "../rare-paths.ts";
import type { Review } from "../queries.ts";
import { endReportAtom, reportDraftAtom, reportedHereAtom, reportFields } from "../state/report-draft.ts";
import { useOwn } from "../vendors/use-own.ts";
import { useVisit } from "../visit.ts";
import { messages } from "./report-messages.ts";
import { messages as replyMessages } from "./report-reply-messages.ts";
import { affectedByReport, type Report } from "./reports-query.ts";
import { isReporting, linkedReview, useReport } from "./use-report.ts";

const words = messages.dialog;
const replyWords = replyMessages.dialog;
const reasons = {
  review: Object.keys(words.reasons) as Report["reason"][],
  response: replyReasons,
} satisfies Record<Report["about"], readonly Report["reason"][]>;
const targets = (["review", "response"] as const).map((value) => ({ value, label: replyWords.targets[value] }));

/** An address that asks for a report about the reply, as in the e-mail about one. */
const asksForReply = (search: string) => new URLSearchParams(search).get("about") === "response";

/** The report that is open on this page, about whichever of its reviews, or the reply to it. */
export function ReportReview() {
  const { pathname, search, hash } = useLocation();
  const restored = useRestored();
  const { open, close } = useReport();
  const end = useSetAtom(endReportAtom);
  const asked = useAtomValue(reportedHereAtom)(pathname);
  const [sent, setSent] = useState<Report | null>(null);
  const isOpen = restored && isReporting(search) && (asked !== "" || sent !== null);
  // Pressed before its code had loaded, which has led to this page again.
  const arrived = useRef(false);
  const linked = linkedReview(hash);
  useEffect(() => {
    if (!restored || arrived.current) return;
    arrived.current = true;
    if (isReporting(search) && asked === "" && linked !== "") open(linked);
  });
  // It keeps its words while it closes.
  const [reviewId, setReviewId] = useState("");
  if (isOpen && asked !== "" && asked !== reviewId) {
    setReviewId(asked);
    setSent(null);
  }
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    if (isOpen) setSent(null);
  }
  const review = useKnownReview(reviewId);
  const target = useTarget(review);
  if (reviewId === "") return null;
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(next) => {
        if (!next) close();
      }}
      // Someone who comes back from logging in hasn't pressed it on this page.
      onCloseAutoFocus={(event) => {
        const button = buttonOf(reviewId);
        if (!button) return;
        event.preventDefault();
        button.focus();
      }}
      title={sent ? messages.sent.title : target === "response" ? replyWords.title : words.title}
      description={sent || !review ? undefined : describe(review, target)}
    >
      {sent ? (
        <Sent about={sent.about} onClose={close} />
      ) : (
        <ReportForm
          key={reviewId}
          reviewId={reviewId}
          target={target}
          onSent={(report) => {
            setSent(report);
            end();
          }}
        />
      )}
    </Dialog>
  );
}

const buttonOf = (reviewId: string) =>
  document.querySelector<HTMLElement>(`#review-${CSS.escape(reviewId)} [data-report]`);

/** The review, if this page has loaded it: it may be further down the list. */
function useKnownReview(id: string): Review | undefined {
  const client = useQueryClient();
  const alone = client.getQueryData<{ review?: Review }>(["getReview", id]);
  if (alone?.review) return alone.review;
  return client
    .getQueriesData<InfiniteData<{ items: Review[] }>>({ queryKey: ["listReviews"] })
    .flatMap(([, list]) => list?.pages ?? [])
    .flatMap(({ items }) => items)
    .find((review) => review.id === id);
}

/** The only thing that someone can report: of their own review the reply, of one that they may reply to the review. */
type Target = Report["about"] | null;

function useTarget(review: Review | undefined): Target {
  const me = useOwn(review?.vendorId ?? "", Boolean(review?.response));
  if (!review?.response || me?.mayReply) return "review";
  return me?.review?.id === review.id ? "response" : null;
}

const describe = ({ author, createdAt, response }: Review, target: Target) =>
  target === "response" && response
    ? replyWords.about(date(response.createdAt))
    : words.about(author.name, date(createdAt));

type ReportFormProps = { reviewId: string; target: Target; onSent: (report: Report) => void };

function ReportForm({ reviewId, target, onSent }: ReportFormProps) {
  const { search } = useLocation();
  const aboutOf = (chosen: Report["about"] | ""): Report["about"] =>
    target ?? (chosen || (asksForReply(search) ? "response" : "review"));
  const send = useAction("reportReview", {
    attempt: "here",
    stale: affectedByReport,
    // Back to this address, which says that the report is open.
    needsLogin: { title: words.logIn, description: words.logInHint },
  });
  const form = useDraftForm({
    id: "report",
    initial: { about: "" as Report["about"] | "", reason: "" as Report["reason"] | "", report: "" },
    fields: reportFields,
    draft: { atom: reportDraftAtom, whose: reviewId },
    check: ({ about: chosen, reason, report }) => ({
      ...(!reasons[aboutOf(chosen)].some((known) => known === reason) && { reason: words.reasonMissing }),
      ...(reason === "other" && !report.trim() && { report: words.textMissing }),
      ...(lengthOf(report) > maxReportLength && { report: words.textLong }),
    }),
    send: async ({ about: chosen, reason, report }) => {
      if (reason === "") return;
      const text = report.trim();
      const body = { about: aboutOf(chosen), reason, ...(text && { report: text }) };
      onSent(await send.send({ path: { id: reviewId }, body }));
    },
    explain: (error) => {
      // The question to log in has been asked.
      if (error instanceof LoginRequiredError) return {};
      if (!(error instanceof ApiProblem)) return null;
      const { already, gone } = isReply ? replyWords : words;
      const said = { "email-unverified": words.unverified, "already-reported": already, "own-review": words.own };
      if (error.status === 404) return { form: gone };
      const known = said[error.kind as keyof typeof said];
      return known ? { form: known } : null;
    },
  });
  const about = aboutOf(form.watch("about"));
  const isReply = about === "response";
  const reason = form.watch("reason");
  const isOther = reason === "other";
  return (
    <FormFrame form={form}>
      <DraftNotice form={form} words={words} />
      {target === null ? (
        <RadioGroup legend={replyWords.which} options={targets} {...choice(form, "about")} value={about} />
      ) : null}
      <RadioGroup
        legend={words.reason}
        options={reasons[about].map((value) => ({ value, ...words.reasons[value] }))}
        {...choice(form, "reason")}
      />
      {reason === "illegal" ? <NoticeLink reviewId={reviewId} /> : null}
      <TextArea
        label={words.text}
        hint={words.textHint}
        optional={!isOther}
        rows={3}
        count={{ value: lengthOf(form.watch("report")), max: maxReportLength }}
        {...form.field("report")}
      />
      <div className="rounded-card bg-sunken p-4">
        <Text size={14} className="font-semibold">
          {words.next}
        </Text>
        <ol className="mt-1 list-decimal ps-5 text-14 text-muted">
          {(isReply ? replyWords : words).steps.map((step) => (
            <li key={step} className="mt-1">
              {step}
            </li>
          ))}
        </ol>
      </div>
      <Button type="submit" size="lg" loading={form.busy}>
        {words.submit}
      </Button>
    </FormFrame>
  );
}

function NoticeLink({ reviewId }: Pick<ReportFormProps, "reviewId">) {
  const { origin } = useVisit().settings;
  const [before, link, after] = words.notice;
  return (
    <Text size={14} tone="muted">
      {before}
      <TextLink asChild>
        <Link to={rarePaths.notice(origin + paths.review(reviewId))} rel="nofollow">
          {link}
        </Link>
      </TextLink>
      {after}
    </Text>
  );
}

function Sent({ about, onClose }: { about: Report["about"]; onClose: () => void }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => root.current?.focus(), []);
  return (
    <Stack gap={4} ref={root} tabIndex={-1}>
      <Text>{about === "response" ? replyMessages.sent : messages.sent.text}</Text>
      <Stack direction="row" gap={3}>
        <Button onClick={onClose}>{messages.sent.close}</Button>
        <Button asChild variant="plain">
          <Link to={rarePaths.yourReports()}>{messages.sent.yours}</Link>
        </Button>
      </Stack>
    </Stack>
  );
}
