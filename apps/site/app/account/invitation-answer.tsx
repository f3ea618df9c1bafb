import { Banner } from "@troth/ui/banner";
import { Button } from "@troth/ui/button";
import type { Action } from "../actions/use-action.ts";

type Choice = Pick<Action<{ path: { id: string } }, unknown>, "run" | "busy" | "problem">;

type InvitationAnswerProps = {
  invitationId: string;
  /** Who invites, or to what: the names of the buttons say it. */
  about: string;
  accept: Choice;
  decline: Choice;
  words: Record<"accept" | "decline", string> & Record<"acceptOf" | "declineOf", (about: string) => string>;
  size?: "sm" | "lg" | undefined;
};

/** The buttons that accept or decline an invitation, and what went wrong. */
export function InvitationAnswer({ invitationId, about, accept, decline, words, size }: InvitationAnswerProps) {
  const path = { id: invitationId };
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
        aria-label={words.acceptOf(about)}
        onClick={() => void accept.run({ path })}
      >
        {words.accept}
      </Button>
      <Button
        size={size}
        variant="outline"
        loading={decline.busy}
        aria-label={words.declineOf(about)}
        onClick={() => void decline.run({ path })}
      >
        {words.decline}
      </Button>
    </>
  );
}
