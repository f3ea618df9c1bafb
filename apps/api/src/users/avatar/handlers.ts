// A person's picture.
import type { Handlers } from "../../contract/handlers.ts";
import { removeAvatar, storeAvatar } from "../../photos/avatar.ts";
import { countAttempt } from "../../security/limits.ts";
import type { Services } from "../../services.ts";
import { limits } from "../limits.ts";
import { imageOf, replaceImage } from "../queries.ts";

export function avatarHandlers({ db, cache, photos, squares }: Services) {
  /** The row first: a file that is left behind is shown nowhere, one that is missing would be. */
  async function replace(userId: string, image: string) {
    const before = await replaceImage(db, userId, image);
    cache.clear();
    await removeAvatar(photos, before);
  }

  return {
    async uploadAvatar({ body, caller }) {
      await countAttempt(db, limits.avatar, caller.userId);
      const image = await storeAvatar(photos, await squares.cut(body));
      try {
        await replace(caller.userId, image);
      } catch (error) {
        // Whoever does not know whether it is shown leaves it.
        const shown = await imageOf(db, caller.userId).catch(() => image);
        if (shown !== image) await removeAvatar(photos, image);
        throw error;
      }
      return { image };
    },
    async deleteAvatar({ caller }) {
      await replace(caller.userId, "");
    },
  } satisfies Partial<Handlers>;
}
