import type { Schemas } from "@troth/api-client";
import { Badge } from "@troth/ui/badge";
import { Stack } from "@troth/ui/page";
import type { TableColumn } from "@troth/ui/table";
import { usePersonId } from "../../account/profile/use-account.ts";
import { useListParams } from "../../lists/use-list-params.ts";
import { useLoadMoreList } from "../../lists/use-load-more-list.ts";
import { pendingClaim } from "../paths.ts";
import { pendingClaimsQuery } from "../admin-queries.ts";
import { queueParams } from "../queue/queue-params.ts";
import { Queue } from "../queue/queue.tsx";
import { strengthOf } from "./evidence.ts";
import { messages } from "./messages.ts";

const words = messages.queue;

type Item = Schemas["PendingClaim"];

const columns: readonly TableColumn<Item>[] = [
  {
    key: "claimant",
    header: words.claimant,
    cell: ({ claimant, role }) => words.byRole(claimant.name, messages.roles[role]),
  },
  {
    key: "evidence",
    header: words.evidence,
    cell: (claim) => <Evidence claim={claim} />,
  },
];

/** Claims to be decided. Each takes a look at its evidence, so none is decided in the list. */
export function ClaimQueue() {
  const personId = usePersonId();
  const [state] = useListParams(queueParams);
  const list = useLoadMoreList(pendingClaimsQuery(personId, state), personId !== "");
  return (
    <Queue
      words={words}
      states={words.states}
      list={list}
      itemOf={(item) => item}
      nameOf={({ vendor }: Item) => vendor.name}
      filter={{ label: words.evidence, options: messages.evidence.kinds }}
      opens={{ page: ({ id }) => pendingClaim(id) }}
      columns={columns}
    />
  );
}

function Evidence({ claim }: { claim: Item }) {
  const { rivals, isOwned } = claim;
  const { label, tone } = strengthOf(claim);
  return (
    <Stack direction="row" gap={2}>
      <Badge size="sm" tone={tone}>
        {label}
      </Badge>
      {rivals > 0 ? (
        <Badge size="sm" tone="gold">
          {words.rivals(rivals)}
        </Badge>
      ) : null}
      {claim.evidence.document ? <Badge size="sm">{words.document}</Badge> : null}
      {isOwned ? <Badge size="sm">{words.owned}</Badge> : null}
    </Stack>
  );
}
