import { ApiProblem } from "@troth/api-client";
import { useQueryClient } from "@tanstack/react-query";
import { Banner } from "@troth/ui/banner";
import { Button } from "@troth/ui/button";
import { Dialog } from "@troth/ui/dialog";
import { PasswordField } from "@troth/ui/password-field";
import { useToast } from "@troth/ui/toast";
import { useState } from "react";
import { change } from "../../actions/changes.ts";
import { useAction } from "../../actions/use-action.ts";
import { AccountName } from "../../forms/account-name.tsx";
import { FormFrame } from "../../forms/form-frame.tsx";
import { messages as formWords } from "../../forms/messages.ts";
import { useForm } from "../../forms/use-form.ts";
import { accountQuery } from "../../queries.ts";
import { meQuery } from "./queries.ts";
import { fieldsOf } from "../../state/profile-draft.ts";
import { useResendCooldown } from "../use-resend-cooldown.ts";
import { messages } from "./messages.ts";
import { useAccount, usePersonId } from "./use-account.ts";

const words = messages.pendingEmail;

/** A new address is waiting for its e-mailed link: send that again, or keep the old address. */
export function PendingEmail() {
  const toast = useToast();
  const { data: account } = useAccount();
  const personId = usePersonId();
  const pause = useResendCooldown();
  const [asking, setAsking] = useState(false);
  const keep = useAction("cancelNewEmail", {
    learn: () => [change(accountQuery(personId), (account) => ({ ...account, pendingEmail: null }))],
    done: words.kept(account?.email ?? ""),
    onDone: () => document.getElementById("main")?.focus({ preventScroll: true }),
    failed: "toast",
  });
  if (!account?.pendingEmail) return null;
  const { email, pendingEmail } = account;

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
            <Button size="sm" variant="plain" loading={keep.busy} onClick={() => void keep.run()}>
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
            pause.start();
            toast({ title: words.sent(pendingEmail), tone: "success" });
          }}
        />
      </Dialog>
    </>
  );
}

/** Repeats the change, which needs the password as it did the first time. */
function SendAgain({ account, email, onSent }: { account: string; email: string; onSent: () => void }) {
  const queryClient = useQueryClient();
  const query = meQuery(usePersonId());
  const ask = useAction("tagged.updateProfile", {
    learn: ({ data, etag }) => [change(query, () => ({ data: data.userData, etag }))],
    onDone: onSent,
  });
  const form = useForm({
    id: "pending-email",
    initial: { currentPassword: "" },
    check: ({ currentPassword }) =>
      currentPassword ? {} : { currentPassword: formWords.required(words.currentPassword) },
    send: async ({ currentPassword }) => {
      const me = await queryClient.fetchQuery(query);
      await ask.send({
        body: { ...fieldsOf(me.data), email, currentPassword },
        ...(me.etag && { header: { "If-Match": me.etag } }),
      });
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
