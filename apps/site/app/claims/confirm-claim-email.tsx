import { AuthTemplate } from "@troth/ui/auth-template";
import { Button } from "@troth/ui/button";
import { Stack } from "@troth/ui/page";
import { Text } from "@troth/ui/text";
import { useState } from "react";
import { Link } from "react-router-dom";
import type { Schemas } from "@troth/api-client";
import { isLinkInvalid } from "../account/is-link-invalid.ts";
import { MailedLinkStart } from "../account/mailed-link-start.tsx";
import { useMailedLink } from "../account/use-mailed-link.ts";
import { useAction } from "../actions/use-action.ts";
import { FormFrame } from "../forms/form-frame.tsx";
import { useForm } from "../forms/use-form.ts";
import { Head } from "../frame/head.tsx";
import { useFocusMain } from "../frame/use-focus-main.ts";
import { useHydrated } from "../frame/use-location-state.ts";
import * as paths from "../paths.ts";
import { messages } from "./messages.ts";

const words = messages.confirm;

/** The link sent to a claim's business e-mail leads here; whoever reads it need not be logged in. */
export default function ConfirmClaimEmail() {
  const { token } = useMailedLink();
  const hydrated = useHydrated();
  return (
    <>
      <Head title={words.title} noindex />
      <MailedLinkStart />
      {hydrated && !token ? <Missing /> : <Confirm key={token} token={token ?? ""} />}
    </>
  );
}

type Outcome = Schemas["ClaimEmailConfirmed"] | "open" | "spent";

function Confirm({ token }: { token: string }) {
  const [outcome, setOutcome] = useState<Outcome>("open");
  useFocusMain(typeof outcome === "string" ? outcome : "done");
  const confirm = useAction("confirmClaimEmail", { stale: ["listMyClaims"] });
  const form = useForm({
    id: "claim-email",
    initial: {},
    send: async () => {
      try {
        setOutcome(await confirm.send({ body: { token } }));
      } catch (error) {
        if (!isLinkInvalid(error)) throw error;
        setOutcome("spent");
      }
    },
  });
  if (outcome === "open")
    return (
      <AuthTemplate title={words.title}>
        <FormFrame form={form}>
          <Text>{words.description}</Text>
          <Button type="submit" size="lg" loading={form.busy} disabled={!token}>
            {words.submit}
          </Button>
        </FormFrame>
      </AuthTemplate>
    );
  if (outcome === "spent")
    return (
      <AuthTemplate title={words.invalidTitle}>
        <Stack gap={4}>
          <Text>{words.invalid}</Text>
          <YourClaims />
        </Stack>
      </AuthTemplate>
    );
  const { email, vendor } = outcome;
  return (
    <AuthTemplate title={words.doneTitle}>
      <Stack gap={4}>
        <Text className="wrap-anywhere">{words.done(email, vendor.name)}</Text>
        <Button asChild size="lg">
          <Link to={paths.vendor(vendor.id)}>{words.page}</Link>
        </Button>
      </Stack>
    </AuthTemplate>
  );
}

function Missing() {
  return (
    <AuthTemplate title={words.missingTitle}>
      <Stack gap={4}>
        <Text>{words.missing}</Text>
        <YourClaims />
      </Stack>
    </AuthTemplate>
  );
}

const YourClaims = () => (
  <Button asChild size="lg">
    <Link to={paths.yourClaims()}>{words.yours}</Link>
  </Button>
);
