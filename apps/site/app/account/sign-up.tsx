import { isLongEnough } from "@troth/rules/passwords";
import { AuthTemplate } from "@troth/ui/auth-template";
import { Button } from "@troth/ui/button";
import { PasswordField } from "@troth/ui/password-field";
import { Text } from "@troth/ui/text";
import { TextField } from "@troth/ui/text-field";
import { TextLink } from "@troth/ui/text-link";
import { useSetAtom } from "jotai";
import { type MouseEvent, useEffect } from "react";
import { Link, useLocation, useNavigate, useSearchParams } from "react-router-dom";
import { accountPictures } from "./account-pictures.ts";
import { useAction } from "../actions/use-action.ts";
import { FormFrame } from "../forms/form-frame.tsx";
import { messages as formWords } from "../forms/messages.ts";
import { isEmail, useForm } from "../forms/use-form.ts";
import { Head } from "../frame/head.tsx";
import { useLocationState } from "../frame/use-location-state.ts";
import { safePath } from "../guards/safe-path.ts";
import * as paths from "../paths.ts";
import * as rarePaths from "../rare-paths.ts";
import type { Reads } from "../prefetch.ts";
import { routeStateAtom } from "../state/route-state.ts";
import { isShape, isString } from "../state/shape.ts";
import { ContinueWithGoogle } from "./continue-with-google.tsx";
import { messages } from "./messages.ts";
import { returnPath } from "./return-path.ts";

const words = messages.signUp;

type Written = { firstName: string; lastName: string; email: string; location: string };

/** What the person had typed before they went to read the terms; never the password. */
const isKept = isShape<{ written: Written }>({
  written: isShape<Written>({ firstName: isString, lastName: isString, email: isString, location: isString }),
});

export const handle: Reads = { reads: ["from"] };

export default function SignUp() {
  const signUp = useAction("signUp");
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
      await signUp.send({
        body: {
          firstName: firstName.trim(),
          lastName: lastName.trim(),
          email: email.trim(),
          password,
          ...(place && { location: place }),
          ...returnPath(from),
        },
      });
      // The e-mailed link may open in another tab, so the path to continue to is kept for it; the link carries the path
      // to other browsers.
      setRouteState({ route: safePath(from) });
      await navigate(rarePaths.signUpVerify, { state: { email: email.trim() } });
    },
  });

  const { fillIn } = form;
  const written = useLocationState(isKept)?.written;
  useEffect(() => {
    if (written) fillIn(written);
  }, [written, fillIn]);

  // Kept in this page's history entry: coming back finds it, and no one else does.
  const { pathname, search } = useLocation();
  const { firstName, lastName, email, location } = form.watch();
  const keepAndFollow = async (event: MouseEvent<HTMLAnchorElement>) => {
    // To another tab or window, or to the disk: this page stays.
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const to = event.currentTarget.pathname;
    const state = { written: { firstName, lastName, email, location } };
    await navigate(pathname + search, { replace: true, state, preventScrollReset: true });
    await navigate(to);
  };

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
        picture={accountPictures.balloon}
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
              <Link to={paths.terms} onClick={(event) => void keepAndFollow(event)}>
                {terms}
              </Link>
            </TextLink>
            {and}
            <TextLink asChild>
              <Link to={paths.privacy} onClick={(event) => void keepAndFollow(event)}>
                {privacy}
              </Link>
            </TextLink>
            {end}
          </Text>
        </FormFrame>
        <ContinueWithGoogle from={from} />
      </AuthTemplate>
    </>
  );
}
