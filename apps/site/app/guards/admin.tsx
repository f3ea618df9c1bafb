import { ApiProblem } from "@troth/api-client";
import { useToast } from "@troth/ui/toast";
import { useEffect } from "react";
import { StepUp } from "../admin/step-up/step-up.tsx";
import { sessionAtom } from "../state/session.ts";
import { useVisit } from "../visit.ts";
import { messages } from "./admin-messages.ts";
import { Guarded } from "./guarded.tsx";

export const handle = { guard: "admin" } as const;

/** Only for admins. */
export default function AdminOnly() {
  useRights();
  return (
    <>
      <Guarded guard="admin" />
      <StepUp />
    </>
  );
}

/** Someone whose rights have been withdrawn learns of it from the first answer that refuses them, and leaves. */
function useRights() {
  const { queryClient, store } = useVisit();
  const toast = useToast();
  useEffect(
    () =>
      queryClient.getQueryCache().subscribe((event) => {
        if (event.type !== "updated" || event.action.type !== "error") return;
        const { error } = event.action;
        const session = store.get(sessionAtom);
        const { isAdmin } = session.userData;
        if (!isAdmin || !(error instanceof ApiProblem) || error.kind !== "forbidden") return;
        store.set(sessionAtom, { ...session, userData: { ...session.userData, isAdmin: false } });
        toast({ title: messages.notAnAdmin });
      }),
    [queryClient, store, toast],
  );
}
