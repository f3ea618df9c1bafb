// Keeps the draft of someone who is logged in in their account too, so that they can continue on another device. What
// other devices have changed is merged field by field, as on the page that edits a listing; where both have changed the
// same, or neither continues the other, the person decides.
import { ApiProblem, type TrothClient } from "@troth/api-client";
import type { Atom, WritableAtom } from "jotai";
import { inTurn } from "../actions/in-turn.ts";
import { isPassing } from "../actions/problem.ts";
import type { AccountDraftAtom, DraftQuestion, KnownDraft } from "../state/account-draft.ts";
import type { DraftPhoto } from "../state/draft-photo.ts";
import type { DraftAtom } from "../state/form-draft.ts";
import type { Key } from "../state/keys.ts";
import { type Store, syncFromStorage } from "../state/persisted.ts";
import { sessionAtom } from "../state/session.ts";
import type { Visit } from "../visit.ts";
import {
  areSomeOnlyHere,
  mergeWithPhotos,
  photosAsHere,
  refusedPhotos,
  withoutGone,
} from "../photos/account-photos.ts";
import { isSame, type Merged } from "./merge.ts";

/** The version if there is no draft. */
const none = '"none"';

/** Seconds without typing after which it is saved. */
const TYPING_PAUSE = 2;
/** Seconds until the next try, if the server doesn't say. */
const RETRY_PAUSE = 15;
/** How often a draft that keeps changing elsewhere is met in one turn. */
const MEETINGS = 3;

type Device = Pick<Visit, "api" | "store">;

/** A version of a draft, its `ETag`, and how many of its photos no longer exist. */
type Versioned<Fields> = { fields: Fields; tag: string | null; lostPhotos: number };

type Kind<Fields extends WithPhotos> = {
  /** Tabs take turns under this name. */
  name: string;
  /** An empty form. */
  empty: Fields;
  /** What is written on this device. */
  fieldsAtom: Atom<Fields>;
  formAtom: DraftAtom<Fields>;
  /** What this device knows of the account's draft, and how the two compare. */
  knownAtom: WritableAtom<KnownDraft<Fields> | null, [KnownDraft<Fields> | null], void>;
  accountAtom: AccountDraftAtom<Fields>;
  /** Where all of this is kept on the device, for what other tabs have written a moment ago. */
  keys: readonly Key[];
  /** It has been sent, and no answer has come. */
  isAttempted: (store: Store) => boolean;
  /** The account's, or an empty form. */
  load: (api: TrothClient) => Promise<Versioned<Fields>>;
  save: (api: TrothClient, header: { "If-Match": string }, fields: Fields) => Promise<string | null>;
  remove: (api: TrothClient, header: { "If-Match": string }) => Promise<unknown>;
  /** What the account can keep of it: everything but photos that are only on this device. */
  keptOf: (fields: Fields) => object;
  /** A version from the account as this device would have written it. Default: with this device's own photos. */
  asHere?: (version: Fields, here: Fields) => Fields;
  /** Both versions in one. Where both have changed the same, it has this device's, and `theirs` the other's. */
  merge?: (base: Fields, mine: Fields, theirs: Fields) => Merged<Fields>;
  /** Forgets what this device keeps beside the fields. */
  forget?: () => void;
};

/** Photos are kept in an account once they have been uploaded; until then, only on their device. */
export type WithPhotos = { photos: DraftPhoto[] };

export type AccountDraftSync<Fields extends WithPhotos> = ReturnType<typeof accountDraft<Fields>>;

