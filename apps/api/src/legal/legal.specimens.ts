import type { Specimens } from "../../test/security/specimens.ts";

export const specimens: Specimens = { rows: { legal: async () => "terms" } };
