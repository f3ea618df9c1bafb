import type { Schemas } from "@troth/api-client";
import { Badge } from "@troth/ui/badge";
import { Banner } from "@troth/ui/banner";
import { Button } from "@troth/ui/button";
import { Card } from "@troth/ui/card";
import { Stack } from "@troth/ui/page";
import { ReviewCard } from "@troth/ui/review-card";
import { Text } from "@troth/ui/text";
import { type ReactNode, useState } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { useAction } from "../../actions/use-action.ts";
import { ago, date } from "../../dates.ts";
import { languageOf, list } from "../../format.ts";
import * as paths from "../../paths.ts";
import { reportedReview } from "../paths.ts";
import { messages as noticeWords } from "../../notices/messages.ts";
import { messages as reportWords } from "../../reviews/report-messages.ts";
import { RevisionChanges } from "../../reviews/published/revision-changes.tsx";
import { cardOf, responseOf } from "../../vendors/review-card-of.ts";
import { ReviewPhotos } from "../../vendors/review-photos.tsx";
import { appealsQuery, reportCaseQuery, reportTicketsQuery } from "../admin-queries.ts";
import { CaseFrame, CasePart } from "../cases/case-frame.tsx";
import { CasePage } from "../cases/case-page.tsx";
import { Closed } from "../cases/closed.tsx";
import { DecisionForm, type DecisionOption } from "../cases/decision-form.tsx";
import { Looking } from "../cases/looking.tsx";
import { Meanwhile } from "../cases/meanwhile.tsx";
import { Person, PersonPanel } from "../cases/person.tsx";
import { useNext } from "../cases/use-next.ts";
import { messages as adminWords } from "../messages.ts";
import { byAdmins, Decisions, ReviewEvents } from "./decisions.tsx";
import { DecideReply } from "./decide-reply.tsx";
import { DecideReview, rules, showReviews } from "./decide-review.tsx";
import { EditedMeanwhile } from "./edited-meanwhile.tsx";
import { messages } from "./messages.ts";
import { Resembled } from "./resembled.tsx";
import { type Redacted, Redaction, takesNothing } from "./redaction.tsx";

const words = messages.case;

type Case = Schemas["ReportCase"];
type Action = Schemas["ReportAction"];

export const ReportCase = () => (
  <CasePage query={reportCaseQuery}>{(data, now) => <Page data={data} now={now} />}</CasePage>
);

const appealTones = { open: "gold", granted: "green", partly: "gold", refused: "rose", ended: "neutral" } as const;
const tones = { open: "gold", upheld: "rose", dismissed: "green", withdrawn: "neutral" } as const;

