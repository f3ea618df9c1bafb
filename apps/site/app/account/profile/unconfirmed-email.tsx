import { Banner } from "@troth/ui/banner";
import { Button } from "@troth/ui/button";
import { useAction } from "../../actions/use-action.ts";
import { useResendCooldown } from "../use-resend-cooldown.ts";
import { messages } from "./messages.ts";

const words = messages.unconfirmedEmail;

/** The link in the sign-up e-mail has not been opened yet. This says so before it holds up a review. */
export function UnconfirmedEmail({ email }: { email: string }) {
  const pause = useResendCooldown();
  const { run, busy } = useAction("resendVerification", {
    done: words.sent(email),
    onDone: pause.start,
    failed: "toast",
  });

  return (
    <Banner
      tone="caution"
      live
      title={words.title}
      action={
        <Button
          size="sm"
          variant="outline"
          loading={busy}
          disabled={pause.left > 0}
          onClick={() => void run({ body: { email } })}
        >
          {pause.left > 0 ? words.wait(pause.left) : words.again}
        </Button>
      }
    >
      <span className="wrap-anywhere">{words.text(email)}</span>
    </Banner>
  );
}
