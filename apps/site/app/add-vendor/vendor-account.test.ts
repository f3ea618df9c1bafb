// Two devices and the account between them, with the real client and a server that keeps one draft.
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { json, logIn, memory, refuse, startApi, visitTo } from "../actions/api.specimen.ts";
import { logOut } from "../state/log-out.ts";
import { endSession } from "../state/session.ts";
import { knownVendorAtom, vendorAccountAtom } from "../state/vendor-account.ts";
import { updateVendorDetailsAtom, vendorDetailsAtom } from "../state/vendor-draft.ts";
import { type VendorFields, vendorFieldsAtom, vendorFormAtom } from "../state/vendor-form.ts";
import { vendorAccount } from "./vendor-account.ts";

type Device = Awaited<ReturnType<typeof visitTo>>;

let api: Awaited<ReturnType<typeof startApi>>;
let account: { version: string; draft: Partial<VendorFields> } | null;
let versions: number;
/** What the server does in place of answering. */
let trouble: Parameters<typeof startApi>[0] | null;

const path = "/api/users/me/vendor-draft";
const tag = () => (account ? account.version : '"none"');
const picture = (photo: object) => ({ ...photo, drawn: false, width: 4, height: 3, placeholder: "", variants: [] });

beforeEach(async () => {
  account = null;
  versions = 0;
  trouble = null;
  api = await startApi((asked, response) => {
    if (trouble) return trouble(asked, response);
    if (asked.path !== path) return refuse(response, 404, "not-found");
    const save = (draft: Partial<VendorFields>) => (account = { version: `"${++versions}"`, draft });
    if (asked.method !== "GET" && asked.headers["if-match"] !== tag())
      return refuse(response, 412, "changed-meanwhile");
    if (asked.method === "PUT") save(asked.body as Partial<VendorFields>);
    if (asked.method === "DELETE") {
      account = null;
      return void response.writeHead(204).end();
    }
    const { location = [], photos = [] } = account?.draft ?? {};
    const places = location.map((id) => ({ id, name: `Town of ${id}`, country: "SI", countryName: "Slovenia" }));
    const draft = account && { ...account.draft, places, photos: photos.map(picture) };
    return json(response, 200, { draft }, { etag: tag() });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  api.stop();
});

async function device({ person = "ana", storage = memory() } = {}): Promise<Device> {
  const one = await visitTo(api.url, { storage });
  if (person) logIn(one.store, person);
  return one;
}
const write = ({ store }: Device, fields: Partial<VendorFields>) => store.set(vendorFormAtom, { mine: fields });
/** As after opening the page, or coming back to it. */
const look = ({ visit }: Device) => vendorAccount.sync(visit, true);
/** As after a pause in typing. */
const save = ({ visit }: Device) => vendorAccount.sync(visit);
const written = ({ store }: Device) => store.get(vendorFieldsAtom);
const status = ({ store }: Device) => store.get(vendorAccountAtom);
const answer = (one: Device, keepMine: boolean) => vendorAccount.answer(one.store, status(one).question!, keepMine);
const uploaded = (id: string) => ({ key: `key-${id}`, id, url: "", name: `${id}.jpg`, alt: "" });

test("a draft that was started on one device is there on another", async () => {
  const [desktop, phone] = [await device(), await device()];
  await look(desktop);
  const specialHours = [{ from: "2026-12-24", to: "2026-12-26", openTime: "00", closeTime: "00", closed: true }];
  write(desktop, {
    name: " Lipa in med",
    specialHours,
    location: ["bled-si"],
    photos: [uploaded("aa"), { ...uploaded(""), key: "b" }],
  });
  await save(desktop);
  expect(status(desktop).state).toBe("saved");
  await look(phone);
  expect(written(phone)).toMatchObject({
    name: " Lipa in med",
    specialHours,
    location: ["bled-si"],
    placeNames: { "bled-si": "Town of bled-si" },
    // The file of the other one is only on the desktop.
    photos: [{ id: "aa" }],
  });
  expect(phone.store.get(knownVendorAtom)?.elsewhere).toBe(true);
  expect(desktop.store.get(knownVendorAtom)?.elsewhere).toBe(false);
});

test("a guest's draft is taken along when they log in, and stays on the device until then", async () => {
  const guest = await device({ person: "" });
  write(guest, { name: "Lipa" });
  await look(guest);
  expect(api.asked).toEqual([]);
  logIn(guest.store);
  await look(guest);
  expect(account?.draft.name).toBe("Lipa");
});

describe("two devices that both change it", () => {
  let [desktop, phone]: Device[] = [];
  beforeEach(async () => {
    [desktop, phone] = [await device(), await device()];
    await look(desktop!);
    write(desktop!, { name: "Lipa", address: "Old 1" });
    await save(desktop!);
    await look(phone!);
  });

  test("keep both changes if these are to different fields", async () => {
    write(desktop!, { address: "New 2" });
    await save(desktop!);
    write(phone!, { name: "Lipa in med" });
    await save(phone!);
    expect(account?.draft).toMatchObject({ name: "Lipa in med", address: "New 2" });
    expect(written(phone!)).toMatchObject({ name: "Lipa in med", address: "New 2" });
    await look(desktop!);
    expect(written(desktop!)).toMatchObject({ name: "Lipa in med", address: "New 2" });
    expect([status(desktop!).question, status(phone!).question]).toEqual([null, null]);
  });

  test.each([
    [true, "Phone 3"],
    [false, "Desktop 2"],
  ])("lose neither until the person has chosen (this device's: %s)", async (keepMine, address) => {
    write(desktop!, { address: "Desktop 2", website: "lipa.example" });
    await save(desktop!);
    write(phone!, { address: "Phone 3", name: "Lipa in med" });
    await save(phone!);
    expect(status(phone!).question).toMatchObject({ about: "changed", theirs: { address: "Desktop 2" } });
    await save(phone!);
    await look(phone!);
    expect([account?.draft.address, written(phone!).address]).toEqual(["Desktop 2", "Phone 3"]);
    answer(phone!, keepMine);
    await save(phone!);
    const both = { address, name: "Lipa in med", website: "lipa.example" };
    expect([account?.draft, written(phone!)]).toMatchObject([both, both]);
  });

  test("don't mistake a photo that is still to be uploaded for a change of the other's photos", async () => {
    write(phone!, { photos: [{ ...uploaded(""), key: "waiting" }] });
    write(desktop!, { photos: [uploaded("aa")] });
    await save(desktop!);
    await look(phone!);
    expect(status(phone!).question).toBeNull();
    expect(written(phone!).photos.map(({ id, key }) => id || key)).toEqual(["aa", "waiting"]);
  });
});

describe("another draft in the account", () => {
  let guest: Device;
  beforeEach(async () => {
    const other = await device();
    write(other, { name: "Mestni kvartet", website: "kvartet.example" });
    await look(other);
    guest = await device({ person: "" });
    write(guest, { name: "Lipa" });
    logIn(guest.store);
    await look(guest);
  });

  test("is asked about, never mixed with this one, and neither is lost", async () => {
    expect(status(guest).question).toMatchObject({ about: "other", theirs: { name: "Mestni kvartet" } });
    await save(guest);
    expect([account?.draft.name, written(guest).name, written(guest).website]).toEqual(["Mestni kvartet", "Lipa", ""]);
  });

  test("is replaced if the person says so", async () => {
    answer(guest, true);
    await save(guest);
    expect(account?.draft).toMatchObject({ name: "Lipa", website: "" });
  });

  test("replaces this one if the person says so", async () => {
    answer(guest, false);
    await save(guest);
    expect(written(guest)).toMatchObject({ name: "Mestni kvartet", website: "kvartet.example" });
    expect(account?.draft.name).toBe("Mestni kvartet");
  });
});

describe("a draft that another device has submitted or discarded", () => {
  let [desktop, phone]: Device[] = [];
  beforeEach(async () => {
    [desktop, phone] = [await device(), await device()];
    write(desktop!, { name: "Lipa" });
    await look(desktop!);
    await look(phone!);
    account = null;
  });

  test("goes from this one too, which says so", async () => {
    await look(desktop!);
    expect([written(desktop!).name, status(desktop!).hasEnded]).toEqual(["", true]);
    await save(desktop!);
    expect(account).toBeNull();
  });

  test.each([
    [true, "Lipa in med"],
    [false, ""],
  ])("stays with what was written here since until the person has chosen (keep: %s)", async (keepMine, name) => {
    write(desktop!, { name: "Lipa in med" });
    await save(desktop!);
    expect([status(desktop!).question?.about, written(desktop!).name]).toEqual(["ended", "Lipa in med"]);
    answer(desktop!, keepMine);
    await save(desktop!);
    expect([account?.draft.name ?? "", written(desktop!).name]).toEqual([name, name]);
  });

  test("stays while it isn't known whether this device has submitted it", async () => {
    desktop!.store.set(updateVendorDetailsAtom, { attempt: { key: "k", body: "{}" } });
    await look(desktop!);
    expect(written(desktop!).name).toBe("Lipa");
  });
});

test("emptied on this device it is deleted, once it is said to be; emptied by the browser it is restored", async () => {
  const storage = memory();
  const one = await device({ storage });
  write(one, { name: "Lipa" });
  await look(one);
  storage.remove("troth.vendor-draft");
  const after = await device({ storage });
  expect(written(after).name).toBe("");
  await save(after);
  expect(account?.draft.name).toBe("Lipa");
  await look(after);
  expect(written(after).name).toBe("Lipa");

  after.store.set(vendorFormAtom, null);
  after.store.set(knownVendorAtom, (known) => known && { ...known, discarded: true });
  await look(after);
  expect(account).toBeNull();
});

test("without a connection it waits, and a save whose answer was lost is no change by another device", async () => {
  const one = await device();
  await look(one);
  write(one, { name: "Lipa" });
  trouble = (_asked, response) => response.destroy();
  expect(await save(one)).toBe(15);
  expect(status(one).state).toBe("waiting");
  trouble = null;
  // It had arrived.
  account = { version: '"7"', draft: api.asked.at(-1)!.body as Partial<VendorFields> };
  expect(await look(one)).toBeNull();
  expect([status(one).state, status(one).question, written(one).name]).toEqual(["saved", null, "Lipa"]);
});

test("what the server refuses stays on the device, which says so", async () => {
  const one = await device();
  await look(one);
  write(one, { name: "Lipa" });
  trouble = (_asked, response) => refuse(response, 422, "invalid-body");
  expect(await save(one)).toBeNull();
  expect([status(one).state, written(one).name]).toEqual(["refused", "Lipa"]);
  trouble = (_asked, response) => json(response, 429, { type: "x", title: "x", status: 429 }, { "retry-after": "7" });
  expect(await save(one)).toBe(7);
});

test("logging out leaves the account's draft alone, and the next login finds it", async () => {
  const one = await device();
  write(one, { name: "Lipa" });
  await look(one);
  logOut(one.store);
  await save(one);
  expect([written(one).name, account?.draft.name]).toEqual(["", "Lipa"]);
  logIn(one.store);
  await look(one);
  expect(written(one).name).toBe("Lipa");
});

test("check 37: the draft of someone whose session has ended doesn't end up in the next person's account", async () => {
  const one = await device();
  write(one, { name: "Lipa" });
  await look(one);
  endSession(one.store);
  account = null;
  logIn(one.store, "nika");
  await look(one);
  expect([written(one).name, account]).toEqual(["", null]);
  expect(one.store.get(vendorDetailsAtom).photos).toEqual([]);
});
