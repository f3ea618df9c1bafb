import type { Schemas } from "@troth/api-client";
import { Button } from "@troth/ui/button";
import { Stack } from "@troth/ui/page";
import { useAction } from "../../actions/use-action.ts";
import { messages as refusals } from "../../claims/refusal-messages.ts";
import { messages as adminWords } from "../messages.ts";
import { messages as words } from "./end-ownership-messages.ts";
import { ReasonDialog } from "./reason-dialog.tsx";

type EndOwnershipProps = { vendor: Pick<Schemas["Vendor"], "id" | "name">; owner: Schemas["LinkedPerson"] };

const { unconfirmed, untrue, other } = refusals;
const rules: Record<Schemas["OwnershipRefusal"], string> = {
  unconfirmed,
  "not-authorised": refusals["not-authorised"],
  untrue,
  "someone-else": refusals["someone-else"],
  other,
};

/** Takes a listing out of its owner's hands. */
export function EndOwnership({ vendor: { id, name }, owner }: EndOwnershipProps) {
  const end = useAction("endOwnership", {
    stale: ["getVendorCase", "getClaimCase", "listPendingClaims", "getVendor", "getPerson"],
    done: words.done(name),
  });
  const bodyOf = (explanation: string, because: string) => ({
    owner: owner.id,
    because: because as Schemas["OwnershipRefusal"],
    explanation,
  });
  return (
    <Stack direction="row">
      <ReasonDialog
        id={`end-ownership-${id}`}
        business={name}
        title={words.title(name, owner.name)}
        description={words.description}
        options={{
          legend: adminWords.decision.because,
          choices: rules,
          missing: adminWords.decision.becauseMissing,
        }}
        submit={words.submit}
        trigger={
          <Button size="sm" variant="outline" tone="danger">
            {words.submit}
          </Button>
        }
        previewOf={(reason, because) => ({ subject: "ownership", id, decision: bodyOf(reason, because) })}
        send={(reason, because) => end.send({ path: { id }, body: bodyOf(reason, because) })}
      />
    </Stack>
  );
}
