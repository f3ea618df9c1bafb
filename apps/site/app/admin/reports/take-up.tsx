import { Button } from "@troth/ui/button";
import { useNavigate } from "react-router-dom";
import { useAction } from "../../actions/use-action.ts";
import { reportedReview } from "../paths.ts";
import { messages } from "./take-up-messages.ts";

type TakeUpProps = {
  reviewId: string;
  /** What tells the review from others beside it: its title, if it has one. */
  name: string;
};

/** Takes an admin from a review to the decision about it, whether anyone has reported it or not. */
export function TakeUp({ reviewId, name }: TakeUpProps) {
  const navigate = useNavigate();
  const takeUp = useAction("takeUpReview", {
    stale: ["getFigures", "listReportTickets"],
    onDone: (ticket) => navigate(reportedReview(ticket.id)),
    failed: "toast",
  });
  return (
    <Button
      size="sm"
      variant="outline"
      loading={takeUp.busy}
      aria-label={messages.decideAbout(name)}
      onClick={() => void takeUp.run({ path: { id: reviewId } })}
    >
      {messages.decide}
    </Button>
  );
}
