import type { Kysely } from "kysely";
import { freshEmail } from "./test-app.ts";
import type { MailedPurpose, Schema } from "../src/database/schema.ts";
import { issueToken } from "../src/users/mailed-tokens.ts";
import { createUser } from "../src/users/queries.ts";

/** A token as it would appear in an e-mail, for someone who has just signed up. */
export const mailedToken = (db: Kysely<Schema>, purpose: MailedPurpose) =>
  db.transaction().execute(async (trx) => {
    const email = freshEmail();
    const details = {
      password_hash: "$argon2id$v=19$m=19456,t=2,p=1$none$none",
      first_name: "Tina",
      last_name: "Vidmar",
      location: "",
    };
    const userId = (await createUser(trx, email, details, { version: "terms", reviewLicence: null }))!;
    if (purpose !== "new-email" && purpose !== "stop-new-email") return issueToken(trx, { purpose, userId, email });
    const wanted = freshEmail();
    await trx.updateTable("users").set({ pending_email: wanted }).where("id", "=", userId).execute();
    return issueToken(trx, { purpose, userId, email: wanted });
  });
