import { ApiProblem, NetworkError } from "@troth/api-client";
import { useAtomValue } from "jotai";
import { useNavigate } from "react-router-dom";
import { useAction } from "../actions/use-action.ts";
import * as paths from "../paths.ts";
import { PhotosMissing } from "../photos/use-photos.ts";
import * as rarePaths from "../rare-paths.ts";
import { dropPhotos } from "../state/photo-store.ts";
import { sessionAtom } from "../state/session.ts";
import { vendorAccountAtom } from "../state/vendor-account.ts";
import {
  clearVendorDraftAtom,
  updateVendorDetailsAtom,
  vendorDetailsAtom,
  vendorRefusalAtom,
} from "../state/vendor-draft.ts";
import { isListingUnsaved } from "../state/unsaved.ts";
import { vendorFieldsAtom } from "../state/vendor-form.ts";
import { useVisit, type Visit } from "../visit.ts";
import { duplicatesQuery } from "./duplicates-query.ts";
import { messages } from "./messages.ts";
import { vendorAccount } from "./vendor-account.ts";
import { bodyOf, duplicateQueryOf } from "./vendor-rules.ts";

const words = messages.verify;

/**
 * Submits the draft. A retry of the same listing is the same intent: it uses the same key and adds one vendor. When
 * people press Submit and then log in, it continues without another press, once, and only with exactly the listing that
 * they pressed it for.
 * @param hasDuplicates whether they are being asked if it's one of those that were found
 */
export function useSubmit(arrive: () => Promise<Map<string, string>>, hasDuplicates: boolean) {
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
    needsLogin: {
      title: words.dialogTitle,
      description: isListingUnsaved() ? words.dialogNotSaved : words.dialog,
      from: paths.verifyVendor,
      resume: input,
    },
    againOnline: true,
    prepare: async ({ body }) => {
      const ids = await arrive();
      // The account's draft goes with the listing, which it is told by its name: whatever other devices have written must
      // be in what is submitted, and the person must have seen it.
      await vendorAccount.sync(visit, true);
      const photos = body.photos?.map(({ id, alt }) => ({ id: ids.get(id) ?? id, alt })) ?? [];
      const sent = { body: { ...body, photos } };
      const { question } = store.get(vendorAccountAtom);
      // If no answer came the first time, it may have been this device that has submitted it, which a retry finds out.
      const isRetry = store.get(vendorDetailsAtom).attempt?.body === JSON.stringify(sent);
      if (question && !(question.about === "ended" && isRetry)) {
        store.set(vendorAccountAtom, { question: { ...question, isDue: true } });
        throw new DraftUndecided(messages.account[question.about].undecided);
      }
      const now = bodyOf(store.get(vendorFieldsAtom));
      if (!isSameListing(now, body)) throw new DraftChanged(messages.account[now ? "merged" : "hasEnded"]);
      // Guests aren't shown their own earlier listings, and have just logged in. A listing that an attempt may have added
      // is no answer to whether it's new.
      if (!isRetry && (await isListed(visit, body))) throw new DuplicatesFound(words.duplicates.first);
      return sent;
    },
    stale: ["listMyVendors", "findDuplicates"],
    onDone: async ({ vendor: { id, name } }) => {
      // At once, not as a transition: until the next page shows, this one would say that there is nothing to submit.
      await navigate(rarePaths.successVendor, { state: { id, name }, flushSync: true });
      store.set(clearVendorDraftAtom);
      void dropPhotos("");
    },
    onFail: (error) => {
      // What is wrong with a field is said at the field.
      if (error instanceof ApiProblem && error.errors.length > 0) {
        store.set(vendorRefusalAtom, error);
        void navigate(paths.addVendor);
      }
    },
    explain: (error) => {
      if (error instanceof NetworkError && !navigator.onLine) return words.offline;
      return [PhotosMissing, DraftUndecided, DraftChanged, DuplicatesFound].some((ours) => error instanceof ours)
        ? (error as Error).message
        : null;
    },
  });
  const isDecided = useAtomValue(vendorAccountAtom).question === null;
  const isAnswered =
    (isDecided && problem?.error instanceof DraftUndecided) ||
    (!hasDuplicates && problem?.error instanceof DuplicatesFound);
  return {
    /** Something is missing. */
    isIncomplete: input === null,
    submit: () => {
      // As it is now: photos may just have been left out.
      const body = bodyOf(store.get(vendorFieldsAtom));
      if (body) void run({ body });
    },
    busy,
    problem: isAnswered ? null : problem,
    again,
    isUnverified: problem?.error instanceof ApiProblem && problem.error.kind === "email-unverified",
  };
}

type Body = ReturnType<typeof bodyOf>;

/** Apart from the photos, which get their ids as they arrive. */
const isSameListing = (a: Body, b: Body): boolean =>
  JSON.stringify({ ...a, photos: null }) === JSON.stringify({ ...b, photos: null });

/** Whether there's something like it that the person hasn't said it isn't. If that can't be found out, we look later. */
async function isListed({ queryClient, store }: Visit, body: NonNullable<Body>): Promise<boolean> {
  const { _id } = store.get(sessionAtom).userData;
  const found = await queryClient.ensureQueryData(duplicatesQuery(_id, duplicateQueryOf(body))).catch(() => []);
  const { notThese } = store.get(vendorDetailsAtom);
  return found.some(({ vendor }) => !notThese.includes(vendor.id));
}

/** What the account has is about to be lost or added twice, unless the person says which version they continue with. */
class DraftUndecided extends Error {
  override readonly name = "DraftUndecided";
}

/** What another device has written is in the draft now, but wasn't when Submit was pressed. */
class DraftChanged extends Error {
  override readonly name = "DraftChanged";
}

/** It looks like something that is listed, which the person hasn't been asked about. */
class DuplicatesFound extends Error {
  override readonly name = "DuplicatesFound";
}
