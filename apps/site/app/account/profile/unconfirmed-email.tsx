import { Banner } from "@troth/ui/banner";
import { Button } from "@troth/ui/button";
import { useAction } from "../../actions/use-action.ts";
import { usePause } from "../use-pause.ts";
import { messages } from "./messages.ts";

const words = messages.unconfirmedEmail;

/** Nobody has opened the link of the sign-up's mail yet, and that shows before a review is held up by it. */
export function UnconfirmedEmail({ email }: { email: string }) {
  const pause = usePause();
  const { run, busy } = useAction("resendVerification", {
    done: words.sent(email),
    onDone: pause.begin,
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
