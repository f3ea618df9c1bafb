import type { Specimens } from "../../test/security/specimens.ts";
import { stopTokenOf } from "../mail/stop-token.ts";

export const specimens: Specimens = {
  operations: {
    stopMonthlySummary: {
      query: ({ keys, personOf }, role) => ({ token: stopTokenOf(keys.stopSummary, personOf(role).userId) }),
    },
  },
};
