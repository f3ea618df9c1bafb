import { ApiProblem } from "@troth/api-client";
import { AuthTemplate } from "@troth/ui/auth-template";
import { Button } from "@troth/ui/button";
import { TextField } from "@troth/ui/text-field";
import { TextLink } from "@troth/ui/text-link";
import { useSetAtom } from "jotai";
import { useEffect, useState } from "react";
import { Link } from "react-router-dom";
import { accountPictures } from "../account-pictures.ts";
import { useAction } from "../../actions/use-action.ts";
import { FormFrame } from "../../forms/form-frame.tsx";
import { useForm } from "../../forms/use-form.ts";
import * as paths from "../../paths.ts";
import { loginAtom } from "../../state/session.ts";
import { CodeField, isCode } from "../second-step/code-field.tsx";
import { messages as secondStepWords } from "../second-step/messages.ts";
import { messages } from "./messages.ts";

const words = messages.code;

type CodeStepProps = {
  from: string | undefined;
  /** Called when the first step was too long ago. */
  onExpired: () => void;
};

/** The second step of a login: a code from the authenticator or, if that is lost, a recovery code. */
export function CodeStep({ from, onExpired }: CodeStepProps) {
  const [recovery, setRecovery] = useState(false);
  const [before, emphasis] = words.heading;
  return (
    <AuthTemplate
      picture={accountPictures.weddingArch}
      title={
        <>
          {before}
          <em>{emphasis}</em>
        </>
      }
      description={words.description}
      footer={
        <>
          {words.lost}{" "}
          <TextLink asChild>
            <Link to={paths.contactUs}>{words.contact}</Link>
          </TextLink>
        </>
      }
    >
      <CodeForm key={String(recovery)} recovery={recovery} onExpired={onExpired} />
      <div className="mt-4 flex flex-wrap justify-between gap-x-6 gap-y-2">
        <TextLink asChild className="text-15">
          <button type="button" onClick={() => setRecovery(!recovery)}>
            {recovery ? words.otherAuthenticator : words.otherRecovery}
          </button>
        </TextLink>
        <TextLink asChild className="text-15">
          <Link to={paths.login(from)}>{messages.back}</Link>
        </TextLink>
      </div>
    </AuthTemplate>
  );
}

function CodeForm({ recovery, onExpired }: { recovery: boolean; onExpired: () => void }) {
  const login = useSetAtom(loginAtom);
  const finish = useAction("finishLogin", { onDone: login });
  const form = useForm({
    id: "code",
    initial: { code: "" },
    check: ({ code }) =>
      recovery
        ? { ...(!isRecoveryCode(code) && { code: words.recoveryProblem }) }
        : { ...(!isCode(code) && { code: secondStepWords.code.problem }) },
    send: async ({ code }) => {
      try {
        await finish.send({ body: { code: code.trim() } });
      } catch (error) {
        if (!(error instanceof ApiProblem) || error.kind !== "unauthorized") throw error;
        onExpired();
      }
    },
    explain: (error) =>
      error instanceof ApiProblem && ["wrong-code", "invalid-body"].includes(error.kind)
        ? { code: recovery ? words.wrongRecovery : words.wrong }
        : null,
  });
  const { focus } = form;
  // It replaces something that was there a moment ago: people typing can keep typing, and screen readers read it out.
  useEffect(() => focus("code"), [focus]);
  return (
    <FormFrame form={form}>
      {recovery ? (
        <TextField
          label={words.recovery}
          hint={words.recoveryHint}
          size="lg"
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          maxLength={20}
          {...form.field("code")}
        />
      ) : (
        <CodeField {...form.field("code")} />
      )}
      <Button type="submit" size="lg" loading={form.busy}>
        {words.submit}
      </Button>
    </FormFrame>
  );
}

const isRecoveryCode = (text: string): boolean => /^[0-9a-z]{10}$/i.test(text.replaceAll(/[\s-]/g, ""));
