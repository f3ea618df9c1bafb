import { randomBytes } from "node:crypto";
import type { Specimens } from "../../test/security/specimens.ts";

export const specimens: Specimens = {
  rows: {
    /** In the size that the contract's example asks for. */
    async photos({ api }) {
      const id = randomBytes(16).toString("hex");
      await api.photos.write(id, "640.webp", randomBytes(64));
      return id;
    },
  },
};
