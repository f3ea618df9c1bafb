import { ApiProblem } from "@troth/api-client";
import { AuthTemplate } from "@troth/ui/auth-template";
import { Banner } from "@troth/ui/banner";
import { Button } from "@troth/ui/button";
import { Stack } from "@troth/ui/page";
import { PasswordField } from "@troth/ui/password-field";
import { Text } from "@troth/ui/text";
import { TextField } from "@troth/ui/text-field";
import { TextLink } from "@troth/ui/text-link";
import { useSetAtom } from "jotai";
import { Link } from "react-router-dom";
import { accountPictures } from "../account-pictures.ts";
import { useAction } from "../../actions/use-action.ts";
import { FormFrame } from "../../forms/form-frame.tsx";
import { messages as formWords } from "../../forms/messages.ts";
import { isEmail, useForm } from "../../forms/use-form.ts";
import { Head } from "../../frame/head.tsx";
import { useFocusMain } from "../../frame/use-focus-main.ts";
import { PageSkeleton } from "../../frame/page-skeleton.tsx";
import * as paths from "../../paths.ts";
import type { Reads } from "../../prefetch.ts";
import { loginAtom } from "../../state/session.ts";
import { ContinueWithGoogle } from "../continue-with-google.tsx";
import { CodeStep } from "./code-step.tsx";
import { messages as words } from "./messages.ts";
import { type Stage, useStage } from "./stage.ts";

/** The password is right, but there is no session yet. */
const stageAfter: Record<string, Stage> = { "second-step-needed": "code", "second-step-missing": "mailed" };

export const handle: Reads = { reads: ["from", "google"] };

/** Once there is a session, this page's guard sends people back to where they came from. */
export default function LogIn() {
  const logIn = useAction("login", { onDone: useSetAtom(loginAtom) });
  const { stage, from, enter } = useStage();
  useFocusMain(stage === "code" ? null : stage);

  // Here, not in the first step, so that what was typed there is kept for anyone who goes back to it.
  const form = useForm({
    id: "login",
    initial: { email: "", password: "" },
    check: ({ email, password }) => ({
      ...(!isEmail(email) && { email: formWords.email }),
      ...(!password && { password: formWords.required(words.password) }),
    }),
    send: async ({ email, password }) => {
      try {
        await logIn.send({ body: { email: email.trim(), password } });
      } catch (error) {
        const next = error instanceof ApiProblem ? stageAfter[error.kind] : undefined;
        if (!next) throw error;
        enter(next);
      }
    },
    explain: (error) => {
      if (!(error instanceof ApiProblem)) return null;
      if (error.kind === "suspended") return { form: words.suspended };
      return error.status === 401 ? { form: words.wrong } : null;
    },
  });

  return (
    <>
      <Head title={words.title} description={words.description} path="/login" />
      {stage === "returning" ? (
        <Returning />
      ) : stage === "code" ? (
        <CodeStep from={from} onExpired={() => enter("expired")} />
      ) : stage === "mailed" ? (
        <Mailed from={from} />
      ) : (
        <FirstStep form={form} stage={stage} from={from} />
      )}
    </>
  );
}

type FirstStepProps = {
  form: ReturnType<typeof useForm<{ email: string; password: string }>>;
  stage: Exclude<Stage, "returning" | "code" | "mailed">;
  from: string | undefined;
};

function FirstStep({ form, stage, from }: FirstStepProps) {
  const [before, emphasis] = words.heading;
  return (
    <AuthTemplate
      title={
        <>
          {before}
          <em>{emphasis}</em>
        </>
      }
      description={words.description}
      picture={accountPictures.weddingArch}
      footer={
        <>
          {words.newHere}{" "}
          <TextLink asChild>
            <Link to={paths.signUp(from)}>{words.signUp}</Link>
          </TextLink>
        </>
      }
    >
      <FormFrame form={form}>
        <Notice stage={stage} from={from} />
        <TextField
          label={words.email}
          type="email"
          inputMode="email"
          autoComplete="username"
          {...form.field("email")}
        />
        <PasswordField label={words.password} autoComplete="current-password" {...form.field("password")} />
        <Text size={15} className="-mt-1">
          <TextLink asChild>
            <Link to={paths.forgetPassword(from)} state={{ email: form.watch("email").trim() }}>
              {words.forgotten}
            </Link>
          </TextLink>
        </Text>
        <Button type="submit" size="lg" loading={form.busy}>
          {words.submit}
        </Button>
      </FormFrame>
      <ContinueWithGoogle from={from} />
    </AuthTemplate>
  );
}

/** Why people are back here. */
function Notice({ stage, from }: Pick<FirstStepProps, "stage" | "from">) {
  switch (stage) {
    case "start":
      return null;
    case "expired":
    case "suspended":
      return (
        <Banner tone="caution" live>
          {words[stage]}
        </Banner>
      );
    case "interrupted":
      return (
        <Banner
          tone="danger"
          live
          action={
            <Button asChild size="sm" variant="outline">
              <Link to={paths.backFromGoogle(from)}>{words.google.tryAgain}</Link>
            </Button>
          }
        >
          {words.google.interrupted}
        </Banner>
      );
    default:
      return (
        <Banner tone={stage === "cancelled" ? "info" : "caution"} live>
          {words.google[stage]}
        </Banner>
      );
  }
}

function Returning() {
  return (
    <>
      <Text asChild className="sr-only">
        <output>{words.google.returning}</output>
      </Text>
      <PageSkeleton />
    </>
  );
}

/** An admin without a second step: their e-mail has a link to set it up. */
function Mailed({ from }: { from: string | undefined }) {
  return (
    <AuthTemplate title={words.mailed.heading} picture={accountPictures.letter}>
      <Stack gap={4}>
        <Text asChild>
          <output>{words.mailed.text}</output>
        </Text>
        <Text tone="muted">{words.mailed.after}</Text>
        <Button asChild variant="outline">
          <Link to={paths.login(from)}>{words.back}</Link>
        </Button>
      </Stack>
    </AuthTemplate>
  );
}
