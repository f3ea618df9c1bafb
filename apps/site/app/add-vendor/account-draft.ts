// Keeps the draft of someone who is logged in in their account too, so that they can continue on another device. What
// other devices have changed is merged field by field, as on the page that edits a listing; where both have changed the
// same, or neither continues the other, the person decides.
import { ApiProblem, type Schemas } from "@troth/api-client";
import { maxAltLength } from "@troth/rules/vendors";
import { inTurn } from "../actions/in-turn.ts";
import { isPassing } from "../actions/problem.ts";
import { isSame, merge } from "../forms/merge.ts";
import { fieldsOf } from "../listings/listing-fields.ts";
import { accountDraftAtom, type DraftQuestion, type KnownDraft, knownDraftAtom } from "../state/account-draft.ts";
import { dropPhotos } from "../state/photo-store.ts";
import { type Store, syncFromStorage } from "../state/persisted.ts";
import { sessionAtom } from "../state/session.ts";
import { vendorDetailsAtom } from "../state/vendor-draft.ts";
import { noVendorFields, type VendorFields, vendorFieldsAtom, vendorFormAtom } from "../state/vendor-form.ts";
import type { Visit } from "../visit.ts";

/** The version if there is no draft. */
const none = '"none"';

/** Seconds without typing after which it is saved. */
const TYPING_PAUSE = 2;
/** Seconds until the next try, if the server doesn't say. */
const RETRY_PAUSE = 15;
/** How often a draft that keeps changing elsewhere is met in one turn. */
const MEETINGS = 3;

type Device = Pick<Visit, "api" | "store">;

/** What the account can keep of it: everything but photos that are only on this device. */
const keptOf = (fields: VendorFields): Required<Schemas["VendorDraftFields"]> => ({
  name: fields.name,
  category: fields.category,
  description: fields.description,
  priceRange: fields.priceRange,
  location: fields.location,
  address: fields.address,
  phoneNumber: fields.phoneNumber,
  website: fields.website,
  socialMedia: fields.socialMedia,
  // An absent part and an undefined one are the same once they are sent.
  openingHours: fields.openingHours as Schemas["VendorDraftHours"],
  photos: fields.photos.flatMap(({ id, alt }) => (id ? [{ id, alt: alt.slice(0, maxAltLength) }] : [])),
});

const isSameDraft = (one: VendorFields, other: VendorFields): boolean => isSame(keptOf(one), keptOf(other));
const isEmpty = (fields: VendorFields): boolean => isSameDraft(fields, noVendorFields);
const isOnlyHere = ({ photos }: VendorFields): boolean => photos.some(({ id }) => !id);

/** A version from the account as this device would have written it: with its own photos, and the places' names it knows. */
const asHere = (version: VendorFields, here: VendorFields): VendorFields => ({
  ...version,
  photos: [
    ...version.photos.map((photo) => {
      const own = here.photos.find(({ id }) => id === photo.id);
      return own ? { ...own, alt: photo.alt } : photo;
    }),
    ...here.photos.filter(({ id }) => !id),
  ],
  placeNames: { ...version.placeNames, ...here.placeNames },
});

/** Both versions in one. Where both have changed the same, it has this device's, and `theirs` the other's. */
export const mergeDrafts = ({ base, theirs }: Pick<DraftQuestion, "base" | "theirs">, mine: VendorFields) => {
  const placeNames = { ...theirs.placeNames, ...mine.placeNames };
  return merge({ ...asHere(base, mine), placeNames }, { ...mine, placeNames }, { ...asHere(theirs, mine), placeNames });
};

const personOf = (store: Store): string => store.get(sessionAtom).userData._id;
const questionOf = (store: Store) => store.get(accountDraftAtom).question;

/** What this device knows of the draft in this person's account. */
const knownOf = (store: Store): KnownDraft | null => {
  const known = store.get(knownDraftAtom);
  return known?.personId === personOf(store) ? known : null;
};

function setKnown(store: Store, known: Partial<KnownDraft>): void {
  const personId = personOf(store);
  // Logged out meanwhile: it is for the next login to find out.
  if (!personId) return;
  store.set(knownDraftAtom, {
    version: none,
    base: noVendorFields,
    elsewhere: false,
    ...knownOf(store),
    discarded: false,
    ...known,
    personId,
  });
}

