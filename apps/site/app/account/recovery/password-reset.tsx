import { AuthTemplate } from "@troth/ui/auth-template";
import { Button } from "@troth/ui/button";
import { Stack } from "@troth/ui/page";
import { Text } from "@troth/ui/text";
import { useAtomValue } from "jotai";
import { Link } from "react-router-dom";
import { accountPictures } from "../account-pictures.ts";
import { Head } from "../../frame/head.tsx";
import { useLocationState } from "../../frame/use-location-state.ts";
import * as paths from "../../paths.ts";
import { sessionAtom } from "../../state/session.ts";
import { isBoolean, isShape, isString } from "../../state/shape.ts";
import { returnPath } from "../return-path.ts";
import { messages } from "./messages.ts";

const words = messages.done;
const isHandedOver = isShape<{ isReset: boolean }>({ isReset: isBoolean });
const isFrom = isShape<{ from: string }>({ from: isString });

/** The page after setting a new password. People who come here another way are told nothing that may not be true. */
export default function PasswordReset() {
  const isReset = useLocationState(isHandedOver)?.isReset ?? false;
  const { from } = returnPath(useLocationState(isFrom)?.from);
  const { isLoggedIn, userData } = useAtomValue(sessionAtom);
  return (
    <>
      <Head title={words.title} noindex />
      <AuthTemplate title={isReset ? words.title : words.unknownTitle} picture={accountPictures.letter}>
        <Stack gap={4}>
          <Text>{isReset ? words.what : words.unknown}</Text>
          {isLoggedIn ? <Text tone="muted">{words.other(userData.email)}</Text> : null}
          <Button asChild size="lg">
            <Link to={isLoggedIn ? paths.home : paths.login(from)}>{isLoggedIn ? words.goOn : words.logIn}</Link>
          </Button>
          {isReset ? null : (
            <Button asChild variant="outline">
              <Link to={paths.forgetPassword(from)}>{words.ask}</Link>
            </Button>
          )}
        </Stack>
      </AuthTemplate>
    </>
  );
}
