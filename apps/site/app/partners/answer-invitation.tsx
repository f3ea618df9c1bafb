import { Banner } from "@troth/ui/banner";
import { Button } from "@troth/ui/button";
import { useAction } from "../actions/use-action.ts";
import { messages } from "./messages.ts";
import type { Invitation } from "./partner-queries.ts";

const words = messages.answer;

type AnswerInvitationProps = {
  invitation: Pick<Invitation, "id" | "invitedBy">;
  size?: "sm" | "lg";
  onAnswered?: () => unknown;
};

/** Accepts an invitation to link accounts, or declines it. */
export function AnswerInvitation({ invitation: { id, invitedBy }, size, onAnswered }: AnswerInvitationProps) {
  const accept = useAction("acceptPartnerInvitation", {
    stale: ["getPartner", "getOwnReview"],
    attempt: "here",
    done: ({ partner }) =>
      partner ? { title: words.linked(partner.name), tone: "success" } : { title: words.inTheWay },
    onDone: () => void onAnswered?.(),
  });
  const decline = useAction("withdrawPartnerInvitation", {
    stale: ["getPartner"],
    done: words.declined,
    onDone: () => void onAnswered?.(),
  });
  const problem = accept.problem ?? decline.problem;
  return (
    <>
      {problem ? (
        <Banner tone="danger" live>
          {problem.message}
        </Banner>
      ) : null}
      <Button
        size={size}
        loading={accept.busy}
        aria-label={words.acceptOf(invitedBy)}
        onClick={() => void accept.run({ path: { id } })}
      >
        {words.accept}
      </Button>
      <Button
        size={size}
        variant="outline"
        loading={decline.busy}
        aria-label={words.declineOf(invitedBy)}
        onClick={() => void decline.run({ path: { id } })}
      >
        {words.decline}
      </Button>
    </>
  );
}
