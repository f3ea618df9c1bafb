import type { Specimens } from "../../../test/security/specimens.ts";

export const specimens: Specimens = {
  freshRows: {
    /** Another device of theirs. */
    sessions: async ({ logIn, personOf }, role) => (await logIn(personOf(role).userId)).sessionId,
  },
};
