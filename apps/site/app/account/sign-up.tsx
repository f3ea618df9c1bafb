import { AuthTemplate } from "@troth/ui/auth-template";
import { Button } from "@troth/ui/button";
import { PasswordField } from "@troth/ui/password-field";
import { Text } from "@troth/ui/text";
import { TextField } from "@troth/ui/text-field";
import { TextLink } from "@troth/ui/text-link";
import { useSetAtom } from "jotai";
import { Link, useNavigate, useSearchParams } from "react-router-dom";
import { FormFrame } from "../forms/form-frame.tsx";
import { messages as formWords } from "../forms/messages.ts";
import { isEmail, isLongEnough, useForm } from "../forms/use-form.ts";
import { Head } from "../frame/head.tsx";
import { safePath } from "../guards/safe-path.ts";
import * as paths from "../paths.ts";
import { routeStateAtom } from "../state/route-state.ts";
import { useVisit } from "../visit.ts";
import { ContinueWithGoogle } from "./continue-with-google.tsx";
import { messages } from "./messages.ts";

const words = messages.signUp;

export default function SignUp() {
  const { api } = useVisit();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const from = params.get("from") ?? undefined;
  const setRouteState = useSetAtom(routeStateAtom);

  const form = useForm({
    id: "signup",
    initial: { firstName: "", lastName: "", email: "", password: "", location: "" },
    check: ({ firstName, lastName, email, password }) => ({
      ...(!firstName.trim() && { firstName: formWords.required(words.firstName) }),
      ...(!lastName.trim() && { lastName: formWords.required(words.lastName) }),
      ...(!isEmail(email) && { email: formWords.email }),
      ...(!isLongEnough(password) && { password: formWords.password }),
    }),
    send: async ({ firstName, lastName, email, password, location }) => {
      const place = location.trim();
      await api.signUp({
        body: {
          firstName: firstName.trim(),
          lastName: lastName.trim(),
          email: email.trim(),
          password,
          ...(place && { location: place }),
        },
      });
      // The mailed link may open in another tab: where to go on is kept for it.
      setRouteState({ route: safePath(from) });
      await navigate(paths.signUpVerify, { state: { email: email.trim() } });
    },
  });

  const [before, emphasis, after] = words.heading;
  const [accept, terms, and, privacy, end] = words.terms;
  return (
    <>
      <Head title={words.title} description={words.description} path="/signup" />
      <AuthTemplate
        title={
          <>
            {before}
            <em>{emphasis}</em>
            {after}
          </>
        }
        description={words.description}
        footer={
          <>
            {words.already}{" "}
            <TextLink asChild>
              <Link to={paths.login(from)}>{words.logIn}</Link>
            </TextLink>
          </>
        }
      >
        <FormFrame form={form}>
          <TextField label={words.firstName} autoComplete="given-name" {...form.field("firstName")} />
          <TextField
            label={words.lastName}
            hint={words.lastNameHint}
            autoComplete="family-name"
            {...form.field("lastName")}
          />
          <TextField label={words.email} type="email" inputMode="email" autoComplete="email" {...form.field("email")} />
          <PasswordField
            label={words.password}
            hint={formWords.passwordHint}
            autoComplete="new-password"
            strength
            {...form.field("password")}
          />
          <TextField
            label={words.location}
            hint={words.locationHint}
            optional
            autoComplete="address-level2"
            {...form.field("location")}
          />
          <Button type="submit" size="lg" loading={form.busy}>
            {words.submit}
          </Button>
          <Text size={14} tone="muted">
            {accept}
            <TextLink asChild>
              <Link to={paths.terms}>{terms}</Link>
            </TextLink>
            {and}
            <TextLink asChild>
              <Link to={paths.privacy}>{privacy}</Link>
            </TextLink>
            {end}
          </Text>
        </FormFrame>
        <ContinueWithGoogle from={from} />
      </AuthTemplate>
    </>
  );
}
