import { InvitationAnswer } from "../account/invitation-answer.tsx";
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
  return (
    <InvitationAnswer invitationId={id} about={invitedBy} accept={accept} decline={decline} words={words} size={size} />
  );
}
