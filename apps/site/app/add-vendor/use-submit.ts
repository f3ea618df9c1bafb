import { ApiProblem } from "@troth/api-client";
import { useAtomValue } from "jotai";
import { useNavigate } from "react-router-dom";
import { useAction } from "../actions/use-action.ts";
import * as paths from "../paths.ts";
import * as rarePaths from "../rare-paths.ts";
import { accountDraftAtom } from "../state/account-draft.ts";
import { forgetPhotos } from "../state/log-out.ts";
import { clearVendorDraftAtom, updateVendorDetailsAtom, vendorDetailsAtom } from "../state/vendor-draft.ts";
import { vendorFieldsAtom } from "../state/vendor-form.ts";
import { useVisit } from "../visit.ts";
import { syncDraft } from "./account-draft.ts";
import { messages } from "./messages.ts";
import { PhotosMissing } from "./use-photos.ts";
import { bodyOf } from "./vendor-rules.ts";

const words = messages.verify;

/**
 * Submits the draft. A retry of the same listing is the same intent: it uses the same key and adds one vendor. When
 * people press Submit and then log in, it continues without another press, once, and only with exactly the listing that
 * they pressed it for.
 */
export function useSubmit(arrive: () => Promise<Map<string, string>>) {
  const visit = useVisit();
  const { store } = visit;
  const navigate = useNavigate();
  const body = bodyOf(useAtomValue(vendorFieldsAtom));
  const input = body && { body };
  const { run, busy, problem, again } = useAction("addVendor", {
    attempt: {
      get: () => store.get(vendorDetailsAtom).attempt,
      set: (attempt) => store.set(updateVendorDetailsAtom, { attempt }),
    },
    needsLogin: { title: words.dialogTitle, description: words.dialog, from: paths.verifyVendor, resume: input },
    prepare: async ({ body }) => {
      const ids = await arrive();
      // The account's draft goes with the listing, which it is told by its name.
      await syncDraft(visit);
      const { question } = store.get(accountDraftAtom);
      if (question?.about === "changed") {
        store.set(accountDraftAtom, { question: { ...question, isDue: true } });
        throw new DraftUndecided();
      }
      return { body: { ...body, photos: body.photos?.map(({ id, alt }) => ({ id: ids.get(id) ?? id, alt })) ?? [] } };
    },
    stale: ["listMyVendors", "findDuplicates"],
    onDone: async ({ vendor: { id, name } }) => {
      await navigate(rarePaths.successVendor, { state: { id, name } });
      store.set(clearVendorDraftAtom);
      forgetPhotos();
    },
    onFail: (error) => {
      // What is wrong with a field is said at the field.
      if (error instanceof ApiProblem && error.errors.length > 0) {
        const { type, title, status, errors } = error;
        void navigate(paths.addVendor, { state: { problem: { type, title, status, errors } } });
      }
    },
    explain: (error) => (error instanceof PhotosMissing || error instanceof DraftUndecided ? error.message : null),
  });
  const isDecided = useAtomValue(accountDraftAtom).question === null;
  return {
    /** Something is missing. */
    isIncomplete: input === null,
    submit: () => input && void run(input),
    busy,
    problem: isDecided && problem?.error instanceof DraftUndecided ? null : problem,
    again,
    isUnverified: problem?.error instanceof ApiProblem && problem.error.kind === "email-unverified",
  };
}

/** What other devices have changed would be lost with the account's draft. */
class DraftUndecided extends Error {
  override readonly name = "DraftUndecided";
  constructor() {
    super(messages.account.undecided);
  }
}
