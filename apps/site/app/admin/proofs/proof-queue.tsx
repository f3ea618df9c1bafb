import type { Schemas } from "@troth/api-client";
import { Heading } from "@troth/ui/heading";
import { usePersonId } from "../../account/profile/use-account.ts";
import { useAction } from "../../actions/use-action.ts";
import { month } from "../../dates.ts";
import { useListParams } from "../../lists/use-list-params.ts";
import { useLoadMoreList } from "../../lists/use-load-more-list.ts";
import { proofsQuery } from "../admin-queries.ts";
import { CaseDialog } from "../cases/case-dialog.tsx";
import { DecisionForm, rulesOf } from "../cases/decision-form.tsx";
import { OpenFile } from "../cases/open-file.tsx";
import { messages as fileWords } from "../cases/open-file-messages.ts";
import { queueParams } from "../queue/queue-params.ts";
import { Queue, type QueueDialogProps } from "../queue/queue.tsx";
import { messages as words } from "./messages.ts";

type Proof = Schemas["WaitingProof"];
type Decision = Schemas["ProofDecision"];

/** What authors have handed in to show that they were clients. */
export function ProofQueue() {
  const personId = usePersonId();
  const [state] = useListParams(queueParams);
  const list = useLoadMoreList(proofsQuery(personId, state), personId !== "");
  return (
    <Queue
      words={words}
      list={list}
      itemOf={(proof: Proof) => ({ ...proof, since: proof.submittedAt })}
      nameOf={({ vendor }) => vendor.name}
      opens={{ dialog: ProofCase }}
      columns={[
        { key: "by", header: words.author, cell: ({ author }) => author.name },
        { key: "kind", header: words.kind, cell: ({ kind }) => words.kinds[kind] },
      ]}
    />
  );
}

function ProofCase({ item: proof, isGone, onClose, onDone }: QueueDialogProps<Proof>) {
  const { id, kind, size, author, review, vendor } = proof;
  const decide = useAction("decideProof", {
    stale: ["getFigures", "listProofs", "getCaseBackground", "getReview", "listReviews"],
    done: (_answer, { body }) => ({ title: words.done[body.action], tone: "success" }),
    onDone,
  });
  const bodyOf = (values: { action: string; because: string; explanation: string }): Decision => ({
    action: values.action as Decision["action"],
    ...(values.action === "refuse" && { because: values.because as Schemas["ProofRefusal"] }),
    explanation: values.explanation,
  });
  return (
    <CaseDialog
      title={words.title(vendor.name)}
      subject="proof"
      id={id}
      isGone={isGone}
      done={words.done}
      because={words.because}
      onClose={onClose}
      facts={[
        { label: words.author, value: author.name },
        { label: words.wedding, value: review.weddingDate ? month(review.weddingDate) : words.noWedding },
        { label: words.kind, value: words.kinds[kind] },
        { label: words.size, value: fileWords.kilobytes(size) },
      ]}
    >
      <Heading level={3} size="card">
        {fileWords.heading}
      </Heading>
      <OpenFile operation="openProof" id={id} hint={words.openHint} fileName={words.fileName(id)} />
      <DecisionForm
        subject="proof"
        id={id}
        business={vendor.name}
        options={[
          { value: "accept", label: words.accept, hint: words.acceptHint, submit: words.acceptSubmit },
          {
            value: "refuse",
            label: words.refuse,
            hint: words.refuseHint,
            because: rulesOf(words.because),
            submit: words.refuseSubmit,
          },
        ]}
        bodyOf={bodyOf}
        send={async (body) => {
          await decide.send({ path: { id }, body });
        }}
      />
    </CaseDialog>
  );
}
