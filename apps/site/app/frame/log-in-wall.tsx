import { LogInDialog } from "@troth/ui/log-in-dialog";
import { useAtomValue, useSetAtom } from "jotai";
import { useEffect, useRef, useState } from "react";
import { Link, useLocation } from "react-router-dom";
import * as paths from "../paths.ts";
import { closeQuestionAtom, dropWishAtom, logInQuestionAtom, wishedPageAtom } from "../state/log-in-wall.ts";
import { sessionAtom } from "../state/session.ts";
import { messages } from "./messages.ts";

/** Where a guest's way ends: the one dialog that asks to log in, for every action that needs it. */
export function LogInWall() {
  const { key, pathname, search } = useLocation();
  const { isLoggedIn } = useAtomValue(sessionAtom);
  const page = useAtomValue(wishedPageAtom);
  const question = useAtomValue(logInQuestionAtom);
  const close = useSetAtom(closeQuestionAtom);
  const drop = useSetAtom(dropWishAtom);

  // It belongs to the page that it was asked on. Whoever was led to log in since need not be asked.
  const askedOn = useRef(key);
  const isAsked = question !== null && !isLoggedIn && pathname !== paths.login();
  useEffect(() => {
    if (askedOn.current === key) return;
    askedOn.current = key;
    close();
  }, [key, close]);

  // Whoever has logged in and was on that page again has had what they wanted, or does not want it any more.
  const arrived = isLoggedIn && page === pathname + search;
  useEffect(() => (arrived ? drop : undefined), [arrived, drop]);

  // Its words stay while it leaves.
  const [shown, setShown] = useState(question);
  if (question && question !== shown) setShown(question);
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
