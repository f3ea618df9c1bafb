import { usePersonId } from "../../account/profile/use-account.ts";
import { list as written } from "../../format.ts";
import { fieldName } from "../../listings/messages.ts";
import { useListParams } from "../../lists/use-list-params.ts";
import { useLoadMoreList } from "../../lists/use-load-more-list.ts";
import { pendingProposalsQuery, proposalFields } from "../admin-queries.ts";
import { pendingProposal } from "../paths.ts";
import { queueParams } from "../queue/queue-params.ts";
import { Queue } from "../queue/queue.tsx";
import { messages } from "./messages.ts";

const words = messages.queue;

const fields = Object.fromEntries(Object.keys(proposalFields).map((field) => [field, fieldName(field)]));

/** What visitors would change in listings. It is decided field by field, beside what is there. */
export function ProposalQueue() {
  const personId = usePersonId();
  const [state] = useListParams(queueParams);
  const list = useLoadMoreList(pendingProposalsQuery(personId, state), personId !== "");
  return (
    <Queue
      words={words}
      list={list}
      itemOf={(item) => item}
      nameOf={({ vendor }) => vendor.name}
      filter={{ label: words.fields, options: fields }}
      opens={{ page: ({ id }) => pendingProposal(id) }}
      columns={[
        {
          key: "fields",
          header: words.fields,
          cell: ({ fields }) => written(fields.map((field) => fieldName(field).toLowerCase())),
        },
        { key: "by", header: words.by, cell: ({ proposer }) => proposer.name },
        {
          key: "owner",
          header: words.owner,
          cell: ({ isOwned, fields }) => (isOwned && !fields.includes("problem") ? words.owned : words.unowned),
        },
      ]}
    />
  );
}
