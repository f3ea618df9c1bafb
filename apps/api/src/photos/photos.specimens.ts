import { randomBytes } from "node:crypto";
import type { Specimens } from "../../test/security/specimens.ts";

export const specimens: Specimens = {
  rows: {
    /** In the size used in the contract's example. */
    async photos({ api }) {
      const id = randomBytes(16).toString("hex");
      await api.photos.write(id, "640.webp", randomBytes(64));
      return id;
    },
  },
};
