import { AuthTemplate } from "@troth/ui/auth-template";
import { Stack } from "@troth/ui/page";
import { Text } from "@troth/ui/text";
import { TextLink } from "@troth/ui/text-link";
import { useAtomValue } from "jotai";
import { Link } from "react-router-dom";
import { accountPictures } from "./account-pictures.ts";
import { Head } from "../frame/head.tsx";
import { useLocationState } from "../frame/use-location-state.ts";
import * as paths from "../paths.ts";
import { currentDraftVendorIdAtom } from "../state/review-draft.ts";
import { routeStateAtom } from "../state/route-state.ts";
import { isShape, isString } from "../state/shape.ts";
import { messages } from "./messages.ts";
import { returnPath } from "./return-path.ts";
import { SendAgain } from "./send-again.tsx";

const words = messages.inbox;
const isHandedOver = isShape<{ email: string }>({ email: isString });

export default function LookInYourInbox() {
  const email = useLocationState(isHandedOver)?.email;
  const { from } = returnPath(useAtomValue(routeStateAtom).route);
  const begun = useAtomValue(currentDraftVendorIdAtom) !== "";
  return (
    <>
      <Head title={words.title} noindex />
      <AuthTemplate
        title={words.title}
        picture={accountPictures.letter}
        footer={
          <>
            {words.wrong}{" "}
            <TextLink asChild>
              <Link to={paths.signUp(from)}>{words.signUpAgain}</Link>
            </TextLink>
          </>
        }
      >
        <Stack gap={4}>
          <Text>
            {email ? (
              <>
                {words.sentTo} <strong>{email}</strong>.
              </>
            ) : (
              words.sent
            )}{" "}
            {words.what}
          </Text>
          {from === paths.verifyVendor ? (
            <Text tone="muted">{words.listing}</Text>
          ) : begun ? (
            <Text tone="muted">{words.draft}</Text>
          ) : null}
          <SendAgain email={email} from={from} wait={Boolean(email)} key={email ?? ""} />
        </Stack>
      </AuthTemplate>
    </>
  );
}