/** Leaves this device with what the account has. */
function put(store: Store, fields: VendorFields): void {
  if (!isEmpty(fields) || isOnlyHere(fields)) return store.set(vendorFormAtom, { mine: fields });
  store.set(vendorFormAtom, null);
  void dropPhotos("");
}

/** Meets what the account has now. */
function meet(store: Store, theirs: VendorFields, version: string): void {
  const mine = store.get(vendorFieldsAtom);
  const known = knownOf(store);
  const base = known?.base ?? noVendorFields;
  const agree = () => setKnown(store, { version, base: theirs });
  const ask = (about: DraftQuestion["about"]) =>
    store.set(accountDraftAtom, { question: { about, base, theirs, version } });
  const takeTheirs = () => {
    put(store, asHere(theirs, mine));
    setKnown(store, { version, base: theirs, elsewhere: !isEmpty(theirs) });
  };

  if (isEmpty(mine)) {
    // Emptied here, and not changed since: it is about to be deleted there.
    if (known?.discarded && known.version === version) return;
    return isEmpty(theirs) ? agree() : takeTheirs();
  }
  if (known?.version === version) return;
  if (isSameDraft(mine, theirs)) return agree();
  if (isEmpty(theirs)) {
    if (isEmpty(base)) return agree();
    // A listing whose submission wasn't answered is still needed, to try again.
    if (!isSameDraft(mine, base) || isOnlyHere(mine) || store.get(vendorDetailsAtom).attempt) return ask("ended");
    takeTheirs();
    return store.set(accountDraftAtom, { hasEnded: true });
  }
  // The two have nothing in common: each may be another vendor.
  if (isEmpty(base)) return ask("other");
  const merged = mergeDrafts({ base, theirs }, mine);
  if (Object.keys(merged.theirs).length > 0) return ask("changed");
  put(store, merged.fields);
  setKnown(store, { version, base: theirs, elsewhere: true });
}

/** Whether this device has something that the account doesn't. */
function isBehind(store: Store): boolean {
  const known = knownOf(store);
  const mine = store.get(vendorFieldsAtom);
  return known ? (isEmpty(mine) ? known.discarded : !isSameDraft(mine, known.base)) : !isEmpty(mine);
}

async function save({ api, store }: Device): Promise<void> {
  const mine = store.get(vendorFieldsAtom);
  const header = { "If-Match": knownOf(store)?.version ?? none };
  if (isEmpty(mine)) {
    await api.deleteVendorDraft({ header });
    return setKnown(store, { version: none, base: noVendorFields, elsewhere: false });
  }
  const { etag } = await api.tagged.saveVendorDraft({ header, body: keptOf(mine) });
  setKnown(store, { version: etag ?? none, base: mine });
}

/**
 * Brings this device and the account to the same version, one tab at a time.
 * @param look Whether to ask what other devices have changed; otherwise only a save that is refused tells.
 * @returns the seconds until the next try, or null if none is needed
 */
export const syncDraft = (device: Device, look = false): Promise<number | null> =>
  inTurn("troth.draft", async () => {
    const { api, store } = device;
    const personId = personOf(store);
    if (!personId) return null;
    for (const key of ["vendor-draft", "vendor-details", "account-draft"] as const) syncFromStorage(store, key);
    forgetStrangers(store);
    try {
      let mustLook = look;
      for (let meeting = 0; meeting < MEETINGS && !questionOf(store); meeting++) {
        if (mustLook) {
          // oxlint-disable-next-line no-await-in-loop -- one after another
          const { data, etag } = await api.tagged.getVendorDraft();
          if (personOf(store) !== personId) return null;
          // Special dates are only asked for once the vendor has been added.
          meet(store, data.draft ? fieldsOf({ ...data.draft, specialHours: [] }) : noVendorFields, etag ?? none);
        }
        if (questionOf(store) || !isBehind(store)) break;
        // oxlint-disable-next-line no-await-in-loop
        mustLook = !(await saved(device));
      }
      if (!questionOf(store)) store.set(accountDraftAtom, { state: isBehind(store) ? "unsaved" : "saved" });
      return null;
    } catch (error) {
      if (isPassing(error)) {
        store.set(accountDraftAtom, { state: "waiting" });
        return (error instanceof ApiProblem ? error.retryAfter : undefined) ?? RETRY_PAUSE;
      }
      store.set(accountDraftAtom, { state: "refused" });
      return null;
    }
  });

