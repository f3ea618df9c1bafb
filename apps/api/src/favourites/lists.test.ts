import { maxListMembers, maxLists } from "@troth/rules/favourites";
import { lifetimes } from "@troth/rules/lifetimes";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { addFavourites, rowsRead } from "../../test/favourites.ts";
import { useTestApp } from "../../test/test-app.ts";
import { addVendor } from "../../test/vendors.ts";
import { purgeExpired } from "../jobs/purge-expired.ts";
import { listById, listsOf as readListsOf } from "./queries.ts";

const api = useTestApp();
type Member = Awaited<ReturnType<typeof api.member>>;
type Note = { memberId: string; text: string; version: number };
type List = {
  id: string;
  name: string;
  isDefault: boolean;
  isOwner: boolean;
  vendorCount: number;
  hasVendor: boolean | null;
  members: { id: string; firstName: string; isYou: boolean; isOwner: boolean }[];
  link: { createdAt: string } | null;
};

const listsOf = async (person: Member, query = ""): Promise<List[]> =>
  (await person.call("GET", `/api/favourite-lists${query}`)).json().items;
const start = async (person: Member, name = "Venues by the lake"): Promise<string> => {
  const created = await person.call("POST", "/api/favourite-lists", { name });
  expect(created.statusCode, created.body).toBe(201);
  return created.json().id;
};
const at = (listId: string, rest = "") => `/api/favourite-lists/${listId}${rest}`;
const put = (person: Member, listId: string, vendorId: string) =>
  person.call("PUT", at(listId, `/vendors/${vendorId}`));
const write = (person: Member, listId: string, vendorId: string, text: string, version?: number) =>
  person.call(
    "PUT",
    at(listId, `/vendors/${vendorId}/note`),
    { text },
    version === undefined ? {} : { "if-match": `"${version}"` },
  );
const itemsOf = async (person: Member, listId: string, query = "") =>
  (await person.call("GET", `/api/favourites?list=${listId}${query}`)).json() as {
    items: { vendor: { id: string; name: string }; hearts: string[]; notes: Note[] }[];
    vendorIds: string[];
    elsewhereIds: string[];
    nextCursor: string | null;
  };
const linkOf = async (person: Member, listId: string): Promise<string> => {
  const made = await person.call("PUT", at(listId, "/link"));
  expect(made.statusCode, made.body).toBe(200);
  return made.json().token;
};
const join = (person: Member, token: string) => person.call("POST", "/api/favourite-lists/join", { token });

/** A list of the first one, which the others have joined. */
async function shared(owner: Member, ...others: Member[]): Promise<string> {
  const listId = await start(owner);
  const token = await linkOf(owner, listId);
  for (const other of others) expect((await join(other, token)).statusCode).toBe(200);
  return listId;
}

test("everyone has their favourites, which can't be renamed, deleted or left", async () => {
  const person = await api.member();
  const [favourites, ...others] = await listsOf(person);
  expect(favourites).toMatchObject({ name: "Favourites", isDefault: true, isOwner: true, vendorCount: 0 });
  expect(others).toEqual([]);
  const listId = favourites!.id;
  const answers = await Promise.all([
    person.call("PUT", at(listId), { name: "Mine" }),
    person.call("DELETE", at(listId)),
    person.call("DELETE", at(listId, `/members/${person.userId}`)),
  ]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([409, 409, 409]);
  const vendorId = await addVendor(api.database.db);
  await person.call("PUT", `/api/vendors/${vendorId}/favourite`);
  expect(await listsOf(person)).toMatchObject([{ id: listId, vendorCount: 1 }]);
  expect((await itemsOf(person, listId)).items).toMatchObject([{ vendor: { id: vendorId }, hearts: [person.userId] }]);
});

test("a vendor can be on several lists, and each list says whether it is", async () => {
  const person = await api.member();
  const vendorId = await addVendor(api.database.db);
  const [lake, sea] = [await start(person), await start(person, "By the sea")];
  expect((await put(person, lake, vendorId)).statusCode).toBe(204);
  expect((await person.call("PUT", at(sea), { name: "  Above   the sea " })).statusCode).toBe(204);
  expect(await listsOf(person, `?vendor=${vendorId}`)).toMatchObject([
    { isDefault: true, hasVendor: false },
    { name: "Above the sea", hasVendor: false, vendorCount: 0 },
    { name: "Venues by the lake", hasVendor: true, vendorCount: 1 },
  ]);
  expect((await person.call("DELETE", at(lake))).statusCode).toBe(204);
  expect((await listsOf(person)).map(({ id }) => id)).not.toContain(lake);
});

test("a list is started once, however often the same call is repeated", async () => {
  const person = await api.member();
  const call = () =>
    person.call("POST", "/api/favourite-lists", { name: "Bands" }, { "idempotency-key": "the-same-key" });
  const answers = await Promise.all([call(), call(), call()]);
  expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1);
  expect(await listsOf(person)).toHaveLength(2);
});

