import type { Schemas } from "@troth/api-client";
import { Badge } from "@troth/ui/badge";
import type { TableColumn } from "@troth/ui/table";
import { Text } from "@troth/ui/text";
import { usePersonId } from "../../account/profile/use-account.ts";
import { list as written } from "../../format.ts";
import { useListParams } from "../../lists/use-list-params.ts";
import { useLoadMoreList } from "../../lists/use-load-more-list.ts";
import { reportedReview } from "../paths.ts";
import { messages as reportWords } from "../../reviews/report-messages.ts";
import { appealsQuery, reportTicketsQuery } from "../admin-queries.ts";
import { duration } from "../duration.ts";
import { Queue } from "../queue/queue.tsx";
import { queueParams } from "../queue/queue-params.ts";
import { Since } from "../queue/since.tsx";
import { stars } from "../stars.ts";
import { messages } from "./messages.ts";

const words = messages.queue;

type Ticket = Schemas["ReportTicket"];

const item = (ticket: Ticket) => ({ ...ticket, since: ticket.openedAt });

const review = {
  key: "review",
  header: words.review,
  cell: ({ review: { rating, title, excerpt } }: Ticket) => (
    <span className="line-clamp-2 wrap-anywhere" dir="auto">
      {[stars(rating), title || excerpt].join(" · ")}
    </span>
  ),
};
const reasons = {
  key: "reasons",
  header: words.reasons,
  cell: ({ about, reports, isUrgent, isAppeal, isOwnInitiative }: Ticket) => (
    <>
      {written(reports.map(({ reason, count }) => words.reason(reportWords.dialog.reasons[reason].label, count)))}{" "}
      {isUrgent ? (
        <Badge size="sm" tone="rose" title={words.urgentHint}>
          {words.urgent}
        </Badge>
      ) : null}{" "}
      {isAppeal ? (
        <Badge size="sm" tone="gold">
          {words.appeal}
        </Badge>
      ) : null}{" "}
      {isOwnInitiative ? <Badge size="sm">{words.takenUp}</Badge> : null}{" "}
      {about === "response" ? <Badge size="sm">{words.reply}</Badge> : null}
    </>
  ),
};
/** Tickets that have been decided come in this order. */
const decided: TableColumn<Ticket> = {
  key: "decided",
  header: words.decided,
  width: "fit",
  cell: ({ openedAt, decidedAt, decision }) =>
    decidedAt && (
      <>
        <Since at={decidedAt} /> {/* What was shown again had been decided before. */}
        {decision?.action === "restore" ? null : (
          <Text asChild size={14} tone="muted">
            <span>{words.after(duration((Date.parse(decidedAt) - Date.parse(openedAt)) / 1_000))}</span>
          </Text>
        )}
      </>
    ),
};
const author = { key: "author", header: words.author, cell: (ticket: Ticket) => ticket.review.author };

const alleged = Object.fromEntries(
  Object.entries(reportWords.dialog.reasons).map(([reason, { label }]) => [reason, label]),
);

/** Reviews that people have reported. */
export function ReportQueue() {
  const personId = usePersonId();
  const [state] = useListParams(queueParams);
  const list = useLoadMoreList(reportTicketsQuery(personId, state), personId !== "");
  return (
    <Queue
      words={words}
      states={words.states}
      list={list}
      itemOf={item}
      nameOf={({ vendor }) => vendor.name}
      filter={{ label: words.reasons, options: alleged }}
      opens={{ page: ({ id }) => reportedReview(id) }}
      {...(state.state === "decided" && { when: decided })}
      columns={[review, reasons, author]}
    />
  );
}

/** Those of them that someone's appeal has opened again, and decisions about others that were appealed against. */
export function AppealQueue() {
  const personId = usePersonId();
  const [state] = useListParams(queueParams);
  const list = useLoadMoreList(appealsQuery(personId, state), personId !== "");
  return (
    <Queue
      words={messages.appeals}
      states={messages.appeals.states}
      list={list}
      itemOf={item}
      nameOf={({ vendor }) => vendor.name}
      opens={{ page: ({ id }) => reportedReview(id) }}
      {...(state.state === "decided" && { when: decided })}
      columns={[
        review,
        {
          key: "by",
          header: messages.appeals.by,
          cell: ({ appealedBy }) => written(appealedBy.map((one) => messages.appeals.appellants[one])),
        },
        {
          key: "decision",
          header: messages.appeals.decision,
          cell: ({ decision }) => decision && messages.decision.actions[decision.action],
        },
        author,
      ]}
    />
  );
}
