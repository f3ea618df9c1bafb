// An admin from before second steps were required. No call makes one, so this writes to the journeys' database.
import { createPasswordHasher } from "../apps/api/src/security/passwords.ts";
import { readSettings } from "../apps/api/src/settings.ts";
import { openStore } from "../apps/api/src/store.ts";
import { createUser } from "../apps/api/src/users/queries.ts";

export const oldAdmin = {
  firstName: "Nika",
  lastName: "Horvat",
  email: "nika.before@example.org",
  password: "seven swans by the mill",
};

export async function addOldAdmin(dataDir: string): Promise<void> {
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
  });
  await close();
}
