// What journeys find when they begin, and no call makes: this writes to their database.
import { createPasswordHasher } from "../apps/api/src/security/passwords.ts";
import { readSettings } from "../apps/api/src/settings.ts";
import { openStore } from "../apps/api/src/store.ts";
import { createUser } from "../apps/api/src/users/queries.ts";

/** An admin from before second steps were required. */
export const oldAdmin = {
  firstName: "Nika",
  lastName: "Horvat",
  email: "nika.before@example.org",
  password: "seven swans by the mill",
};

/** A vendor whose reviews have all come within the last hour. */
export const crowdedVendor = "Kesselhaus an der Panke";

export async function prepare(dataDir: string): Promise<void> {
  const { firstName, lastName, email, password } = oldAdmin;
  const { db, close } = await openStore(readSettings({ DATA_DIR: dataDir }));
  const password_hash = await createPasswordHasher().hash(password);
  await db.transaction().execute(async (trx) => {
    const details = { first_name: firstName, last_name: lastName, location: "", password_hash };
    const id = await createUser(trx, email, details, { version: "demo", reviewLicence: null });
    await trx
      .updateTable("users")
      .set({ is_admin: true, email_verified_at: new Date() })
      .where("id", "=", id)
      .execute();
    await trx
      .updateTable("reviews")
      .set({ created_at: new Date(Date.now() - 60 * 60 * 1000) })
      .where("vendor_id", "in", trx.selectFrom("vendors").select("id").where("name", "=", crowdedVendor))
      .execute();
  });
  await close();
}

/** Someone's e-mail that a mail server wouldn't take for a whole day. */
export async function giveUpOn(
  dataDir: string,
  mail: { recipient: string; subject: string; body_text: string },
): Promise<void> {
  const { db, close } = await openStore(readSettings({ DATA_DIR: dataDir }));
  const failure = { attempts: 61, last_error: "450 Try again later", failed_at: new Date() };
  await db
    .insertInto("emails")
    .values({ id: crypto.randomUUID(), ...mail, body_html: mail.body_text, ...failure })
    .execute();
  await close();
}
