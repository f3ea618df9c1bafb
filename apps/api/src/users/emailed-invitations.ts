// Invitations by e-mail, to a team or from a partner: whoever has the link may read one, and only the address that it's
// for may answer it. Conditions on its row `i`.
import { sql } from "kysely";
import { hashed } from "./mailed-tokens.ts";

/** Its link has this token, which this doesn't use up. */
export const hasToken = (token: string) => sql<boolean>`i.hash = ${hashed(token)}`;

/** It is to the address of someone who has confirmed it; to no one else's. */
export const isTo = (userId: string) => sql<boolean>`i.email = (
  select email from users where id = ${userId}::uuid and email_verified_at is not null and deleted_at is null)`;
