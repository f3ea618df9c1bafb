import { useQuery } from "@tanstack/react-query";
import { useAtomValue } from "jotai";
import { accountQuery } from "../../queries.ts";
import { sessionAtom } from "../../state/session.ts";

/** The person whose pages these are; empty for a moment while a session ends. */
export const usePersonId = (): string => useAtomValue(sessionAtom).userData._id;

export function useAccount() {
  const personId = usePersonId();
  return useQuery({ ...accountQuery(personId), enabled: personId !== "" });
}
