import { LogInDialog } from "@troth/ui/log-in-dialog";
import { useAtomValue, useSetAtom } from "jotai";
import { useEffect, useRef, useState } from "react";
import { Link, useLocation } from "react-router-dom";
import * as paths from "../paths.ts";
import {
  dismissLogInPromptAtom,
  clearPendingIntentAtom,
  logInPromptAtom,
  pendingIntentPageAtom,
} from "../state/log-in-wall.ts";
import { sessionAtom } from "../state/session.ts";
import { messages } from "./messages.ts";

/** The one dialog that asks guests to log in, for every action that needs it. */
export function LogInWall() {
  const { key, pathname, search } = useLocation();
  const { isLoggedIn } = useAtomValue(sessionAtom);
  const page = useAtomValue(pendingIntentPageAtom);
  const prompt = useAtomValue(logInPromptAtom);
  const close = useSetAtom(dismissLogInPromptAtom);
  const drop = useSetAtom(clearPendingIntentAtom);

  // The question belongs to the page that it was asked on. People who have since gone to log in need not be asked
  // again.
  const askedOn = useRef(key);
  const isAsked = prompt !== null && !isLoggedIn && pathname !== paths.login();
  useEffect(() => {
    if (askedOn.current === key) return;
    askedOn.current = key;
    close();
  }, [key, close]);

  // People who have logged in and been on that page again have had what they wanted, or no longer want it.
  const arrived = isLoggedIn && page === pathname + search;
  useEffect(() => (arrived ? drop : undefined), [arrived, drop]);

  // Its words stay while the dialog closes.
  const [shown, setShown] = useState(prompt);
  if (prompt && prompt !== shown) setShown(prompt);
  if (!shown) return null;
  const { title, description, from } = shown;
  return (
    <LogInDialog
      open={isAsked}
      onOpenChange={(open) => {
        if (!open) drop();
      }}
      title={title}
      description={description}
      logIn={<Link to={paths.login(from)} />}
      signUp={<Link to={paths.signUp(from)} />}
      texts={{ logIn: messages.nav.logIn, signUp: messages.nav.signUp }}
    />
  );
}
