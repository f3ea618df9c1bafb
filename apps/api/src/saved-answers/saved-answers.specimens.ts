import { uuidv7 } from "uuidv7";
import type { Specimens } from "../../test/security/specimens.ts";

export const specimens: Specimens = {
  freshRows: {
    async "saved-answers"({ db }) {
      const id = uuidv7();
      await db
        .insertInto("saved_answers")
        .values({ id, title: "Another vendor", text: "It isn’t about them." })
        .execute();
      return id;
    },
  },
  operations: { updateSavedAnswer: { headers: () => ({ "if-match": '"1"' }) } },
};
