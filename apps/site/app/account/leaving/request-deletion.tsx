import { AuthTemplate } from "@troth/ui/auth-template";
import { Button } from "@troth/ui/button";
import { ErrorSummary } from "@troth/ui/error-summary";
import { FormSection, FormTemplate } from "@troth/ui/form-template";
import { Stack } from "@troth/ui/page";
import { Prose } from "@troth/ui/prose";
import { RadioGroup } from "@troth/ui/radio-group";
import { Text } from "@troth/ui/text";
import { TextLink } from "@troth/ui/text-link";
import { Link, useNavigate } from "react-router-dom";
import { useAction } from "../../actions/use-action.ts";
import { messages as formWords } from "../../forms/messages.ts";
import { useForm } from "../../forms/use-form.ts";
import { Head } from "../../frame/head.tsx";
import { useFocusMain } from "../../frame/use-focus-main.ts";
import { useLocationState } from "../../frame/use-location-state.ts";
import * as paths from "../../paths.ts";
import * as rarePaths from "../../rare-paths.ts";
import { isOneOf, isShape, isString } from "../../state/shape.ts";
import { SendAgain } from "../send-again.tsx";
import { DownloadMyData } from "./download-my-data.tsx";
import { messages } from "./messages.ts";

const words = messages.request;

type Reviews = "delete" | "keep";
type Sent = { sentTo: string; reviews: Reviews };

/** Kept in the history, so that going back returns to the form. */
const isSent = isShape<Sent>({ sentTo: isString, reviews: isOneOf("delete", "keep") });

export default function RequestDeletion() {
  const sent = useLocationState(isSent);
  useFocusMain(sent ? "sent" : "asked");
  return (
    <>
      <Head title={words.title} noindex />
      {sent ? <LookInYourInbox {...sent} /> : <Ask />}
    </>
  );
}

function Ask() {
  const ask = useAction("requestAccountDeletion");
  const navigate = useNavigate();
  const form = useForm<{ reviews: Reviews }>({
    id: "deletion",
    initial: { reviews: "delete" },
    send: async ({ reviews }) => {
      const { email: sentTo } = await ask.send({ body: { reviews } });
      await navigate(rarePaths.requestDeletion, { state: { sentTo, reviews } satisfies Sent });
    },
  });
  return (
    <FormTemplate
      title={words.title}
      description={words.description}
      errors={form.summary.errors.length ? <ErrorSummary title={formWords.summary} {...form.summary} /> : null}
      actions={
        <>
          <Button type="submit" tone="danger" loading={form.busy}>
            {words.submit}
          </Button>
          <Button asChild variant="outline">
            <Link to={paths.profile("Settings")}>{words.stay}</Link>
          </Button>
        </>
      }
      {...form.props}
    >
      {/* First, since the buttons stay in sight: no one should press one without having seen that there is a choice. */}
      <FormSection title={words.reviews} description={words.reviewsWhy}>
        <RadioGroup
          legend={words.question}
          layout="cards"
          name="reviews"
          value={form.watch("reviews")}
          onValueChange={(reviews) => form.set("reviews", reviews)}
          options={[
            { value: "delete", label: words.delete, hint: words.deleteHint },
            { value: "keep", label: words.keep, hint: words.keepHint },
          ]}
        />
      </FormSection>
      <FormSection title={words.goes} description={words.goesWhen}>
        <List items={words.going} />
      </FormSection>
      <FormSection title={words.stays} description={words.staysWhy}>
        <List items={words.staying} />
      </FormSection>
      <FormSection title={words.export} description={words.exportWhy}>
        <DownloadMyData />
      </FormSection>
    </FormTemplate>
  );
}

function List({ items }: { items: readonly string[] }) {
  return (
    <Prose>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </Prose>
  );
}

function LookInYourInbox({ sentTo, reviews }: Sent) {
  const ask = useAction("requestAccountDeletion");
  const inbox = messages.inbox;
  return (
    <AuthTemplate
      title={inbox.title}
      footer={
        <>
          {inbox.back}{" "}
          <TextLink asChild>
            <Link to={rarePaths.requestDeletion}>{inbox.other}</Link>
          </TextLink>
        </>
      }
    >
      <Stack gap={4}>
        <Text>
          {inbox.sentTo} <strong className="wrap-anywhere">{sentTo}</strong>. {inbox.what}
        </Text>
        <SendAgain email={sentTo} wait send={() => ask.send({ body: { reviews } })} />
        <Button asChild variant="plain">
          <Link to={paths.profile("Settings")}>{words.stay}</Link>
        </Button>
      </Stack>
    </AuthTemplate>
  );
}
