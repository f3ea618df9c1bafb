import { useQuery } from "@tanstack/react-query";
import { AuthTemplate } from "@troth/ui/auth-template";
import { Stack } from "@troth/ui/page";
import { Text } from "@troth/ui/text";
import { TextLink } from "@troth/ui/text-link";
import { useAtomValue } from "jotai";
import { Link } from "react-router-dom";
import { accountPictures } from "./account-pictures.ts";
import { Head } from "../frame/head.tsx";
import { useFocusMain } from "../frame/use-focus-main.ts";
import { useLocationState } from "../frame/use-location-state.ts";
import * as paths from "../paths.ts";
import { meQuery } from "./profile/queries.ts";
import { currentDraftVendorIdAtom } from "../state/review-draft.ts";
import { routeStateAtom } from "../state/route-state.ts";
import { sessionAtom } from "../state/session.ts";
import { isShape, isString } from "../state/shape.ts";
import { isListingUnsaved, isReviewUnsaved } from "../state/unsaved.ts";
import { Confirmed } from "./confirmed.tsx";
import { messages as waitWords } from "./inbox-messages.ts";
import { messages } from "./messages.ts";
import { returnPath } from "./return-path.ts";
import { SendAgain } from "./send-again.tsx";
import { messages as verifyWords } from "./verify/messages.ts";

const words = messages.inbox;
const isHandedOver = isShape<{ email: string }>({ email: isString });

export default function LookInYourInbox() {
  const email = useLocationState(isHandedOver)?.email;
  const { from } = returnPath(useAtomValue(routeStateAtom).route);
  const begun = useAtomValue(currentDraftVendorIdAtom) !== "";
  const { _id: personId } = useAtomValue(sessionAtom).userData;
  // The link in the e-mail may have been opened in another tab, which also logs in here.
  const me = useQuery({ ...meQuery(personId), enabled: personId !== "", refetchOnWindowFocus: true }).data?.data;
  const isDone = me?.emailVerified === true;
  useFocusMain(isDone ? "done" : "waiting");
  const title = isDone ? verifyWords.titles.done : words.title;
  return (
    <>
      <Head title={title} noindex />
      <AuthTemplate
        title={title}
        picture={accountPictures.letter}
        footer={
          isDone ? null : (
            <>
              {words.wrong}{" "}
              <TextLink asChild>
                <Link to={paths.signUp(from)}>{words.signUpAgain}</Link>
              </TextLink>
            </>
          )
        }
      >
        {isDone ? (
          <Confirmed email={me.email} from={from} />
        ) : (
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
              <Text tone="muted">{isListingUnsaved() ? waitWords.listingNotKept : waitWords.listing}</Text>
            ) : begun ? (
              <Text tone="muted">{isReviewUnsaved() ? waitWords.reviewNotKept : waitWords.review}</Text>
            ) : null}
            {/* On another device, which this one can't hear of, or beside a draft that only this tab has. */}
            {personId === "" ? (
              <Text>
                {waitWords.confirmed}{" "}
                <TextLink asChild>
                  <Link to={paths.login(from)}>{waitWords.logIn}</Link>
                </TextLink>
              </Text>
            ) : null}
            <SendAgain email={email} from={from} wait={Boolean(email)} key={email ?? ""} />
          </Stack>
        )}
      </AuthTemplate>
    </>
  );
}
