// Decides about what people have reported about a vendor's reply. The review isn't touched.
import type { OperationId, Schemas } from "@troth/api-client";
import { Banner } from "@troth/ui/banner";
import { Stack } from "@troth/ui/page";
import { useAction } from "../../actions/use-action.ts";
import { DecisionForm } from "../cases/decision-form.tsx";
import { rules } from "./decide-review.tsx";
import { messages } from "./messages.ts";

const words = messages.decision.reply;

type Action = "dismiss" | "remove-reply";

type DecideReplyProps = {
  data: Pick<Schemas["ReportCase"], "ticket" | "review">;
  stale: readonly OperationId[];
  onDone: () => void;
};

export function DecideReply({ data: { ticket, review }, stale, onDone }: DecideReplyProps) {
  const { response } = review;
  const decide = useAction("decideReports", {
    stale,
    done: (_answer, { body: { action } }) => ({ title: words[action as Action].done, tone: "success" }),
    onDone,
  });
  return (
    <Stack gap={4}>
      {response ? null : (
        <Banner tone="caution" title={words.gone}>
          {words.goneHint}
        </Banner>
      )}
      <DecisionForm
        subject="report"
        id={ticket.id}
        business={ticket.vendor.name}
        options={[
          { value: "dismiss", ...words.dismiss },
          ...(response ? [{ value: "remove-reply", because: rules, ...words["remove-reply"] }] : []),
        ]}
        bodyOf={({ action, because: rule, explanation }) => ({
          action: action as Action,
          version: review.version,
          ticketVersion: ticket.version,
          explanation,
          ...(action === "remove-reply" && {
            because: rule as Schemas["RemovalReason"],
            ...(response && { responseVersion: response.version }),
          }),
        })}
        send={async (body) => {
          await decide.send({ path: { id: ticket.id }, body });
        }}
      />
    </Stack>
  );
}
