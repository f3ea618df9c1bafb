import { AuthTemplate } from "@troth/ui/auth-template";
import { Stack } from "@troth/ui/page";
import { Text } from "@troth/ui/text";
import { TextLink } from "@troth/ui/text-link";
import { Link, useSearchParams } from "react-router-dom";
import { accountPictures } from "../account-pictures.ts";
import { useAction } from "../../actions/use-action.ts";
import { Head } from "../../frame/head.tsx";
import { useFocusMain } from "../../frame/use-focus-main.ts";
import { useLocationState } from "../../frame/use-location-state.ts";
import * as paths from "../../paths.ts";
import type { Reads } from "../../prefetch.ts";
import { isShape, isString } from "../../state/shape.ts";
import { useVisit } from "../../visit.ts";
import { returnPath } from "../return-path.ts";
import { SendAgain } from "../send-again.tsx";
import { AskForLink } from "./ask-for-link.tsx";
import { messages } from "./messages.ts";

/** The previous page already knows the address. */
const isPrefill = isShape<{ email: string }>({ email: isString });
/** Kept in the history, so that going back returns to the form. */
const isSent = isShape<{ sentTo: string }>({ sentTo: isString });

export const handle: Reads = { reads: ["email", "from"] };

export default function ForgetPassword() {
  const [params] = useSearchParams();
  const email = useLocationState(isPrefill)?.email ?? params.get("email") ?? undefined;
  const from = params.get("from") ?? undefined;
  const sentTo = useLocationState(isSent)?.sentTo;
  useFocusMain(sentTo ?? "");
  return (
    <>
      <Head title={messages.ask.title} noindex />
      {sentTo ? <LookInYourInbox email={sentTo} from={from} /> : <Ask email={email} from={from} />}
    </>
  );
}

type Asking = { email: string | undefined; from: string | undefined };

function Ask({ email, from }: Asking) {
  const { googleLogin } = useVisit().settings;
  const words = messages.ask;
  const [before, emphasis] = words.heading;
  return (
    <AuthTemplate
      picture={accountPictures.letter}
      title={
        <>
          {before}
          <em>{emphasis}</em>
        </>
      }
      description={words.description}
      footer={
        <>
          {words.remembered}{" "}
          <TextLink asChild>
            <Link to={paths.login(from)}>{words.logIn}</Link>
          </TextLink>
        </>
      }
    >
      <Stack gap={4}>
        <AskForLink email={email} from={from} />
        {googleLogin ? (
          <Text size={14} tone="muted">
            {words.google}
          </Text>
        ) : null}
      </Stack>
    </AuthTemplate>
  );
}

/** The same whether or not the address has an account. */
function LookInYourInbox({ email, from }: Asking & { email: string }) {
  const ask = useAction("forgetPassword");
  const words = messages.inbox;
  const [before, after] = words.sent;
  return (
    <AuthTemplate
      picture={accountPictures.letter}
      title={words.title}
      footer={
        <>
          {words.nothing}{" "}
          <TextLink asChild>
            <Link to={paths.forgetPassword(from)} state={{ email }}>
              {words.other}
            </Link>
          </TextLink>
        </>
      }
    >
      <Stack gap={4}>
        <Text>
          {before}
          <strong className="wrap-anywhere">{email}</strong>
          {after} {words.what}
        </Text>
        <SendAgain
          email={email}
          wait
          key={email}
          send={(to) => ask.send({ body: { email: to, ...returnPath(from) } })}
        />
      </Stack>
    </AuthTemplate>
  );
}
