// People's pictures.
import type { Handlers } from "../../contract/handlers.ts";
import { removeAvatar, storeAvatar } from "../../photos/avatar.ts";
import { countAttempt } from "../../security/limits.ts";
import type { Services } from "../../services.ts";
import { limits } from "../limits.ts";
import { imageOf, replaceImage } from "../queries.ts";

export function avatarHandlers({ db, cache, photos, decoder, log }: Services) {
  /** The row first: a file left behind is shown nowhere, but a missing one would be asked for. */
  async function replace(userId: string, image: string) {
    const before = await replaceImage(db, userId, image);
    cache.clear();
    await tidy(before);
  }
  /** Whatever is left behind here is removed by the sweep. */
  const tidy = (image: string) =>
    removeAvatar(photos, image).catch((error: unknown) => log.warn(error, "a picture couldn't be removed yet"));

  return {
    async uploadAvatar({ body, caller }) {
      await countAttempt(db, limits.avatar, caller.userId);
      const image = await storeAvatar(photos, await decoder.square(body));
      try {
        await replace(caller.userId, image);
      } catch (error) {
        // If it is not certain whether the row was written, the file stays.
        const shown = await imageOf(db, caller.userId).catch(() => image);
        if (shown !== image) await tidy(image);
        throw error;
      }
      return { image };
    },
    async deleteAvatar({ caller }) {
      await replace(caller.userId, "");
    },
  } satisfies Partial<Handlers>;
}
