import { randomBytes } from "node:crypto";
import { uuidv7 } from "uuidv7";
import type { Specimens } from "../../test/security/specimens.ts";
import type { Role, World } from "../../test/security/world.ts";
import { hashed } from "../users/mailed-tokens.ts";
import { insertFavourite, insertList, setLink } from "./queries.ts";

/** A list of theirs with the world's vendor on it. */
async function list({ db, row }: World, userId: string, token?: string): Promise<string> {
  const id = uuidv7();
  const vendorId = await row("vendors");
  await db.transaction().execute(async (trx) => {
    await insertList(trx, id, "Venues by the lake", userId);
    await insertFavourite(trx, id, userId, vendorId);
    if (token) await setLink(trx, id, hashed(token));
  });
  return id;
}

const linked = async (world: World) => {
  const token = randomBytes(16).toString("base64url");
  await list(world, world.people["other owner"].userId, token);
  return { token };
};

export const specimens: Specimens = {
  freshRows: {
    "favourite-lists": (world: World, role: Role) => list(world, world.personOf(role).userId),
    members: ({ personOf }, role) => personOf(role).userId,
  },
  operations: {
    createFavouriteList: {
      // The rows above would soon be as many lists as people can have.
      given: ({ db, personOf }, role) =>
        db
          .deleteFrom("favourite_list_members")
          .where("user_id", "=", personOf(role).userId)
          .where("is_default", "=", false)
          .execute(),
    },
    previewListOwner: { body: linked },
    previewFavouriteList: { body: linked },
    joinFavouriteList: { body: linked },
  },
};
