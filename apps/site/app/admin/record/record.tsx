import type { Schemas } from "@troth/api-client";
import { useQuery } from "@tanstack/react-query";
import { Banner } from "@troth/ui/banner";
import { Button } from "@troth/ui/button";
import { EmptyState } from "@troth/ui/empty-state";
import { Stack } from "@troth/ui/page";
import { Progress } from "@troth/ui/progress";
import { SelectField } from "@troth/ui/select-field";
import { Table, type TableColumn } from "@troth/ui/table";
import { Text } from "@troth/ui/text";
import { TextField } from "@troth/ui/text-field";
import { TextLink } from "@troth/ui/text-link";
import { Link, useNavigate } from "react-router-dom";
import { usePersonId } from "../../account/profile/use-account.ts";
import { ActionProblem } from "../../actions/action-problem.tsx";
import { change } from "../../actions/changes.ts";
import { useAction } from "../../actions/use-action.ts";
import { QueryContent } from "../../frame/query-content.tsx";
import { useListParams } from "../../lists/use-list-params.ts";
import { LoadMoreTable } from "../../lists/load-more-table.tsx";
import { useLoadMoreList } from "../../lists/use-load-more-list.ts";
import * as paths from "../../paths.ts";
import { editCategory, pendingApproval, pendingClaim, pendingProposal, person, reportedReview } from "../paths.ts";
import { Since } from "../queue/since.tsx";
import { Download } from "./download.tsx";
import { messages as words } from "./messages.ts";
import { recordParams, type RecordState } from "./params.ts";
import { eventsQuery, recordQuery } from "./queries.ts";
import { reasonInWords } from "./reason-in-words.ts";

type Event = Schemas["ModerationEvent"];

/** Who did what to what, and why: filtered by the address, to read and to download. */
export function Record() {
  const personId = usePersonId();
  const [state, to] = useListParams(recordParams);
  const list = useLoadMoreList(eventsQuery(personId, state), personId !== "");
  const isFiltered = Boolean(state.what || state.actor || state.since || state.until);
  return (
    <Stack gap={6}>
      <State personId={personId} />
      <Filters personId={personId} state={state} to={to} />
      {state.actor ? (
        <Stack direction="row" gap={4} className="items-center">
          <Text size={15}>
            {words.onlyBy(list.items.find(({ actor }) => actor?.name)?.actor?.name ?? words.thisPerson)}
          </Text>
          <TextLink asChild>
            <Link to={to({ actor: "" })} preventScrollReset>
              {words.everyone}
            </Link>
          </TextLink>
        </Stack>
      ) : null}
      <LoadMoreTable list={list} words={words}>
        <Table
          caption={words.caption}
          columns={columnsFor((actor) => to({ actor }))}
          rows={list.items}
          empty={
            <EmptyState
              title={words.noneTitle}
              description={isFiltered ? words.none : undefined}
              action={
                isFiltered ? (
                  <Button asChild variant="outline">
                    <Link to={to({ what: "", actor: "", since: "", until: "" })}>{words.showAll}</Link>
                  </Button>
                ) : undefined
              }
            />
          }
        />
      </LoadMoreTable>
      <Download state={state} />
    </Stack>
  );
}

/** Whether the record is whole, and what to hold it against. */
function State({ personId }: { personId: string }) {
  const query = useQuery({ ...recordQuery(personId), enabled: personId !== "" });
  const ask = useAction("checkRecord", { learn: (state) => [change(recordQuery(personId), () => state)] });
  return (
    <QueryContent query={query} lines={2}>
      {({ events, head, checkedAt, fault, check }) => {
        const isRunning = check?.status === "running";
        return (
          <Banner
            tone={fault ? "danger" : checkedAt ? "success" : "info"}
            title={fault ? words.broken : checkedAt ? words.whole : words.unchecked}
            action={
              <Button
                size="sm"
                variant="outline"
                loading={ask.busy || isRunning}
                loadingLabel={words.checking}
                onClick={() => void ask.run()}
              >
                {words.check}
              </Button>
            }
          >
            {fault ? <p>{fault}</p> : null}
            <p>{words.state(events, checkedAt)}</p>
            {head ? (
              <p className="wrap-anywhere">
                <code>{head}</code>
              </p>
            ) : null}
            <p>{words.head}</p>
            {isRunning ? (
              <Progress
                className="mt-2"
                label={words.checking}
                value={check.events}
                max={Math.max(events, 1)}
                valueLabel={words.checked(check.events, events)}
              />
            ) : null}
            <output>{check?.status === "failed" ? words.interrupted : null}</output>
            <ActionProblem action={ask} />
          </Banner>
        );
      }}
    </QueryContent>
  );
}

