import { useSuspenseQuery } from "@tanstack/react-query";
import { claimRoleValues } from "@troth/api-client/enumerations";
import { maxNameLength } from "@troth/rules/profile";
import { lengthOf } from "@troth/rules/reviews";
import { AuthTemplate } from "@troth/ui/auth-template";
import { Button } from "@troth/ui/button";
import { Checkbox } from "@troth/ui/checkbox";
import { Stack } from "@troth/ui/page";
import { RadioGroup } from "@troth/ui/radio-group";
import { Text } from "@troth/ui/text";
import { TextArea } from "@troth/ui/text-area";
import { TextField } from "@troth/ui/text-field";
import { useState } from "react";
import { Link, useParams } from "react-router-dom";
import { useAction } from "../actions/use-action.ts";
import { messages as claimWords } from "../claims/messages.ts";
import { choice, tick } from "../forms/controls.ts";
import { FormFrame } from "../forms/form-frame.tsx";
import { messages as formWords } from "../forms/messages.ts";
import { isEmail, useForm } from "../forms/use-form.ts";
import { Head } from "../frame/head.tsx";
import { useFocusMain } from "../frame/use-focus-main.ts";
import * as paths from "../paths.ts";
import { prefetch } from "../prefetch.ts";
import { type Vendor, vendorQuery } from "../queries.ts";
import { messages } from "./messages.ts";

const fetches = prefetch((client, { id = "" }) => client.ensureQueryData(vendorQuery(id)));
export const loader = fetches;
export const clientLoader = fetches;

const words = messages.ask;

/** Where a business that doesn't want to be listed can say so. */
export default function RequestRemoval() {
  const { id = "" } = useParams();
  const { data: vendor } = useSuspenseQuery(vendorQuery(id));
  const [sentTo, setSentTo] = useState<string | null>(null);
  useFocusMain(sentTo === null ? "open" : "sent");
  return (
    <>
      <Head title={words.title(vendor.name)} noindex />
      <AuthTemplate
        title={sentTo === null ? words.heading : words.sentTitle}
        description={sentTo === null ? words.description(vendor.name) : undefined}
      >
        {sentTo === null ? <RemovalForm vendor={vendor} onSent={setSentTo} /> : <Sent vendor={vendor} email={sentTo} />}
      </AuthTemplate>
    </>
  );
}

function RemovalForm({ vendor, onSent }: { vendor: Vendor; onSent: (email: string) => void }) {
  const ask = useAction("requestRemoval");
  const form = useForm({
    id: "removal",
    initial: { name: "", email: "", role: "" as (typeof claimRoleValues)[number] | "", reason: "", goodFaith: false },
    check: ({ name, email, role, reason, goodFaith }) => ({
      ...(!name.trim() && { name: formWords.required(words.name) }),
      ...(!isEmail(email) && { email: formWords.email }),
      ...(!role && { role: words.roleMissing }),
      ...(lengthOf(reason) < 10 && { reason: words.reasonShort }),
      ...(lengthOf(reason) > 2_000 && { reason: words.reasonLong }),
      ...(!goodFaith && { goodFaith: words.goodFaithMissing }),
    }),
    send: async ({ name, email, role, reason }) => {
      if (role === "") return;
      const body = { name: name.trim(), email: email.trim(), role, reason: reason.trim(), goodFaith: true as const };
      const sent = await ask.send({ path: { id: vendor.id }, body });
      onSent(sent.email);
    },
  });
  return (
    <FormFrame form={form}>
      <TextField label={words.name} autoComplete="name" maxLength={maxNameLength} {...form.field("name")} />
      <TextField
        label={words.email}
        hint={words.emailHint}
        type="email"
        inputMode="email"
        autoComplete="email"
        {...form.field("email")}
      />
      <RadioGroup
        legend={words.role}
        layout="cards"
        options={claimRoleValues.map((value) => ({ value, label: claimWords.dialog.roles[value] }))}
        {...choice(form, "role")}
      />
      <TextArea label={words.reason} hint={words.reasonHint} rows={5} maxLength={2_000} {...form.field("reason")} />
      <Checkbox label={words.goodFaith} {...tick(form, "goodFaith")} />
      <Button type="submit" size="lg" loading={form.busy}>
        {words.submit}
      </Button>
      <noscript>{words.noScript}</noscript>
    </FormFrame>
  );
}

function Sent({ vendor, email }: { vendor: Vendor; email: string }) {
  return (
    <Stack gap={4}>
      <Text className="wrap-anywhere">{words.sent(email)}</Text>
      <Stack direction="row" gap={3}>
        <Button asChild>
          <Link to={paths.removalRequest}>{words.status}</Link>
        </Button>
        <Button asChild variant="plain">
          <Link to={paths.vendor(vendor.id)}>{words.back}</Link>
        </Button>
      </Stack>
    </Stack>
  );
}
