import type { Specimens } from "../../../test/security/specimens.ts";

export const specimens: Specimens = {
  freshRows: {
    /** Another of their devices. */
    sessions: async ({ logIn, personOf }, role) => (await logIn(personOf(role).userId)).sessionId,
  },
};
