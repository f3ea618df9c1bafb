import { randomBytes } from "node:crypto";
import type { Specimens } from "../../test/security/specimens.ts";

export const specimens: Specimens = {
  freshRows: {
    /** The caller's own, in the size used in the contract's example. */
    async photos({ api, db, personOf }, role) {
      const id = randomBytes(16).toString("hex");
      const variant = { width: 640, format: "webp" } as const;
      await api.photos.write(id, "640.webp", randomBytes(64));
      await db
        .insertInto("photos")
        .values({ id, width: 640, height: 480, placeholder: "", variants: JSON.stringify([variant]) })
        .execute();
      await db
        .insertInto("photo_uploads")
        .values({ user_id: personOf(role).userId, photo_id: id })
        .execute();
      return id;
    },
  },
};
