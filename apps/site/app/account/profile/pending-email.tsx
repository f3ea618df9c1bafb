import { ApiProblem } from "@troth/api-client";
import { useQueryClient } from "@tanstack/react-query";
import { Banner } from "@troth/ui/banner";
import { Button } from "@troth/ui/button";
import { Dialog } from "@troth/ui/dialog";
import { PasswordField } from "@troth/ui/password-field";
import { useToast } from "@troth/ui/toast";
import { useState } from "react";
import { AccountName } from "../../forms/account-name.tsx";
import { FormFrame } from "../../forms/form-frame.tsx";
import { messages as formWords } from "../../forms/messages.ts";
import { sayProblem } from "../../forms/say-problem.ts";
import { useForm } from "../../forms/use-form.ts";
import { meQuery } from "../../queries.ts";
import { useVisit } from "../../visit.ts";
import { usePause } from "../use-pause.ts";
import { fieldsOf } from "./merge.ts";
import { messages } from "./messages.ts";
import { useAccount, useChangeAccount, usePersonId } from "./use-account.ts";

const words = messages.pendingEmail;

/** A new address waits for its mailed link: send it once more, or stay with the old one. */
export function PendingEmail() {
  const { api } = useVisit();
  const toast = useToast();
  const { data: account } = useAccount();
  const changeAccount = useChangeAccount();
  const pause = usePause();
  const [asking, setAsking] = useState(false);
  const [keeping, setKeeping] = useState(false);
  if (!account?.pendingEmail) return null;
  const { email, pendingEmail } = account;

  const keep = async () => {
    setKeeping(true);
    try {
      await api.cancelNewEmail();
      changeAccount((account) => ({ ...account, pendingEmail: null }));
      toast({ title: words.kept(email), tone: "success" });
      document.getElementById("main")?.focus({ preventScroll: true });
    } catch (error) {
      toast({ title: sayProblem(error), tone: "danger" });
    } finally {
      setKeeping(false);
    }
  };

  return (
    <>
      <Banner
        live
        title={words.title(pendingEmail)}
        action={
          <>
            <Button size="sm" variant="outline" disabled={pause.left > 0} onClick={() => setAsking(true)}>
              {pause.left > 0 ? words.wait(pause.left) : words.again}
            </Button>
            <Button size="sm" variant="plain" loading={keeping} onClick={() => void keep()}>
              {words.keep}
            </Button>
          </>
        }
      >
        {words.text(email)}
      </Banner>
      <Dialog
        size="sm"
        open={asking}
        onOpenChange={setAsking}
        title={words.dialogTitle}
        description={words.dialogText(pendingEmail)}
      >
        <SendAgain
          account={email}
          email={pendingEmail}
          onSent={() => {
            setAsking(false);
            pause.begin();
            toast({ title: words.sent(pendingEmail), tone: "success" });
          }}
        />
      </Dialog>
    </>
  );
}

/** The same change once more, which needs the password as it did the first time. */
function SendAgain({ account, email, onSent }: { account: string; email: string; onSent: () => void }) {
  const { api } = useVisit();
  const queryClient = useQueryClient();
  const key = meQuery(usePersonId());
  const form = useForm({
    id: "pending-email",
    initial: { currentPassword: "" },
    check: ({ currentPassword }) =>
      currentPassword ? {} : { currentPassword: formWords.required(words.currentPassword) },
    send: async ({ currentPassword }) => {
      const me = await queryClient.fetchQuery(key);
      const { data, etag } = await api.tagged.updateProfile({
        body: { ...fieldsOf(me.data), email, currentPassword },
        ...(me.etag && { header: { "If-Match": me.etag } }),
      });
      queryClient.setQueryData(key.queryKey, { data: data.userData, etag });
      onSent();
    },
    explain: (error) => {
      if (!(error instanceof ApiProblem)) return null;
      if (error.kind === "wrong-password") return { currentPassword: error.detail ?? error.title };
      return error.kind === "changed-meanwhile" ? { form: words.changed } : null;
    },
  });
  return (
    <FormFrame form={form}>
      <AccountName email={account} />
      <PasswordField label={words.currentPassword} autoComplete="current-password" {...form.field("currentPassword")} />
      <Button type="submit" loading={form.busy}>
        {words.send}
      </Button>
    </FormFrame>
  );
}
