import type { Schemas } from "@troth/api-client";
import { Button } from "@troth/ui/button";
import { EmptyState } from "@troth/ui/empty-state";
import { Stack } from "@troth/ui/page";
import { Table, type TableColumn } from "@troth/ui/table";
import { Text } from "@troth/ui/text";
import { usePersonId } from "../../account/profile/use-account.ts";
import { useAction } from "../../actions/use-action.ts";
import { LoadMoreTable } from "../../lists/load-more-table.tsx";
import { useLoadMoreList } from "../../lists/use-load-more-list.ts";
import { Since } from "../queue/since.tsx";
import { messages as words } from "./messages.ts";
import { failedMailsQuery } from "./queries.ts";

type Mail = Schemas["FailedMail"];

/** E-mails that couldn't be sent, to have them tried again. */
export function Mails() {
  const personId = usePersonId();
  const list = useLoadMoreList(failedMailsQuery(personId), personId !== "");
  return (
    <Stack gap={6}>
      <Text tone="muted">{words.lead}</Text>
      <LoadMoreTable list={list} words={words}>
        <Table
          caption={words.caption}
          columns={columns}
          rows={list.items}
          empty={<EmptyState title={words.noneTitle} description={words.none} />}
        />
      </LoadMoreTable>
    </Stack>
  );
}

const columns: TableColumn<Mail>[] = [
  { key: "subject", header: words.subject, cell: ({ subject }) => subject },
  { key: "to", header: words.to, cell: ({ to }) => to },
  { key: "error", header: words.error, cell: ({ error }) => error },
  { key: "since", header: words.since, width: "fit", cell: ({ failedAt }) => <Since at={failedAt} /> },
  { key: "retry", header: words.actions, width: "fit", cell: (mail) => <Retry mail={mail} /> },
];

function Retry({ mail: { id, subject } }: { mail: Mail }) {
  const retry = useAction("retryMail", {
    stale: ["listFailedMails", "getFigures"],
    done: words.retried,
    failed: "toast",
  });
  return (
    <Button
      size="sm"
      variant="outline"
      loading={retry.busy}
      aria-label={words.retryOf(subject)}
      onClick={() => void retry.run({ path: { id } })}
    >
      {words.retry}
    </Button>
  );
}
