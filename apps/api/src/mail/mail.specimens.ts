import { uuidv7 } from "uuidv7";
import type { Specimens } from "../../test/security/specimens.ts";
import { freshEmail } from "../../test/test-app.ts";

export const specimens: Specimens = {
  freshRows: {
    /** One that couldn't be sent. */
    async mails({ db }) {
      const id = uuidv7();
      const mail = {
        recipient: freshEmail(),
        subject: "Your claim",
        body_text: "The words",
        body_html: "<p>The words</p>",
      };
      await db
        .insertInto("emails")
        .values({ id, ...mail, attempts: 61, last_error: "550 No such user", failed_at: new Date() })
        .execute();
      return id;
    },
  },
};
