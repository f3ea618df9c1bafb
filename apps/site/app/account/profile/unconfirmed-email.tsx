import { Banner } from "@troth/ui/banner";
import { Button } from "@troth/ui/button";
import { useToast } from "@troth/ui/toast";
import { useState } from "react";
import { sayProblem } from "../../forms/say-problem.ts";
import { useVisit } from "../../visit.ts";
import { usePause } from "../use-pause.ts";
import { messages } from "./messages.ts";

const words = messages.unconfirmedEmail;

/** Nobody has opened the link of the sign-up's mail yet, and that shows before a review is held up by it. */
export function UnconfirmedEmail({ email }: { email: string }) {
  const { api } = useVisit();
  const toast = useToast();
  const pause = usePause();
  const [busy, setBusy] = useState(false);

  const send = async () => {
    setBusy(true);
    try {
      await api.resendVerification({ body: { email } });
      pause.begin();
      toast({ title: words.sent(email), tone: "success" });
    } catch (error) {
      toast({ title: sayProblem(error), tone: "danger" });
    } finally {
      setBusy(false);
    }
  };

  return (
    <Banner
      tone="caution"
      live
      title={words.title}
      action={
        <Button size="sm" variant="outline" loading={busy} disabled={pause.left > 0} onClick={() => void send()}>
          {pause.left > 0 ? words.wait(pause.left) : words.again}
        </Button>
      }
    >
      <span className="wrap-anywhere">{words.text(email)}</span>
    </Banner>
  );
}
