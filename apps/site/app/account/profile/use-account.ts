import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useAtomValue } from "jotai";
import { useCallback } from "react";
import { type Account, accountQuery } from "../../queries.ts";
import { sessionAtom } from "../../state/session.ts";

/** Whose pages these are; empty for a moment while a session ends. */
export const usePersonId = (): string => useAtomValue(sessionAtom).userData._id;

export function useAccount() {
  const personId = usePersonId();
  return useQuery({ ...accountQuery(personId), enabled: personId !== "" });
}

/** Writes into what is known of the account, as the server answered or is about to. */
export function useChangeAccount(): (change: (account: Account) => Account) => void {
  const client = useQueryClient();
  const personId = usePersonId();
  return useCallback(
    (change) => client.setQueryData(accountQuery(personId).queryKey, (account) => account && change(account)),
    [client, personId],
  );
}