/** Someone else's session has ended here, and their draft is as they left it: it stays in their account. */
function forgetStrangers(store: Store): void {
  const known = store.get(knownDraftAtom);
  if (!known || knownOf(store)) return;
  if (isSameDraft(store.get(vendorFieldsAtom), known.base)) put(store, noVendorFields);
  store.set(knownDraftAtom, null);
}

/** False if another device was faster. */
async function saved(device: Device): Promise<boolean> {
  try {
    await save(device);
    return true;
  } catch (error) {
    if (error instanceof ApiProblem && error.kind === "changed-meanwhile") return false;
    throw error;
  }
}

/** The person has decided: which version they continue with. The account has it once it's synced again. */
export function answerDraftQuestion(store: Store, { about, base, theirs, version }: DraftQuestion, keepMine: boolean) {
  const mine = store.get(vendorFieldsAtom);
  if (about === "changed") {
    const merged = mergeDrafts({ base, theirs }, mine);
    put(store, keepMine ? merged.fields : { ...merged.fields, ...merged.theirs });
  } else if (!keepMine) put(store, about === "other" ? asHere(theirs, { ...mine, photos: [] }) : theirs);
  setKnown(store, { version, base: theirs, ...(about !== "ended" && !keepMine && { elsewhere: true }) });
  store.set(accountDraftAtom, { question: null });
}

/** The person doesn't need it any more, on any device. */
export function discardDraft(device: Device): void {
  const { store } = device;
  if (knownOf(store)) setKnown(store, { discarded: true });
  store.set(vendorFormAtom, null);
  void dropPhotos("");
  void syncDraft(device);
}

/**
 * Syncs the draft: now, after every pause in typing, and when this page or the connection comes back. Returns a function
 * that stops it.
 */
export function startDraftSync(device: Device): () => void {
  const { store } = device;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  const plan = (seconds: number, look?: boolean) => {
    clearTimeout(timer);
    timer = stopped ? undefined : setTimeout(() => void sync(look), seconds * 1_000);
  };
  const sync = async (look?: boolean) => {
    clearTimeout(timer);
    timer = undefined;
    const pause = await syncDraft(device, look);
    if (pause !== null && timer === undefined) plan(pause, true);
  };
  let wasEmpty = isEmpty(store.get(vendorFieldsAtom));
  const onChange = () => {
    const known = knownOf(store);
    const isNowEmpty = isEmpty(store.get(vendorFieldsAtom));
    // Only if it is emptied while someone is looking: storage that has lost it is no such wish.
    const discarded = isNowEmpty && (known?.discarded || (!wasEmpty && !isEmpty(known?.base ?? noVendorFields)));
    wasEmpty = isNowEmpty;
    if (known && known.discarded !== discarded) setKnown(store, { discarded });
    if (!isBehind(store)) return;
    store.set(accountDraftAtom, { state: "unsaved", hasEnded: false });
    plan(TYPING_PAUSE);
  };
  const onVisibility = () => void (document.visibilityState === "visible" ? sync(true) : timer && sync());
  const onOnline = () => void sync(true);
  const ends = [store.sub(vendorFieldsAtom, onChange), store.sub(knownDraftAtom, onChange)];
  document.addEventListener("visibilitychange", onVisibility);
  window.addEventListener("online", onOnline);
  void sync(true);
  return () => {
    if (timer) void syncDraft(device);
    stopped = true;
    clearTimeout(timer);
    for (const end of ends) end();
    document.removeEventListener("visibilitychange", onVisibility);
    window.removeEventListener("online", onOnline);
    store.set(accountDraftAtom, { state: "unsaved", question: null, hasEnded: false });
  };
}
