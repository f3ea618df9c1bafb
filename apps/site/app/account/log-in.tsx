import { ApiProblem } from "@troth/api-client";
import { AuthTemplate } from "@troth/ui/auth-template";
import { Button } from "@troth/ui/button";
import { PasswordField } from "@troth/ui/password-field";
import { TextField } from "@troth/ui/text-field";
import { TextLink } from "@troth/ui/text-link";
import { useSetAtom } from "jotai";
import { Link, useSearchParams } from "react-router-dom";
import { FormFrame } from "../forms/form-frame.tsx";
import { messages as formWords } from "../forms/messages.ts";
import { isEmail, useForm } from "../forms/use-form.ts";
import { Head } from "../frame/head.tsx";
import * as paths from "../paths.ts";
import { loginAtom } from "../state/session.ts";
import { useVisit } from "../visit.ts";
import { messages } from "./messages.ts";

const words = messages.logIn;

/** Once the session is there, the guard of this page leads on to where one came from. */
export default function LogIn() {
  const { api } = useVisit();
  const [params] = useSearchParams();
  const from = params.get("from") ?? undefined;
  const login = useSetAtom(loginAtom);

  const form = useForm({
    id: "login",
    initial: { email: "", password: "" },
    check: ({ email, password }) => ({
      ...(!isEmail(email) && { email: formWords.email }),
      ...(!password && { password: formWords.required(words.password) }),
    }),
    send: async ({ email, password }) => login(await api.login({ body: { email: email.trim(), password } })),
    explain: (error) => (error instanceof ApiProblem && error.status === 401 ? { form: words.wrong } : null),
  });

  const [before, emphasis] = words.heading;
  return (
    <>
      <Head title={words.title} description={words.description} path="/login" />
      <AuthTemplate
        title={
          <>
            {before}
            <em>{emphasis}</em>
          </>
        }
        description={words.description}
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
          <TextField
            label={words.email}
            type="email"
            inputMode="email"
            autoComplete="username"
            {...form.field("email")}
          />
          <PasswordField label={words.password} autoComplete="current-password" {...form.field("password")} />
          <Button type="submit" size="lg" loading={form.busy}>
            {words.submit}
          </Button>
        </FormFrame>
      </AuthTemplate>
    </>
  );
}