function Page({ data, now }: { data: Case; now: number }) {
  const { ticket, review, author, reports, notices, resembles, appeals } = data;
  const { vendor } = ticket;
  const tab = useSearchParams()[0].get("tab") === "appeals" ? "appeals" : "reported-review";
  const goOn = useNext({
    id: ticket.id,
    tab,
    query: tab === "appeals" ? appealsQuery : reportTicketsQuery,
    idOf: ({ id }) => id,
    pathOf: reportedReview,
  });
  const others = (["published", "held", "hidden", "removed"] as const).filter((status) => author.reviews[status] > 0);
  return (
    <CaseFrame
      title={words.title(vendor.name)}
      heading={
        <>
          {ticket.about === "response" ? words.replyHeading : words.heading}
          <em>
            <bdi lang={languageOf(vendor.language)}>{vendor.name}</bdi>
          </em>
        </>
      }
      state={stateOf(data)}
      lead={
        ticket.decidedAt
          ? words.decidedAt(ago(ticket.decidedAt))
          : (ticket.isAppeal ? words.appealedAt : ticket.isOwnInitiative ? words.takenUpAt : words.since)(
              ago(ticket.openedAt),
            )
      }
      tab={tab}
      onNext={goOn}
      notice={
        <>
          <Meanwhile events={eventsOf(data)} />
          <EditedMeanwhile review={review} />
          <Looking subject="report" id={ticket.id} />
        </>
      }
      decision={<Decision data={data} onDone={goOn} />}
      aside={
        <PersonPanel
          title={words.author}
          person={author}
          more={[
            {
              label: words.others,
              value: list(others.map((status) => `${author.reviews[status]} ${words.othersOf[status]}`)) || words.none,
            },
          ]}
        />
      }
    >
      {appeals.length > 0 ? (
        <CasePart heading={words.appeals}>
          {appeals.map(({ id, by, byId, byAuthor, words: said, status, createdAt }) => (
            <Statement
              key={id}
              title={words.appealOf(byAuthor)}
              by={{ id: byId, name: by }}
              when={createdAt}
              badges={[words.appealStates[status]]}
              said={said}
            />
          ))}
        </CasePart>
      ) : null}
      <CasePart heading={words.review}>
        <ReviewCard
          {...cardOf(review)}
          defaultExpanded
          badge={<Badge size="sm">{words.status[review.status]}</Badge>}
          photos={review.photos[0] && <ReviewPhotos review={review} />}
          response={responseOf(review, vendor.name)}
        />
        {review.status === "published" ? (
          <Stack direction="row">
            <Button asChild size="sm" variant="outline">
              <Link to={`${paths.vendor(vendor.id)}#review-${review.id}`}>{words.page}</Link>
            </Button>
          </Stack>
        ) : null}
      </CasePart>
      <Edits revisions={data.revisions} />
      {data.removedReply === null ? null : (
        <CasePart heading={words.removedReply}>
          <Text className="whitespace-pre-line wrap-anywhere" dir="auto">
            {data.removedReply}
          </Text>
          <Text size={14} tone="muted">
            {words.removedReplyHint}
          </Text>
        </CasePart>
      )}
      {resembles.length > 0 ? (
        <CasePart heading={messages.held.resembles}>
          <Resembled others={resembles} review={review} />
        </CasePart>
      ) : null}
      <CasePart heading={ticket.about === "response" ? words.replyReports : words.reports}>
        {reports.length === 0 ? (
          <Text tone="muted">{ticket.isOwnInitiative ? words.takenUp : words.noReports}</Text>
        ) : null}
        {reports.map(({ id, reason, report, reporter, reporterId, byTeam, version, createdAt, withdrawnAt }) => (
          <Statement
            key={id}
            title={reportWords.dialog.reasons[reason].label}
            by={{ id: reporterId, name: reporter }}
            when={createdAt}
            badges={[
              ...(byTeam ? [words.byTeam] : []),
              ...(version !== null && version < review.version ? [words.otherVersion] : []),
              ...(withdrawnAt ? [words.withdrawn] : []),
            ]}
            said={report}
          />
        ))}
      </CasePart>
      {notices.length > 0 ? (
        <CasePart heading={words.notices}>
          {notices.map(
            ({ receipt, notifier, reason, status, replyRemoved, explanation, because, decision, createdAt }) => (
              <Statement
                key={receipt}
                title={noticeWords.give.reasons[reason]}
                by={{ id: null, name: notifier }}
                when={createdAt}
                badges={[replyRemoved ? words.replyRemoved : words.noticeStates[status]]}
                said={
                  decision
                    ? `${explanation}\n\n${words.noticeDecided([because && noticeWords.status.because[because], decision].filter(Boolean).join(": "))}`
                    : explanation
                }
              />
            ),
          )}
        </CasePart>
      ) : null}
      <Decisions heading={words.decisions} decisions={data.decisions} now={now} />
      <Decisions heading={words.authorDecisions} decisions={author.decisions} now={now} />
      <Decisions heading={adminWords.case.alike} decisions={data.alike} now={now} />
      <ReviewEvents events={data.history} now={now} />
    </CaseFrame>
  );
}

/** An appeal says whether it waits, and what came of it. */
function stateOf({ ticket: { status, isAppeal }, appeals, decisions: [latest] }: Case) {
  const answered = appeals.findLast((appeal) => appeal.status !== "open" && appeal.status !== "ended");
  if (isAppeal && status === "open") return { label: words.appeal, tone: "gold" } as const;
  if (isAppeal && answered && latest?.action !== "restore")
    return { label: words.appealAnswered(words.appealStates[answered.status]), tone: appealTones[answered.status] };
  return { label: words.states[status], tone: tones[status] };
}

