// Whether someone is logged in, said by the document for its styles: the server, which knows no session, leaves room for what
// only guests get, and that room must not stay empty, nor go once people are reading.
import { useAtomValue } from "jotai";
import { useEffect } from "react";
import { restoredAtom } from "../state/persisted.ts";
import { sessionAtom } from "../state/session.ts";

/** Before the first paint, by what this browser keeps. Never throws. */
export const signedInScript = `try{if(JSON.parse(localStorage.getItem("troth.session")).isLoggedIn)document.documentElement.dataset.signedIn=""}catch{}`;

/** Later: people log in and out, here and in other tabs. */
export function useSignedIn(): void {
  const { isLoggedIn } = useAtomValue(sessionAtom);
  const restored = useAtomValue(restoredAtom);
  useEffect(() => {
    if (restored) document.documentElement.toggleAttribute("data-signed-in", isLoggedIn);
  }, [isLoggedIn, restored]);
}