test("no one is on more lists than the limit, even if they start many at the same time", async () => {
  const [person, owner] = [await api.member(), await api.member()];
  const answers = await Promise.all(
    Array.from({ length: maxLists + 3 }, (_, n) => person.call("POST", "/api/favourite-lists", { name: `List ${n}` })),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(maxLists - 1);
  expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(4);
  expect((await join(person, await linkOf(owner, await start(owner)))).statusCode).toBe(409);
});

test("lists sort by name, by rating and by when a vendor was added, page by page", async () => {
  const person = await api.member();
  const { db } = api.database;
  const listId = await start(person);
  const rated = async (name: string, average: number | null, review_count: number) => {
    const id = await addVendor(db, { name });
    await db.updateTable("vendor_stats").set({ average, review_count }).where("vendor_id", "=", id).execute();
    await put(person, listId, id);
  };
  await rated("Žička kartuzija", 4.5, 10);
  await rated("Bled Castle", null, 0);
  await rated("Šmarna gora", 4.9, 3);
  await rated("Zemono", 4.5, 40);
  const sorted = async (sort: string) => {
    const names: string[] = [];
    let cursor: string | null = null;
    do {
      const page = await itemsOf(person, listId, `&sort=${sort}&limit=1${cursor ? `&cursor=${cursor}` : ""}`);
      names.push(...page.items.map(({ vendor }) => vendor.name));
      cursor = page.nextCursor;
    } while (cursor !== null);
    return names;
  };
  expect(await sorted("name")).toEqual(["Bled Castle", "Šmarna gora", "Zemono", "Žička kartuzija"]);
  expect(await sorted("rating")).toEqual(["Šmarna gora", "Zemono", "Žička kartuzija", "Bled Castle"]);
  expect(await sorted("added")).toEqual(["Zemono", "Šmarna gora", "Bled Castle", "Žička kartuzija"]);
});

test("two people who share a list both edit it, and see each other's hearts and notes", async () => {
  const [ana, jan] = [await api.member({ firstName: "Ana" }), await api.member({ firstName: "Jan" })];
  const vendorId = await addVendor(api.database.db);
  const listId = await shared(ana, jan);
  await put(ana, listId, vendorId);
  await write(ana, listId, vendorId, "The orangery!");
  expect((await itemsOf(jan, listId)).items).toMatchObject([
    { hearts: [ana.userId], notes: [{ memberId: ana.userId, text: "The orangery!" }] },
  ]);
  await put(jan, listId, vendorId);
  await write(jan, listId, vendorId, "Too far for Gran.");
  const [item] = (await itemsOf(ana, listId)).items;
  expect(item!.hearts).toEqual([ana.userId, jan.userId]);
  expect(item!.notes.map(({ text }) => text)).toEqual(["The orangery!", "Too far for Gran."]);
  expect((await listsOf(jan)).find(({ id }) => id === listId)).toMatchObject({
    isOwner: false,
    link: null,
    members: [
      { firstName: "Ana", isYou: false, isOwner: true },
      { firstName: "Jan", isYou: true, isOwner: false },
    ],
  });

  // Either can take a vendor off.
  await ana.call("DELETE", at(listId, `/vendors/${vendorId}?withNotes=true`));
  expect((await itemsOf(jan, listId)).items).toEqual([]);
  await ana.call("PUT", at(listId, `/vendors/${vendorId}`));
  const [back] = (await itemsOf(ana, listId)).items;
  expect(back!.hearts.toSorted()).toEqual([ana.userId, jan.userId].toSorted());
  expect(back!.notes).toHaveLength(2);
});

test("a heart is one person's vote: on a shared list the vendor and its notes stay when the last one is taken back", async () => {
  const [ana, jan] = [await api.member(), await api.member()];
  const vendorId = await addVendor(api.database.db);
  const listId = await shared(ana, jan);
  await put(ana, listId, vendorId);
  await write(jan, listId, vendorId, "Too far for Gran.");
  for (const person of [ana, jan]) await person.call("DELETE", at(listId, `/vendors/${vendorId}/heart`));
  expect((await itemsOf(jan, listId)).items).toMatchObject([{ hearts: [], notes: [{ text: "Too far for Gran." }] }]);

  await ana.call("PUT", `/api/vendors/${vendorId}/favourite`);
  const favourites = (await listsOf(ana))[0]!.id;
  await join(jan, await linkOf(ana, favourites));
  await write(jan, favourites, vendorId, "Or is it?");
  await ana.call("DELETE", `/api/vendors/${vendorId}/favourite`);
  expect((await itemsOf(jan, favourites)).items).toMatchObject([{ hearts: [], notes: [{ text: "Or is it?" }] }]);
});

test("on a list of one's own a vendor leaves with its heart, and comes back with its note", async () => {
  const person = await api.member();
  const vendorId = await addVendor(api.database.db);
  const listId = await start(person);
  await put(person, listId, vendorId);
  await write(person, listId, vendorId, "Ask about rain");
  await person.call("DELETE", at(listId, `/vendors/${vendorId}/heart`));
  expect((await itemsOf(person, listId)).items).toEqual([]);
  await put(person, listId, vendorId);
  expect((await itemsOf(person, listId)).items).toMatchObject([
    { hearts: [person.userId], notes: [{ text: "Ask about rain" }] },
  ]);
});

test("no one takes a vendor off a list with someone else's note on it without saying that the note may go too", async () => {
  const [ana, jan] = [await api.member(), await api.member()];
  const vendorId = await addVendor(api.database.db);
  const listId = await shared(ana, jan);
  await put(ana, listId, vendorId);
  await write(jan, listId, vendorId, "Too far for Gran.");
  const remove = async (person: Member, query = "") =>
    (await person.call("DELETE", at(listId, `/vendors/${vendorId}${query}`))).statusCode;
  expect(await remove(ana)).toBe(409);
  expect((await itemsOf(jan, listId)).items).toMatchObject([{ notes: [{ text: "Too far for Gran." }] }]);
  expect(await remove(ana, "?withNotes=true")).toBe(204);
  expect(await remove(ana)).toBe(204);
  // Jan's own note needs no asking.
  await put(ana, listId, vendorId);
  expect(await remove(jan)).toBe(204);
});

test("hearts know of every list: those on other lists are told apart from one's favourites", async () => {
  const [ana, jan] = [await api.member(), await api.member()];
  const [villa, band, cake] = [
    await addVendor(api.database.db),
    await addVendor(api.database.db),
    await addVendor(api.database.db),
  ];
  const [lake, sea] = [await shared(jan, ana), await start(ana)];
  await ana.call("PUT", `/api/vendors/${villa}/favourite`);
  await put(ana, lake, villa);
  await put(ana, lake, band);
  await put(ana, sea, band);
  await put(jan, lake, cake);
  const hearts = async () => {
    const { vendorIds, elsewhereIds } = await itemsOf(ana, lake);
    return [vendorIds, elsewhereIds.toSorted()];
  };
  expect(await hearts()).toEqual([[villa], [villa, band].toSorted()]);
  await ana.call("DELETE", at(lake, `/vendors/${band}/heart`));
  expect(await hearts()).toEqual([[villa], [villa, band].toSorted()]);
  await ana.call("DELETE", at(sea, `/vendors/${band}`));
  await ana.call("DELETE", at(lake, `/vendors/${villa}/heart`));
  expect(await hearts()).toEqual([[villa], []]);
});

test("favourites themselves can be shared, and each keeps their own hearts", async () => {
  const [ana, jan] = [await api.member(), await api.member()];
  const [villa, band] = [await addVendor(api.database.db), await addVendor(api.database.db)];
  await ana.call("PUT", `/api/vendors/${villa}/favourite`);
  const listId = (await listsOf(ana))[0]!.id;
  expect((await join(jan, await linkOf(ana, listId))).statusCode).toBe(200);
  await put(jan, listId, band);
  await put(jan, listId, villa);
  await ana.call("DELETE", `/api/vendors/${villa}/favourite`);
  const { items, vendorIds } = await itemsOf(ana, listId);
  expect(items.map(({ vendor, hearts }) => [vendor.id, hearts])).toEqual([
    [band, [jan.userId]],
    [villa, [jan.userId]],
  ]);
  expect(vendorIds).toEqual([]);
  // Jan's own favourites are another list.
  expect((await listsOf(jan))[0]).toMatchObject({ isDefault: true, isOwner: true, vendorCount: 0 });
});

test("a list is read without looking at anyone else's, however many there are", async () => {
  const person = await api.member();
  const { db } = api.database;
  await start(person);
  const vendorId = await addVendor(db);
  await person.call("PUT", `/api/vendors/${vendorId}/favourite`);
  const [favourites] = await listsOf(person);
  await addFavourites(db, vendorId);
  await db.transaction().execute(async (trx) => {
    const read = (work: () => Promise<unknown>) => rowsRead(trx, "favourite_list_members", work);
    expect(await read(() => listById(trx, favourites!.id))).toBeLessThan(20);
    expect(await read(() => readListsOf(trx, person.userId, undefined))).toBeLessThan(20);
  });
});

test("a note is saved only over the version that was read, and never twice", async () => {
  const person = await api.member();
  const vendorId = await addVendor(api.database.db);
  const listId = await start(person);
  expect((await write(person, listId, vendorId, "Not on the list yet")).statusCode).toBe(404);
  await put(person, listId, vendorId);
  const first = (await write(person, listId, vendorId, "Ask about rain")).json() as Note;
  expect((await write(person, listId, vendorId, "From another tab")).statusCode).toBe(412);
  const repeated = await write(person, listId, vendorId, "Ask about rain");
  expect([repeated.statusCode, repeated.json()]).toEqual([200, first]);
  const parallel = await Promise.all(
    ["One", "Two", "Three"].map((text) => write(person, listId, vendorId, text, first.version)),
  );
  expect(parallel.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 412, 412]);
  const [{ version } = { version: 0 }] = (await itemsOf(person, listId)).items[0]!.notes;
  expect((await write(person, listId, vendorId, "", version)).json()).toMatchObject({ text: "", version: 0 });
  expect((await write(person, listId, vendorId, "Again")).statusCode).toBe(200);
  expect((await write(person, listId, vendorId, "From long ago", first.version)).statusCode).toBe(412);
});

