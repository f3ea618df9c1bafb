// The vendors people have saved for later, on lists that they keep alone or with others.
import { randomBytes } from "node:crypto";
import type { components } from "@troth/api-client/schema";
import { maxFavourites, maxListMembers, maxLists } from "@troth/rules/favourites";
import type { Transaction } from "kysely";
import { uuidv7 } from "uuidv7";
import type { Handlers } from "../contract/handlers.ts";
import { inTransaction } from "../database/open.ts";
import type { Schema } from "../database/schema.ts";
import { listName, readCursor } from "../lists/cursor.ts";
import { page } from "../lists/keyset.ts";
import { invalidField, ProblemError } from "../problems.ts";
import { withIdempotencyKey } from "../security/idempotency.ts";
import { countAttempt } from "../security/limits.ts";
import type { Services } from "../services.ts";
import { cleanName } from "../text/clean-name.ts";
import { limits } from "../users/limits.ts";
import { hashed } from "../users/mailed-tokens.ts";
import { userData } from "../users/queries.ts";
import { toSummary } from "../vendors/summary.ts";
import {
  countListsOf,
  countVendors,
  deleteHeart,
  deleteList,
  deleteMember,
  favouritesOf,
  hasOthersNotes,
  heartedIds,
  insertFavourite,
  insertList,
  insertMember,
  isOnList,
  listById,
  listByLink,
  type ListRow,
  listsOf,
  lockList,
  orders,
  readFavourites,
  removeVendor,
  saveNote,
  setLink,
  storeFavourites,
} from "./queries.ts";

type ListInfo = components["schemas"]["FavouriteListInfo"];

/** What may be done to a list depends on whose it is: others get 409, as they can see the list. */
type Asks = "member" | "owner";