type FiltersProps = { personId: string; state: RecordState; to: (change: Partial<RecordState>) => string };

function Filters({ personId, state, to }: FiltersProps) {
  const navigate = useNavigate();
  const { data } = useQuery({ ...recordQuery(personId), enabled: personId !== "" });
  const go = (change: Partial<RecordState>) => void navigate(to(change), { preventScrollReset: true });
  return (
    <Stack direction="row" gap={4} className="flex-wrap items-end">
      <SelectField
        label={words.what}
        value={state.what}
        className="w-full sm:max-w-80"
        options={[
          { value: "", label: words.anything },
          ...(data?.kinds ?? []).map(({ subject, actions }) => ({
            label: words.subject(subject),
            options: [
              { value: `${subject}:`, label: words.any(subject) },
              ...actions.map((action) => ({ value: `${subject}:${action}`, label: words.did(subject, action) })),
            ],
          })),
        ]}
        onChange={({ target }) => go({ what: target.value })}
      />
      {(["since", "until"] as const).map((name) => (
        <TextField
          key={name}
          type="date"
          label={words[name]}
          value={state[name]}
          className="w-full sm:w-auto"
          onChange={({ target }) => go({ [name]: target.value })}
        />
      ))}
    </Stack>
  );
}

/** Where admins look at what an event was about. */
const pages: { [type: string]: (id: string) => string } = {
  vendor: pendingApproval,
  claim: pendingClaim,
  proposal: pendingProposal,
  report: reportedReview,
  review: paths.review,
  user: person,
  category: editCategory,
};

const columnsFor = (onlyBy: (actor: string) => string): TableColumn<Event>[] => [
  {
    key: "what",
    header: words.what,
    cell: ({ action, subject }) => {
      const done = words.did(subject.type, action);
      const page = pages[subject.type]?.(subject.id);
      return (
        <>
          {page === undefined ? (
            done
          ) : (
            <TextLink asChild>
              <Link to={page}>{done}</Link>
            </TextLink>
          )}
          {subject.name ? (
            <Text size={14} tone="muted">
              <bdi>{subject.name}</bdi>
            </Text>
          ) : null}
          {subject.vendor ? (
            <Text size={14} tone="muted">
              {page === undefined ? (
                // What has no page of its own is found on the listing's.
                <TextLink asChild>
                  <Link to={pendingApproval(subject.vendor.id)}>
                    <bdi>{subject.vendor.name}</bdi>
                  </Link>
                </TextLink>
              ) : (
                <bdi>{subject.vendor.name}</bdi>
              )}
            </Text>
          ) : null}
        </>
      );
    },
  },
  {
    key: "by",
    header: words.by,
    cell: ({ actor }) =>
      actor ? (
        <TextLink asChild>
          <Link to={onlyBy(actor.id)} preventScrollReset>
            {actor.name ? <bdi>{actor.name}</bdi> : words.left}
          </Link>
        </TextLink>
      ) : (
        words.system
      ),
  },
  {
    key: "change",
    header: words.change,
    cell: ({ from, to, changes }) => (
      <>
        {words.states(from, to)}
        {changes.map((change) => (
          <Text key={change.field} size={14} tone="muted" className="wrap-anywhere">
            {words.changed(change.field, change.from, change.to)}
          </Text>
        ))}
      </>
    ),
  },
  {
    key: "why",
    header: words.why,
    cell: (event) => <span className="whitespace-pre-line">{reasonInWords(event) || "–"}</span>,
  },
  {
    key: "when",
    header: words.when,
    width: "fit",
    cell: ({ at, link }) => (
      <span title={link ? words.link(link.position) : undefined}>
        <Since at={at} />
      </span>
    ),
  },
];