test("check 37: someone else's list gets the same answer as one that does not exist", async () => {
  const [owner, other] = [await api.member(), await api.member()];
  const vendorId = await addVendor(api.database.db);
  const listId = await start(owner);
  await put(owner, listId, vendorId);
  const favourites = (await listsOf(owner))[0]!.id;
  const absent = "01986f2a-6c00-7000-8000-00000000dead";
  const attempts = (id: string) => [
    other.call("GET", `/api/favourites?list=${id}`),
    other.call("PUT", at(id), { name: "Mine now" }),
    other.call("DELETE", at(id)),
    put(other, id, vendorId),
    other.call("DELETE", at(id, `/vendors/${vendorId}`)),
    other.call("DELETE", at(id, `/vendors/${vendorId}/heart`)),
    write(other, id, vendorId, "Hello"),
    other.call("PUT", at(id, "/link")),
    other.call("DELETE", at(id, "/link")),
    other.call("DELETE", at(id, `/members/${owner.userId}`)),
    other.call("DELETE", at(id, `/members/${other.userId}`)),
  ];
  for (const id of [listId, favourites, absent])
    expect([id, (await Promise.all(attempts(id))).map(({ statusCode }) => statusCode)]).toEqual([
      id,
      Array.from({ length: 11 }, () => 404),
    ]);
  expect((await itemsOf(owner, listId)).items).toMatchObject([{ hearts: [owner.userId], notes: [] }]);
  expect(await listsOf(other)).toHaveLength(1);
});