export function accountDraft<Fields extends WithPhotos>({
  name,
  empty,
  fieldsAtom,
  formAtom,
  knownAtom,
  accountAtom,
  keys,
  isAttempted,
  load,
  save,
  remove,
  keptOf,
  asHere = (version, here) => ({ ...version, photos: photosAsHere(version.photos, here.photos) }),
  merge: mergeVersions = mergeWithPhotos,
  forget = () => undefined,
}: Kind<Fields>) {
  const isSameDraft = (one: Fields, other: Fields): boolean => isSame(keptOf(one), keptOf(other));
  const isOnlyHere = ({ photos }: Fields): boolean => areSomeOnlyHere(photos);
  const isEmpty = (fields: Fields): boolean => isSameDraft(fields, empty);

  const personOf = (store: Store): string => store.get(sessionAtom).userData._id;
  const questionOf = (store: Store) => store.get(accountAtom).question;

  /** What this device knows of the draft in this person's account. */
  const knownOf = (store: Store): KnownDraft<Fields> | null => {
    const known = store.get(knownAtom);
    return known?.personId === personOf(store) ? known : null;
  };

  function setKnown(store: Store, known: Partial<KnownDraft<Fields>>): void {
    const personId = personOf(store);
    // Logged out meanwhile: it is for the next login to find out.
    if (!personId) return;
    store.set(knownAtom, {
      version: none,
      base: empty,
      elsewhere: false,
      ...knownOf(store),
      discarded: false,
      ...known,
      personId,
    });
  }

  /** Leaves this device with what the account has. */
  function put(store: Store, fields: Fields): void {
    if (!isEmpty(fields) || isOnlyHere(fields)) return store.set(formAtom, { mine: fields });
    store.set(formAtom, null);
    forget();
  }

  /** Those of this device, and those that the account had when the two last met. */
  const photosOf = (store: Store) => [store.get(fieldsAtom).photos, knownOf(store)?.base.photos ?? []] as const;

  /** Continues without photos that no longer exist. */
  function leaveOut(store: Store, photos: DraftPhoto[]): void {
    const fields = store.get(fieldsAtom);
    if (photos.length < fields.photos.length) store.set(formAtom, { mine: { ...fields, photos } });
  }

  /** Meets what the account has now. */
  function meet(store: Store, theirs: Fields, version: string): void {
    const mine = store.get(fieldsAtom);
    const known = knownOf(store);
    const base = known?.base ?? empty;
    const agree = () => setKnown(store, { version, base: theirs });
    const ask = (about: DraftQuestion<Fields>["about"]) =>
      store.set(accountAtom, { question: { about, base, theirs, version } });
    const takeTheirs = () => {
      put(store, asHere(theirs, mine));
      setKnown(store, { version, base: theirs, elsewhere: !isEmpty(theirs) });
    };

    if (isEmpty(mine)) {
      // Emptied here, and not changed since: it is about to be deleted there.
      if (known?.discarded && known.version === version) return;
      if (isEmpty(theirs)) return agree();
      takeTheirs();
      return store.set(accountAtom, { hasArrived: true });
    }
    if (known?.version === version) return;
    if (isSameDraft(mine, theirs)) return agree();
    if (isEmpty(theirs)) {
      if (isEmpty(base)) return agree();
      // A listing whose submission wasn't answered is still needed, to try again.
      if (!isSameDraft(mine, base) || isOnlyHere(mine) || isAttempted(store)) return ask("ended");
      takeTheirs();
      return store.set(accountAtom, { hasEnded: true });
    }
    // The two have nothing in common: each may be about something else.
    if (isEmpty(base)) return ask("other");
    const merged = mergeVersions(base, mine, theirs);
    if (Object.keys(merged.theirs).length > 0) return ask("changed");
    put(store, merged.fields);
    setKnown(store, { version, base: theirs, elsewhere: true });
  }

  /** Whether this device has something that the account doesn't. */
  function isBehind(store: Store): boolean {
    const known = knownOf(store);
    const mine = store.get(fieldsAtom);
    return known ? (isEmpty(mine) ? known.discarded : !isSameDraft(mine, known.base)) : !isEmpty(mine);
  }

  async function send({ api, store }: Device, mine: Fields): Promise<void> {
    const header = { "If-Match": knownOf(store)?.version ?? none };
    if (isEmpty(mine)) {
      await remove(api, header);
      return setKnown(store, { version: none, base: empty, elsewhere: false });
    }
    const tag = await save(api, header, mine);
    setKnown(store, { version: tag ?? none, base: mine });
  }

  /**
   * Brings this device and the account to the same version, one tab at a time.
   * @param look Whether to ask what other devices have changed; otherwise only a save that is refused tells.
   * @returns the seconds until the next try, or null if none is needed
   */
  const sync = (device: Device, look = false): Promise<number | null> =>
    inTurn(name, async () => {
      const { api, store } = device;
      const personId = personOf(store);
      if (!personId) return null;
      for (const key of keys) syncFromStorage(store, key);
      forgetStrangers(store);
      try {
        let mustLook = look;
        for (let meeting = 0; meeting < MEETINGS && !questionOf(store); meeting++) {
          if (mustLook) {
            // oxlint-disable-next-line no-await-in-loop -- one after another
            const { fields, tag, lostPhotos } = await load(api);
            if (personOf(store) !== personId) return null;
            if (lostPhotos > 0) leaveOut(store, withoutGone(...photosOf(store), fields.photos));
            meet(store, fields, tag ?? none);
            // Last, as photos that have just come from the account haven't been chosen here.
            if (lostPhotos > 0 && store.get(accountAtom).rechosenAt !== (tag ?? none))
              store.set(accountAtom, { lostPhotos });
          }
          if (questionOf(store) || !isBehind(store)) break;
          // oxlint-disable-next-line no-await-in-loop
          mustLook = !(await saved(device));
        }
        if (!questionOf(store)) store.set(accountAtom, { state: isBehind(store) ? "unsaved" : "saved" });
        return null;
      } catch (error) {
        if (isPassing(error)) {
          store.set(accountAtom, { state: "waiting" });
          return (error instanceof ApiProblem ? error.retryAfter : undefined) ?? RETRY_PAUSE;
        }
        store.set(accountAtom, { state: "refused" });
        return null;
      }
    });

  /** Someone else's session has ended here, and their draft is as they left it: it stays in their account. */
  function forgetStrangers(store: Store): void {
    const known = store.get(knownAtom);
    if (!known || knownOf(store)) return;
    if (isSameDraft(store.get(fieldsAtom), known.base)) put(store, empty);
    store.set(knownAtom, null);
  }

  /** False if another device was faster, or if photos have gone, which the draft is then without. */
  async function saved(device: Device): Promise<boolean> {
    const { store } = device;
    const mine = store.get(fieldsAtom);
    try {
      await send(device, mine);
      return true;
    } catch (error) {
      if (error instanceof ApiProblem && error.kind === "changed-meanwhile") return false;
      const refused = refusedPhotos(mine.photos, error);
      if (!refused) throw error;
      // The person may have removed or moved some meanwhile.
      const { photos } = store.get(fieldsAtom);
      const left = photos.filter(({ id }) => !refused.includes(id));
      leaveOut(store, left);
      store.set(accountAtom, { lostPhotos: photos.length - left.length });
      return false;
    }
  }

  /** The person has decided: which version they continue with. The account has it once it's synced again. */
  function answer(store: Store, { about, base, theirs, version }: DraftQuestion<Fields>, keepMine: boolean) {
    const mine = store.get(fieldsAtom);
    if (about === "changed") {
      const merged = mergeVersions(base, mine, theirs);
      put(store, keepMine ? merged.fields : { ...merged.fields, ...merged.theirs });
    } else if (!keepMine) put(store, about === "other" ? asHere(theirs, { ...mine, photos: [] }) : theirs);
    setKnown(store, { version, base: theirs, ...(about !== "ended" && !keepMine && { elsewhere: true }) });
    store.set(accountAtom, { question: null });
  }

  /** The person doesn't need it any more, on any device. */
  async function discard(device: Device): Promise<void> {
    const { store } = device;
    // It may be one that this device has only heard of.
    if (isEmpty(store.get(fieldsAtom)) && !knownOf(store)) await sync(device, true);
    if (knownOf(store)) setKnown(store, { discarded: true });
    store.set(formAtom, null);
    store.set(accountAtom, { hasArrived: false });
    forget();
    await sync(device);
  }

  /**
   * Syncs the draft: now, after every pause in typing, and when this page or the connection comes back. Returns a function
   * that stops it.
   */
  function start(device: Device): () => void {
    const { store } = device;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stopped = false;
    const plan = (seconds: number, look?: boolean) => {
      clearTimeout(timer);
      timer = stopped ? undefined : setTimeout(() => void syncNow(look), seconds * 1_000);
    };
    const syncNow = async (look?: boolean) => {
      clearTimeout(timer);
      timer = undefined;
      const pause = await sync(device, look);
      if (pause !== null && timer === undefined) plan(pause, true);
    };
    let wasEmpty = isEmpty(store.get(fieldsAtom));
    let { photos } = store.get(fieldsAtom);
    const onChange = () => {
      const known = knownOf(store);
      const before = photos;
      ({ photos } = store.get(fieldsAtom));
      // The account says that they are lost until it has the new ones.
      if (store.get(accountAtom).lostPhotos > 0 && photos.some(({ key }) => before.every((photo) => photo.key !== key)))
        store.set(accountAtom, { lostPhotos: 0, rechosenAt: known?.version ?? none });
      const isNowEmpty = isEmpty(store.get(fieldsAtom));
      // Only if it is emptied while someone is looking: storage that has lost it is no such wish.
      const discarded = isNowEmpty && (known?.discarded || (!wasEmpty && !isEmpty(known?.base ?? empty)));
      wasEmpty = isNowEmpty;
      if (known && known.discarded !== discarded) setKnown(store, { discarded });
      if (!isBehind(store)) return;
      store.set(accountAtom, { state: "unsaved", hasEnded: false, hasArrived: false });
      plan(TYPING_PAUSE);
    };
    const onVisibility = () => void (document.visibilityState === "visible" ? syncNow(true) : timer && syncNow());
    const onOnline = () => void syncNow(true);
    const ends = [store.sub(fieldsAtom, onChange), store.sub(knownAtom, onChange)];
    document.addEventListener("visibilitychange", onVisibility);
    window.addEventListener("online", onOnline);
    void syncNow(true);
    return () => {
      if (timer) void sync(device);
      stopped = true;
      clearTimeout(timer);
      for (const end of ends) end();
      document.removeEventListener("visibilitychange", onVisibility);
      window.removeEventListener("online", onOnline);
      store.set(accountAtom, { state: "unsaved", question: null, hasEnded: false, hasArrived: false, lostPhotos: 0 });
    };
  }

  return {
    fieldsAtom,
    accountAtom,
    sync,
    start,
    answer,
    discard,
    isBehind,
    /** What both have changed, as the account has it. */
    differing: ({ base, theirs }: DraftQuestion<Fields>, mine: Fields) => mergeVersions(base, mine, theirs).theirs,
  };
}
