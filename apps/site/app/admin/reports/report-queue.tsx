import type { Query, Schemas } from "@troth/api-client";
import { Badge } from "@troth/ui/badge";
import { usePersonId } from "../../account/profile/use-account.ts";
import { list as written } from "../../format.ts";
import { useListParams } from "../../lists/use-list-params.ts";
import { useLoadMoreList } from "../../lists/use-load-more-list.ts";
import { reportedReview } from "../paths.ts";
import { messages as reportWords } from "../../reviews/report-messages.ts";
import { appealsQuery, reportTicketsQuery } from "../admin-queries.ts";
import { Queue } from "../queue/queue.tsx";
import { queueParams } from "../queue/queue-params.ts";
import { messages } from "./messages.ts";

const words = messages.queue;

type Ticket = Schemas["ReportTicket"];

const states = (["open", "decided"] as const satisfies Query<"listReportTickets">["state"][]).map((value) => ({
  value,
  label: words.states[value],
}));
const item = (ticket: Ticket) => ({ ...ticket, since: ticket.openedAt });

const review = {
  key: "review",
  header: words.review,
  cell: ({ review: { rating, title, excerpt } }: Ticket) => (
    <span className="line-clamp-2 wrap-anywhere" dir="auto">
      {[words.stars(rating), title || excerpt].join(" · ")}
    </span>
  ),
};
const reasons = {
  key: "reasons",
  header: words.reasons,
  cell: ({ reports, isUrgent, isAppeal }: Ticket) => (
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
      ) : null}
    </>
  ),
};
const author = { key: "author", header: words.author, cell: (ticket: Ticket) => ticket.review.author };

/** Reviews that people have reported. */
export function ReportQueue() {
  const personId = usePersonId();
  const [state] = useListParams(queueParams);
  const list = useLoadMoreList(reportTicketsQuery(personId, state), personId !== "");
  return (
    <Queue
      words={words}
      states={states}
      list={list}
      items={list.items.map(item)}
      nameOf={({ vendor }) => vendor.name}
      opens={{ page: ({ id }) => reportedReview(id) }}
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
      states={states}
      list={list}
      items={list.items.map(item)}
      nameOf={({ vendor }) => vendor.name}
      opens={{ page: ({ id }) => reportedReview(id) }}
      columns={[
        review,
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