export function favouriteHandlers({ db, clock }: Services) {
  /** Does something to a list. For anyone who isn't on it, it doesn't exist. */
  const onList = <T>(
    userId: string,
    listId: string,
    asks: Asks,
    work: (trx: Transaction<Schema>, list: ListRow) => Promise<T>,
  ): Promise<T> =>
    inTransaction(db, async (trx) => {
      if (listId === (await favouritesOf(trx, userId))) await storeFavourites(trx, userId);
      const list = (await lockList(trx, listId)) && (await listById(trx, listId));
      if (!list?.members.some(({ id }) => id === userId)) throw new ProblemError("not-found");
      if (asks === "owner" && list.members[0]!.id !== userId) throw conflict("Only the list’s owner can do that.");
      return work(trx, list);
    });

  const add = async (trx: Transaction<Schema>, listId: string, userId: string, vendorId: string) => {
    if (!(await insertFavourite(trx, listId, userId, vendorId))) throw new ProblemError("not-found");
    if ((await countVendors(trx, listId)) > maxFavourites)
      throw conflict(`There are ${maxFavourites} vendors on this list. Remove one before you save another.`);
  };

  /** Makes room for one more. */
  const assertRoomForList = async (trx: Transaction<Schema>, userId: string) => {
    if ((await countListsOf(trx, userId)) >= maxLists)
      throw conflict(`You’re on ${maxLists} lists. Delete or leave one first.`);
  };

  return {
    async listFavourites({ caller: { userId }, query }) {
      const { cursor, limit = 20, sort = "added", vendors } = query;
      const favourites = await favouritesOf(db, userId);
      const listId = query.list ?? favourites;
      const isOwn = listId === favourites;
      if (!isOwn && !(await listById(db, listId))?.members.some(({ id }) => id === userId))
        throw new ProblemError("not-found");
      const list = listName("favourites", userId, listId, sort, vendors ?? null);
      const from = readCursor(cursor, list, orders[sort].kinds);
      const [rows, hearted] = await Promise.all([
        readFavourites(db, { listId, sort, vendors, from, limit }),
        heartedIds(db, userId),
      ]);
      const { items, nextCursor } = page(rows, limit, list);
      const now = clock();
      return {
        items: items.map((row) => ({
          vendor: toSummary(row, now),
          addedAt: row.added_at.toISOString(),
          listId,
          hearts: row.hearts,
          notes: row.notes,
        })),
        ...hearted,
        nextCursor,
      };
    },

    addFavourite: ({ caller: { userId }, path }) =>
      onFavourites(userId, (trx, list) => add(trx, list.id, userId, path.id)),

    removeFavourite: ({ caller: { userId }, path }) =>
      onFavourites(userId, (trx, list) => deleteHeart(trx, list, userId, path.id)),

    async listFavouriteLists({ caller: { userId }, query }) {
      const [lists, favourites] = await Promise.all([listsOf(db, userId, query.vendor), favouritesOf(db, userId)]);
      const { firstName, image } = await userData(db, userId);
      const stored = lists.find(({ id }) => id === favourites);
      const own: ListRow = stored ?? {
        id: favourites,
        name: "Favourites",
        link_created_at: null,
        vendor_count: 0,
        has_vendor: query.vendor === undefined ? null : false,
        members: [{ id: userId, firstName, image, isDefault: true }],
      };
      return { items: [own, ...lists.filter(({ id }) => id !== favourites)].map((list) => toInfo(list, userId)) };
    },

    async createFavouriteList({ caller: { userId }, body, headers }, reply) {
      await countAttempt(db, limits.favouriteList, userId);
      const name = nameIn(body);
      const { answer } = await withIdempotencyKey(
        db,
        { userId, operation: "createFavouriteList", key: headers["Idempotency-Key"], request: body },
        async (trx) => {
          await assertRoomForList(trx, userId);
          const id = uuidv7();
          await insertList(trx, id, name, userId);
          return toInfo((await listById(trx, id))!, userId);
        },
      );
      void reply.code(201);
      return answer;
    },

    renameFavouriteList: ({ caller: { userId }, path, body }) =>
      onList(userId, path.id, "member", async (trx, list) => {
        if (isFavourites(list)) throw conflict("Favourites keep their name.");
        await trx
          .updateTable("favourite_lists")
          .set({ name: nameIn(body) })
          .where("id", "=", path.id)
          .execute();
      }),

    deleteFavouriteList: ({ caller: { userId }, path }) =>
      onList(userId, path.id, "owner", async (trx, list) => {
        if (isFavourites(list)) throw conflict("Your favourites can’t be deleted.");
        await deleteList(trx, path.id);
      }),

    addToFavouriteList: ({ caller: { userId }, path }) =>
      onList(userId, path.id, "member", (trx) => add(trx, path.id, userId, path.vendorId)),

    removeFromFavouriteList: ({ caller: { userId }, path, query }) =>
      onList(userId, path.id, "member", async (trx) => {
        if (!query.withNotes && (await hasOthersNotes(trx, path.id, userId, path.vendorId)))
          throw conflict("Someone else has written a note on it. Open the list to read it and decide.");
        await removeVendor(trx, path.id, path.vendorId);
      }),

    removeHeart: ({ caller: { userId }, path }) =>
      onList(userId, path.id, "member", (trx, list) => deleteHeart(trx, list, userId, path.vendorId)),

    saveFavouriteNote: ({ caller: { userId }, path, body, headers }) =>
      onList(userId, path.id, "member", async (trx) => {
        const { id: listId, vendorId } = path;
        if (!(await isOnList(trx, listId, vendorId))) throw new ProblemError("not-found");
        const text = body.text.trim();
        const expected = headers["If-Match"] ?? '"0"';
        const version = await saveNote(trx, { listId, vendorId, userId }, text, expected);
        if (version === null)
          throw new ProblemError("changed-meanwhile", {
            detail: "You’ve changed this note since you loaded it, perhaps in another tab.",
          });
        return { memberId: userId, text, version };
      }),

    async renewFavouriteListLink({ caller: { userId }, path }) {
      await countAttempt(db, limits.favouriteLink, userId);
      return onList(userId, path.id, "owner", async (trx) => {
        const token = randomBytes(16).toString("base64url");
        const { link_created_at: createdAt } = await setLink(trx, path.id, hashed(token));
        return { token, createdAt: createdAt!.toISOString() };
      });
    },

    revokeFavouriteListLink: ({ caller: { userId }, path }) =>
      onList(userId, path.id, "owner", async (trx) => {
        await setLink(trx, path.id, null);
      }),

    removeFavouriteListMember: ({ caller: { userId }, path: { id, memberId } }) =>
      onList(userId, id, memberId === userId ? "member" : "owner", async (trx, { members }) => {
        const member = members.find((one) => one.id === memberId);
        if (!member) throw new ProblemError("not-found");
        if (member.isDefault) throw conflict("These are your own favourites, so you can’t leave them.");
        await deleteMember(trx, id, memberId);
        // Or they could join again.
        if (memberId !== userId) await setLink(trx, id, null);
      }),

    async previewListOwner({ body, address }) {
      await countAttempt(db, limits.listLinkByAddress, address);
      const list = await listByLink(db, hashed(body.token));
      if (!list?.members[0]) throw new ProblemError("link-expired");
      return { owner: list.members[0].firstName };
    },

    async previewFavouriteList({ caller: { userId }, body }) {
      await countAttempt(db, limits.joinList, userId);
      const list = await listByLink(db, hashed(body.token));
      if (!list?.members[0]) throw new ProblemError("link-expired");
      return {
        id: list.id,
        name: list.name,
        isDefault: isFavourites(list),
        owner: list.members[0].firstName,
        memberCount: list.members.length,
        vendorCount: list.vendor_count,
        isMember: list.members.some(({ id }) => id === userId),
      };
    },

    async joinFavouriteList({ caller: { userId }, body }) {
      await countAttempt(db, limits.joinList, userId);
      return inTransaction(db, async (trx) => {
        const hash = hashed(body.token);
        const found = await listByLink(trx, hash);
        // The link may have been ended in the meantime.
        const locked = found && (await lockList(trx, found.id));
        const list = locked?.link_hash?.equals(hash) ? await listById(trx, locked.id) : undefined;
        if (!list?.members.length) throw new ProblemError("link-expired");
        if (!list.members.some(({ id }) => id === userId)) {
          if (list.members.length >= maxListMembers)
            throw conflict(`${maxListMembers} people are on this list already, which is as many as there can be.`);
          await assertRoomForList(trx, userId);
          await insertMember(trx, list.id, userId);
        }
        return toInfo((await listById(trx, list.id))!, userId);
      });
    },
  } satisfies Partial<Handlers>;

  async function onFavourites(userId: string, work: (trx: Transaction<Schema>, list: ListRow) => Promise<unknown>) {
    await onList(userId, await favouritesOf(db, userId), "owner", work);
  }
}

const conflict = (detail: string) => new ProblemError("conflict", { detail });

/** Whether it is the list that someone always has. */
const isFavourites = ({ members }: ListRow) => members.some(({ isDefault }) => isDefault);

function nameIn({ name }: { name: string }): string {
  const clean = cleanName(name);
  if (clean === "") throw invalidField("/name", "must not be empty");
  return clean;
}

const toInfo = (list: ListRow, userId: string): ListInfo => {
  const [owner] = list.members;
  const isOwner = owner?.id === userId;
  return {
    id: list.id,
    name: list.name,
    isDefault: isFavourites(list),
    isOwner,
    vendorCount: list.vendor_count,
    hasVendor: list.has_vendor,
    members: list.members.map(({ id, firstName, image }) => ({
      id,
      firstName,
      image,
      isYou: id === userId,
      isOwner: id === owner?.id,
    })),
    link: isOwner && list.link_created_at ? { createdAt: list.link_created_at.toISOString() } : null,
  };
};