/** What others have decided and said about the review, the latest first. */
const eventsOf = ({ decisions, appeals, reports }: Case) =>
  [
    ...byAdmins(decisions),
    ...appeals.map(({ id, createdAt, by, byAuthor, words: said }) => ({
      id,
      at: createdAt,
      what: words.appealed,
      who: words.appealBy(by, byAuthor),
      why: said,
    })),
    ...reports.map(({ id, createdAt, withdrawnAt, reporter, reason, report }) => ({
      id: withdrawnAt ? `${id} withdrawn` : id,
      at: withdrawnAt ?? createdAt,
      what: withdrawnAt ? words.reportWithdrawn : words.reported,
      who: reporter,
      why: report || reportWords.dialog.reasons[reason].label,
    })),
  ].toSorted((a, b) => b.at.localeCompare(a.at));

type StatementProps = {
  title: ReactNode;
  by: { id: string | null; name: string };
  when: string;
  badges: readonly string[];
  said: string;
};

/** What someone says about the review. */
function Statement({ title, by, when, badges, said }: StatementProps) {
  return (
    <Card tone="outline">
      <Stack gap={2}>
        <Stack direction="row" gap={2}>
          <Text className="font-semibold">{title}</Text>
          {badges.map((badge) => (
            <Badge key={badge} size="sm">
              {badge}
            </Badge>
          ))}
        </Stack>
        <Text size={14} tone="muted">
          <Person {...by} />, {ago(when)}
        </Text>
        {said ? (
          <Text className="whitespace-pre-line wrap-anywhere" dir="auto">
            {said}
          </Text>
        ) : null}
      </Stack>
    </Card>
  );
}

/** What its author, or an admin, has changed in it. */
function Edits({ revisions }: { revisions: Case["revisions"] }) {
  const edits = revisions.flatMap((edit, i) => {
    const before = revisions[i + 1];
    return before && edit.changed.length > 0 ? [{ edit, before }] : [];
  });
  if (edits.length === 0) return null;
  return (
    <CasePart heading={words.versions}>
      {edits.map(({ edit, before }) => (
        <Stack key={edit.version} gap={2}>
          <Text size={14} tone="muted">
            {words.versionOf(date(edit.at))}
          </Text>
          <RevisionChanges edit={edit} before={before} />
        </Stack>
      ))}
    </CasePart>
  );
}

const showTickets = ["listReportTickets", "getReportCase"] as const;

type DecisionProps = { data: Case; onDone: () => void };

function Decision({ data, onDone }: DecisionProps) {
  const { ticket, review, notByYou } = data;
  return (
    <Card padding="lg">
      {ticket.status !== "open" ? (
        <Stack gap={4}>
          <Closed id={ticket.id}>{messages.decision.closed}</Closed>
          {ticket.about === "review" && review.status === "hidden" ? <ShowAgain data={data} onDone={onDone} /> : null}
        </Stack>
      ) : notByYou ? (
        <Banner tone="caution">{messages.decision.notByYou[notByYou]}</Banner>
      ) : ticket.about === "response" ? (
        <DecideReply data={data} stale={[...showReviews, ...showTickets]} onDone={onDone} />
      ) : (
        <DecideTicket data={data} onDone={onDone} />
      )}
    </Card>
  );
}

/** What is hidden needn't stay so. */
function ShowAgain({ data: { ticket, review }, onDone }: DecisionProps) {
  const own = messages.decision;
  return (
    <DecideReview
      review={review}
      business={ticket.vendor.name}
      stale={showTickets}
      options={[
        {
          value: "restore",
          label: own.restore,
          hint: ticket.status === "upheld" && ticket.reports.length > 0 ? own.restoreHint : own.restoreHintUnreported,
          submit: own.restoreSubmit,
        },
        { value: "remove", label: own.remove, hint: own.removeHint, because: rules, submit: own.removeSubmit },
      ]}
      onDone={onDone}
    />
  );
}

