import { maxSubjectLength, messageLength } from "@troth/rules/contact";
import { lengthOf, seenLengthOf } from "@troth/rules/text";
import { AuthTemplate } from "@troth/ui/auth-template";
import { Button } from "@troth/ui/button";
import { Stack } from "@troth/ui/page";
import { Text } from "@troth/ui/text";
import { TextArea } from "@troth/ui/text-area";
import { TextField } from "@troth/ui/text-field";
import { TextLink } from "@troth/ui/text-link";
import { useEffect, useRef, useState } from "react";
import { Link } from "react-router-dom";
import { useAction } from "../actions/use-action.ts";
import { FormFrame } from "../forms/form-frame.tsx";
import { messages as formWords } from "../forms/messages.ts";
import { PersonFields } from "../forms/person-fields.tsx";
import { useDraftForm } from "../forms/use-draft-form.ts";
import { useFillInPerson } from "../forms/use-fill-in-person.ts";
import { isEmail } from "../forms/use-form.ts";
import { Head } from "../frame/head.tsx";
import * as rarePaths from "../rare-paths.ts";
import { contactDraftAtom, contactFields } from "../state/contact-draft.ts";
import { useVisit } from "../visit.ts";
import { messages } from "./messages.ts";

const words = messages.contact;

export default function ContactUs() {
  const [sent, setSent] = useState<Sent | null>(null);
  const [before, emphasis] = words.heading;
  return (
    <>
      <Head title={words.title} description={words.description} />
      <AuthTemplate
        title={
          sent ? (
            words.sentTitle
          ) : (
            <>
              {before}
              <em>{emphasis}</em>
            </>
          )
        }
        description={sent ? undefined : words.description}
      >
        {sent ? <Receipt sent={sent} onAnother={() => setSent(null)} /> : <ContactForm onSent={setSent} />}
        <Text size={14} tone="muted" className="mt-8">
          {words.illegal}{" "}
          <TextLink asChild>
            <Link to={rarePaths.notice()}>{words.notice}</Link>
          </TextLink>
        </Text>
        <Operator />
      </AuthTemplate>
    </>
  );
}

/** Who runs the site, if they have said so. */
function Operator() {
  const { operatorName, operatorAddress, operatorCountry } = useVisit().settings.brand;
  if (!operatorName) return null;
  return (
    <Text size={14} tone="muted" className="mt-4">
      {words.operator} {[operatorName, operatorAddress, operatorCountry].filter(Boolean).join(", ")}
    </Text>
  );
}

type Sent = { receipt: string; email: string };

function ContactForm({ onSent }: { onSent: (sent: Sent) => void }) {
  const contact = useAction("contact");
  const form = useDraftForm({
    id: "contact",
    initial: { name: "", email: "", subject: "", message: "" },
    fields: contactFields,
    draft: { atom: contactDraftAtom },
    check: ({ name, email, subject, message }) => ({
      ...(!name.trim() && { name: formWords.required(words.name) }),
      ...(!isEmail(email) && { email: formWords.email }),
      ...(!subject.trim() && { subject: formWords.required(words.subject) }),
      ...(seenLengthOf(message) < messageLength.min && { message: words.messageShort }),
      ...(lengthOf(message) > messageLength.max && { message: words.messageLong }),
    }),
    send: async ({ name, email, subject, message }) => {
      const address = email.trim();
      const { receipt } = await contact.send({
        body: { name: name.trim(), email: address, subject: subject.trim(), message: message.trim() },
      });
      onSent({ receipt, email: address });
    },
  });
  useFillInPerson(form);
  return (
    <FormFrame form={form}>
      <PersonFields words={words} form={form} />
      <TextField label={words.subject} maxLength={maxSubjectLength} {...form.field("subject")} />
      <TextArea label={words.message} rows={7} maxLength={messageLength.max} {...form.field("message")} />
      <Button type="submit" size="lg" loading={form.busy}>
        {words.submit}
      </Button>
    </FormFrame>
  );
}

function Receipt({ sent, onAnother }: { sent: Sent; onAnother: () => void }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => root.current?.focus(), []);
  return (
    <Stack gap={4} ref={root} tabIndex={-1}>
      <Text>{words.sent(sent.email)}</Text>
      <Text size={21} className="figures font-semibold">
        {sent.receipt}
      </Text>
      <Button variant="outline" onClick={onAnother}>
        {words.another}
      </Button>
    </Stack>
  );
}
