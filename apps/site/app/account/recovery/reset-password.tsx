import { AuthTemplate } from "@troth/ui/auth-template";
import { Stack } from "@troth/ui/page";
import { Text } from "@troth/ui/text";
import { useAtomValue } from "jotai";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { accountPictures } from "../account-pictures.ts";
import { Head } from "../../frame/head.tsx";
import { useFocusMain } from "../../frame/use-focus-main.ts";
import { useHydrated } from "../../frame/use-location-state.ts";
import * as rarePaths from "../../rare-paths.ts";
import { sessionAtom } from "../../state/session.ts";
import { useVisit } from "../../visit.ts";
import { MailedLinkStart } from "../mailed-link-start.tsx";
import { useMailedLink } from "../use-mailed-link.ts";
import { AskForLink } from "./ask-for-link.tsx";
import { messages } from "./messages.ts";
import { NewPassword } from "./new-password.tsx";

const words = messages.reset;

/** The e-mailed link leads here. A refused password does not use it up. */
export default function ResetPassword() {
  const { token, from } = useMailedLink();
  const hydrated = useHydrated();
  const [spent, setSpent] = useState<string | null>(null);
  const isOver = token !== null && spent === token;
  useFocusMain(String(isOver));
  const title = isOver ? words.invalidTitle : hydrated && !token ? words.missingTitle : words.title;
  return (
    <>
      <Head title={words.title} noindex />
      <MailedLinkStart />
      <AuthTemplate title={title} picture={accountPictures.letter}>
        {isOver || (hydrated && !token) ? (
          <Stack gap={4}>
            <Text>{isOver ? words.spent : words.missing}</Text>
            <AskForLink from={from} />
          </Stack>
        ) : (
          <Reset token={token ?? ""} from={from} onSpent={() => setSpent(token)} />
        )}
      </AuthTemplate>
    </>
  );
}

function Reset({ token, from, onSpent }: { token: string; from: string | undefined; onSpent: () => void }) {
  const { api } = useVisit();
  const navigate = useNavigate();
  const { isLoggedIn } = useAtomValue(sessionAtom);
  return (
    <NewPassword
      token={token}
      words={words}
      onSpent={onSpent}
      onDone={async () => {
        // The session here has ended, unless it is another person's. A call finds out, and drops it in every tab.
        if (isLoggedIn) await api.getMe().catch(() => undefined);
        await navigate(rarePaths.passwordReset, { replace: true, state: { isReset: true, from } });
      }}
    />
  );
}
