import { Button } from "@troth/ui/button";
import { Stack } from "@troth/ui/page";
import { Text } from "@troth/ui/text";
import { useAtomValue } from "jotai";
import { Link } from "react-router-dom";
import { safePath } from "../guards/safe-path.ts";
import * as paths from "../paths.ts";
import { sessionAtom } from "../state/session.ts";
import { messages as words } from "./verify/messages.ts";

/** The address is confirmed, and how to go on. */
export function Confirmed({ email, from }: { email: string; from: string | undefined }) {
  const { isLoggedIn, userData } = useAtomValue(sessionAtom);
  const isOther = isLoggedIn && userData.email.toLowerCase() !== email.toLowerCase();
  return (
    <Stack gap={4}>
      <Text asChild className="wrap-anywhere">
        <output>{isOther ? words.choose.doneForOther(email, userData.email) : words.done(email)}</output>
      </Text>
      {isLoggedIn ? null : <Text tone="muted">{words.logInHint}</Text>}
      <Button asChild size="lg">
        <Link to={isOther ? paths.home : isLoggedIn ? safePath(from) : paths.login(from)}>
          {isLoggedIn ? words.goOn : words.logIn}
        </Link>
      </Button>
    </Stack>
  );
}