test("a member can't share, delete or take over someone else's list", async () => {
  const [owner, member, third] = [await api.member(), await api.member(), await api.member()];
  const listId = await shared(owner, member, third);
  const answers = await Promise.all([
    member.call("PUT", at(listId, "/link")),
    member.call("DELETE", at(listId, "/link")),
    member.call("DELETE", at(listId)),
    member.call("DELETE", at(listId, `/members/${owner.userId}`)),
    member.call("DELETE", at(listId, `/members/${third.userId}`)),
  ]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([409, 409, 409, 409, 409]);
});

test("a link to a list works until it is renewed or ended, and only its hash is kept", async () => {
  const [owner, first, second] = [await api.member(), await api.member(), await api.member()];
  const listId = await start(owner);
  const token = await linkOf(owner, listId);
  expect(Buffer.from(token, "base64url")).toHaveLength(16);
  const { db } = api.database;
  const row = await sql<{
    text: string;
  }>`select l::text as text from favourite_lists l where id = ${listId}::uuid`.execute(db);
  expect(row.rows[0]!.text).not.toContain(token);
  expect((await listsOf(owner)).find(({ id }) => id === listId)!.link).not.toBeNull();

  // The first name is all that someone who isn't logged in learns.
  const seen = await api.browser().call("POST", "/api/favourite-lists/invitation/owner", { token });
  expect(seen.json()).toEqual({ owner: "Ana" });
  const preview = await first.call("POST", "/api/favourite-lists/invitation", { token });
  expect(preview.json()).toMatchObject({ name: "Venues by the lake", owner: "Ana", isMember: false, memberCount: 1 });
  expect(await listsOf(first)).toHaveLength(1);
  for (const _ of [1, 2]) expect((await join(first, token)).statusCode).toBe(200);
  const renewed = await linkOf(owner, listId);
  expect((await join(second, token)).statusCode).toBe(410);
  expect((await owner.call("DELETE", at(listId, "/link"))).statusCode).toBe(204);
  expect((await join(second, renewed)).statusCode).toBe(410);
  for (const what of ["invitation", "invitation/owner"])
    expect((await second.call("POST", `/api/favourite-lists/${what}`, { token: renewed })).statusCode).toBe(410);
  expect((await listsOf(owner)).find(({ id }) => id === listId)!.members).toHaveLength(2);
});

test("a list has no more members than the limit, even if many join at the same time", async () => {
  const owner = await api.member();
  const people = await Promise.all(Array.from({ length: maxListMembers + 1 }, () => api.member()));
  const listId = await start(owner);
  const token = await linkOf(owner, listId);
  const answers = await Promise.all(people.map((person) => join(person, token)));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(maxListMembers - 1);
  expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(2);
  expect((await listsOf(owner)).find(({ id }) => id === listId)!.members).toHaveLength(maxListMembers);
});

test("someone who has been removed from a list no longer sees it, and can't join again with the same link", async () => {
  const [owner, member] = [await api.member(), await api.member()];
  const vendorId = await addVendor(api.database.db);
  const listId = await start(owner);
  const token = await linkOf(owner, listId);
  await join(member, token);
  await put(member, listId, vendorId);
  await write(member, listId, vendorId, "Lovely");
  expect((await owner.call("DELETE", at(listId, `/members/${member.userId}`))).statusCode).toBe(204);
  expect((await itemsOf(owner, listId)).items).toMatchObject([{ vendor: { id: vendorId }, hearts: [], notes: [] }]);
  expect((await member.call("GET", `/api/favourites?list=${listId}`)).statusCode).toBe(404);
  expect((await join(member, token)).statusCode).toBe(410);
});

test("a list goes to whoever has been on it longest when its owner leaves, and is deleted with its last member", async () => {
  const [owner, second, third] = [await api.member(), await api.member(), await api.member()];
  const listId = await shared(owner, second, third);
  const leave = (person: Member) => person.call("DELETE", at(listId, `/members/${person.userId}`));
  expect((await leave(owner)).statusCode).toBe(204);
  expect((await listsOf(second)).find(({ id }) => id === listId)).toMatchObject({ isOwner: true });
  expect((await listsOf(third)).find(({ id }) => id === listId)).toMatchObject({ isOwner: false });
  await Promise.all([leave(second), leave(third)]);
  const left = await api.database.db.selectFrom("favourite_lists").where("id", "=", listId).select("id").execute();
  expect(left).toEqual([]);
});

test("an erased account leaves its vendors, but no hearts and notes, on the lists it shared, and no other lists", async () => {
  const [ana, jan] = [await api.member(), await api.member()];
  const { db } = api.database;
  const vendorId = await addVendor(db);
  await ana.call("PUT", `/api/vendors/${vendorId}/favourite`);
  const favourites = (await listsOf(ana))[0]!.id;
  await join(jan, await linkOf(ana, favourites));
  await write(ana, favourites, vendorId, "Only for us");
  const alone = await start(ana, "Surprises for Jan");
  await put(ana, alone, vendorId);
  await db
    .updateTable("users")
    .set({ erase_at: new Date(0) })
    .where("id", "=", ana.userId)
    .execute();
  await purgeExpired(db, api.photos);
  expect((await listsOf(jan)).find(({ id }) => id === favourites)).toMatchObject({
    isOwner: true,
    isDefault: false,
    members: [{ id: jan.userId }],
  });
  expect((await itemsOf(jan, favourites)).items).toMatchObject([{ vendor: { id: vendorId }, hearts: [], notes: [] }]);
  const left = await db.selectFrom("favourite_lists").where("id", "=", alone).select("id").execute();
  expect(left).toEqual([]);
  expect((await jan.call("DELETE", at(favourites))).statusCode).toBe(204);
});

test("what was taken off a list can be put back for a day, and is gone for good after that", async () => {
  const person = await api.member();
  const { db } = api.database;
  const vendorId = await addVendor(db);
  const listId = await start(person);
  await put(person, listId, vendorId);
  await write(person, listId, vendorId, "Ask about rain");
  const removed = async (secondsAgo: number) => {
    await person.call("DELETE", at(listId, `/vendors/${vendorId}`));
    await db
      .updateTable("favourite_list_vendors")
      .set({ removed_at: sql`now() - make_interval(secs => ${secondsAgo})` })
      .where("vendor_id", "=", vendorId)
      .execute();
    await purgeExpired(db, api.photos);
    await put(person, listId, vendorId);
    return (await itemsOf(person, listId)).items[0]!.notes.map(({ text }) => text);
  };
  expect(await removed(lifetimes.removedVendor - 60)).toEqual(["Ask about rain"]);
  expect(await removed(lifetimes.removedVendor + 60)).toEqual([]);
});

test("a server that doesn't know of lists yet still saves to someone's favourites", async () => {
  const person = await api.member();
  const { db } = api.database;
  const vendorId = await addVendor(db);
  await sql`insert into favourites (user_id, vendor_id) values (${person.userId}::uuid, ${vendorId}::uuid) on conflict do nothing`.execute(
    db,
  );
  const [favourites] = await listsOf(person);
  expect((await itemsOf(person, favourites!.id)).items).toMatchObject([{ hearts: [person.userId] }]);
});
