// A form that outlives its page: unsent changes are kept on this device, and what others have saved meanwhile is shown,
// never overwritten unseen. It is a form like any other (`use-form.ts`), with these options in addition:
//
//   fields: ["firstName", "location"],            which fields are kept; never a password
//   draft: { atom: profileDraftAtom, whose: me._id },
//   server: { now: me, look: () => refetch() },   if it is on the server too, and saved with `If-Match`
//
// `DraftNotice` and `MeanwhileNotice` (`draft-notices.tsx`) say what was restored and what others have changed.
import { ApiProblem } from "@troth/api-client";
import { useToast } from "@troth/ui/toast";
import { useStore } from "jotai";
import { useEffect, useState, useSyncExternalStore } from "react";
import type { FieldValues } from "react-hook-form";
import { createDraftSync, type Draft } from "./draft-sync.ts";
import { isSame } from "./merge.ts";
import { problemMessage } from "./problem-message.ts";
import { type Form, type FormOptions, useForm } from "./use-form.ts";

type Options<Values extends FieldValues, Name extends keyof Values> = Omit<FormOptions<Values>, "send"> & {
  /** What is kept: in the draft, and compared with what is on the server. Secrets are not. */
  fields: readonly Name[];
  draft?: Draft<Pick<Values, Name>> | undefined;
} & (
    | { server?: undefined; send: FormOptions<Values>["send"] }
    | {
        server: {
          /** What is on the server, as far as is known here. */
          now: Pick<Values, Name>;
          /** Asks the server for its current values, which are then in `now`. */
          look: () => Promise<unknown>;
        };
        /** Returns what is on the server since. */
        send: (values: Values) => Promise<Pick<Values, Name>>;
      }
  );

export function useDraftForm<Values extends FieldValues, Name extends keyof Values>(options: Options<Values, Name>) {
  const { fields, draft, server, send: _send, ...usual } = options;
  const store = useStore();
  const toast = useToast();

  const form: Form<Values> = useForm<Values>({
    ...usual,
    send: async (values) => {
      if (options.server) return draftSync.settle(await options.send(values));
      await options.send(values);
      draftSync.settle();
    },
    explain: (error) => {
      const found = usual.explain?.(error) ?? null;
      if (found || !(server && error instanceof ApiProblem && error.kind === "changed-meanwhile")) return found;
      draftSync.tell({ meanwhile: "stale" });
      return {};
    },
  });

  const [draftSync] = useState(() =>
    createDraftSync({ hook: form.hook, initial: usual.initial, fields, store, draft, onServer: server !== undefined }),
  );
  useEffect(() => draftSync.start(), [draftSync]);
  // Not while sending: anything that arrives then is what was sent, or will still be there afterwards.
  useEffect(() => {
    if (server && !form.busy) draftSync.rebase(server.now);
  });
  const kept = useSyncExternalStore(draftSync.subscribe, draftSync.get, draftSync.get);

  const [steps] = useState(() => {
    const atom = server ? undefined : draft?.atom;
    return {
      subscribe: (listener: () => void) => (atom ? store.sub(atom, listener) : () => {}),
      get: () => (atom && store.get(atom)?.step) ?? 0,
      isEmpty: () => atom !== undefined && isSame({ ...usual.initial, ...store.get(atom)?.mine }, usual.initial),
      show: (step: number) => atom && store.set(atom, { _id: draft?.whose ?? "", step }),
      kept: atom !== undefined,
    };
  });
  const step = useSyncExternalStore(steps.subscribe, steps.get, steps.get);
  const isEmpty = useSyncExternalStore(steps.subscribe, steps.isEmpty, steps.isEmpty);

  return {
    ...form,
    ...kept,
    /** What was kept has been restored, and could be sent. */
    restored: kept.restored && kept.changed,
    discard: draftSync.discard,
    /** Shows what is on the server now, beside what was written here. */
    look: async () => {
      draftSync.tell({ meanwhile: "looking" });
      try {
        await server?.look();
        draftSync.tell({ meanwhile: "shown" });
      } catch (error) {
        draftSync.tell({ meanwhile: "stale" });
        toast({ title: problemMessage(error), tone: "danger" });
      }
    },
    /** The current step, for a form in steps. */
    ...(steps.kept && { step: [step, steps.show] as const, isEmpty }),
  };
}
