import { useAtomValue } from "jotai";
import { useEffect } from "react";
import { sessionAtom } from "../state/session.ts";

type Known = { name: string; email: string };

/** People who are logged in don't have to say who they are, though they may. */
export function useFillInPerson({ fillIn }: { fillIn: (known: Known) => void }): void {
  const { firstName, lastName, email } = useAtomValue(sessionAtom).userData;
  useEffect(() => fillIn({ name: `${firstName} ${lastName}`.trim(), email }), [fillIn, firstName, lastName, email]);
}