function DecideTicket({ data, onDone }: DecisionProps) {
  const { ticket, review, whole, decisions, appeals } = data;
  const isReported = ticket.reports.length > 0;
  // It is of these words alone.
  const [taken, setTaken] = useState<{ version: number; redacted: Redacted | null }>();
  const redacted = taken?.version === review.version ? taken.redacted : null;
  const decide = useAction("decideReports", {
    stale: [...showReviews, ...showTickets],
    done: (_answer, { body: { action } }) => ({
      title: options.find(({ value }) => value === action)!.done,
      tone: "success",
    }),
    onDone,
  });
  // If its author appeals, that is what an appeal is about, whatever was decided about other people's reports since.
  const open = appeals.filter(({ status }) => status === "open");
  const appealed = open.find(({ byAuthor }) => byAuthor) ?? open[0];
  const against = decisions.find(({ id }) => id === appealed?.decisionId)?.action;
  // If what was shown again stays so, its reports are dismissed.
  const before = against === "restore" ? "dismiss" : against;
  const options = optionsAfter(before, { isByAuthor: appealed?.byAuthor ?? false, isReported });
  return (
    <DecisionForm
      subject="report"
      id={ticket.id}
      business={ticket.vendor.name}
      options={options}
      // What was redacted before may stay as it is.
      missing={(action) =>
        action === "redact" && (redacted ? takesNothing(whole, redacted) : before !== "redact")
          ? messages.redaction.missing
          : null
      }
      bodyOf={({ action, because: rule, explanation }) => ({
        action: action as Action,
        version: review.version,
        ticketVersion: ticket.version,
        explanation,
        ...(action !== "dismiss" && { because: rule as Schemas["RemovalReason"] }),
        ...(action === "redact" && redacted && { redacted }),
      })}
      send={async (body) => {
        await decide.send({ path: { id: ticket.id }, body });
      }}
    >
      {({ action }) =>
        action === "redact" ? (
          <Redaction
            review={review}
            whole={whole}
            value={redacted}
            onChange={(left) => setTaken({ version: review.version, redacted: left })}
          />
        ) : null
      }
    </DecisionForm>
  );
}

const severity: readonly string[] = ["dismiss", "warn", "redact", "hide", "remove"];

type Asked = { isByAuthor: boolean; isReported: boolean };
type Option = DecisionOption & {
  value: Action;
  /** What is said once it is decided. */
  done: string;
};

/** What may be decided, at most as much as before if its author appeals. */
function optionsAfter(before: string | undefined, { isByAuthor, isReported }: Asked): readonly Option[] {
  const own = messages.decision;
  const all: readonly Option[] = [
    isByAuthor
      ? {
          value: "dismiss",
          label: own.undo,
          hint: isReported ? own.undoHint : own.undoHintUnreported,
          submit: own.undoSubmit,
          done: own.done.undo,
        }
      : {
          value: "dismiss",
          label: own.dismiss,
          hint: before || isReported ? own.dismissHint : own.leaveHint,
          submit: before || isReported ? own.dismissSubmit : own.leaveSubmit,
          done: before || isReported ? own.done.dismiss : own.done.leave,
        },
    {
      value: "warn",
      label: before === "hide" || before === "remove" ? own.warnBack : own.warn,
      hint: own.warnHint,
      because: rules,
      submit: own.warnSubmit,
      done: own.done.warn,
    },
    {
      value: "redact",
      label: own.redact,
      hint: own.redactHint,
      because: rules,
      submit: own.redactSubmit,
      done: own.done.redact,
    },
    { value: "hide", label: own.hide, hint: own.hideHint, because: rules, submit: own.hideSubmit, done: own.done.hide },
    {
      value: "remove",
      label: own.remove,
      hint: own.removeHint,
      because: rules,
      submit: own.removeSubmit,
      done: own.done.remove,
    },
  ];
  return all
    .filter(({ value }) => !isByAuthor || severity.indexOf(value) <= severity.indexOf(before ?? ""))
    .map((option) =>
      option.value === before ? { ...option, label: own.keep(own.actions[option.value]), hint: own.keepHint } : option,
    );
}
