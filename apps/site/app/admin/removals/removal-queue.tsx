import type { Schemas } from "@troth/api-client";
import { Banner } from "@troth/ui/banner";
import { Checkbox } from "@troth/ui/checkbox";
import { TextLink } from "@troth/ui/text-link";
import { useState } from "react";
import { Link } from "react-router-dom";
import { usePersonId } from "../../account/profile/use-account.ts";
import { useAction } from "../../actions/use-action.ts";
import { Said } from "../../frame/said.tsx";
import { useListParams } from "../../lists/use-list-params.ts";
import { useLoadMoreList } from "../../lists/use-load-more-list.ts";
import * as paths from "../../paths.ts";
import { messages as askWords } from "../../removals/messages.ts";
import type { DecisionFields } from "../../state/decision-drafts.ts";
import { removalsQuery } from "../admin-queries.ts";
import { messages as claimWords } from "../claims/messages.ts";
import { CaseDialog } from "../cases/case-dialog.tsx";
import { DecisionForm, rulesOf } from "../cases/decision-form.tsx";
import { messages as adminWords } from "../messages.ts";
import { queueParams } from "../queue/queue-params.ts";
import { Queue, type QueueDialogProps } from "../queue/queue.tsx";
import { messages as words } from "./messages.ts";

type Removal = Schemas["OpenRemoval"];
type Decision = Schemas["RemovalDecision"];

const refusals = askWords.status.because;

/** Requests of businesses that don't want to be listed. */
export function RemovalQueue() {
  const personId = usePersonId();
  const [state] = useListParams(queueParams);
  const list = useLoadMoreList(removalsQuery(personId, state), personId !== "");
  return (
    <Queue
      words={words}
      list={list}
      itemOf={(removal: Removal) => ({ ...removal, id: removal.receipt })}
      nameOf={({ vendor }) => vendor.name}
      filter={{ label: words.role, options: claimWords.roles }}
      opens={{ dialog: RemovalCase }}
      columns={[
        { key: "by", header: words.requester, cell: ({ requester }) => requester.name },
        { key: "role", header: words.role, cell: ({ role }) => claimWords.roles[role] },
        { key: "owner", header: words.owner, cell: ownerOf },
      ]}
    />
  );
}

const ownerOf = ({ relation, isOwned }: Removal) =>
  relation ? words.asked[relation] : isOwned ? words.owned : words.unowned;

/** Strangers are known by nothing but their address. */
const emailOf = ({ relation, requester: { email }, isAtWebsite, website }: Removal) =>
  relation ? email : (isAtWebsite ? words.atWebsite : website ? words.elsewhere : words.withoutWebsite)(email);

function RemovalCase({ item: removal, isGone, onClose, onDone }: QueueDialogProps<Removal>) {
  const { receipt, vendor, requester, website, role, reason, mayDecide } = removal;
  const [isSure, setSure] = useState(false);
  const decide = useAction("decideRemoval", {
    stale: ["getFigures", "listRemovals", "getCaseBackground", "getVendor", "searchVendors", "listCategories"],
    done: (_answer, { body }) => ({ title: words.done[body.action], tone: "success" }),
    onDone,
  });
  const bodyOf = (values: DecisionFields): Decision => ({
    action: values.action as Decision["action"],
    ...(values.because && { because: values.because as Schemas["RemovalRefusal"] }),
    reason: values.explanation,
  });
  return (
    <CaseDialog
      title={words.title(vendor.name)}
      subject="removal"
      id={receipt}
      isGone={isGone}
      done={words.done}
      because={refusals}
      onClose={onClose}
      facts={[
        { label: words.requester, value: requester.name },
        { label: words.email, value: emailOf(removal) },
        { label: words.website, value: website || words.noWebsite },
        { label: words.role, value: claimWords.roles[role] },
        { label: words.owner, value: ownerOf(removal) },
        { label: words.receipt, value: receipt },
        {
          label: words.page,
          value: (
            <TextLink asChild>
              <Link to={paths.vendor(vendor.id)}>{words.open}</Link>
            </TextLink>
          ),
        },
      ]}
    >
      <Said heading={words.reason}>{reason}</Said>
      {mayDecide ? (
        <DecisionForm
          subject="removal"
          id={receipt}
          business={vendor.name}
          options={[
            { value: "remove", label: words.remove, hint: words.removeHint, submit: words.removeSubmit },
            {
              value: "decline",
              label: words.decline,
              hint: words.declineHint,
              because: rulesOf(refusals),
              wordsMissing: adminWords.decision.explanationMissing,
              submit: words.declineSubmit,
            },
          ]}
          missing={(action) => (action === "remove" && !isSure ? words.notSure : null)}
          bodyOf={bodyOf}
          send={async (body) => {
            await decide.send({ path: { receipt }, body });
          }}
        >
          {({ action }) =>
            action === "remove" ? (
              <Checkbox
                label={words.sure}
                checked={isSure}
                onChange={(event) => setSure(event.currentTarget.checked)}
              />
            ) : null
          }
        </DecisionForm>
      ) : (
        <Banner tone="caution">{adminWords.decision.toSelf}</Banner>
      )}
    </CaseDialog>
  );
}
