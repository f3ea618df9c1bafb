import type { Specimens } from "../../test/security/specimens.ts";
import { addVendor } from "../../test/vendors.ts";

export const specimens: Specimens = {
  rows: { covers: ({ db }) => addVendor(db, { name: "Brez fotografij" }) },
};
