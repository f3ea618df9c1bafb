import type { Specimens } from "../../../test/security/specimens.ts";
import type { World } from "../../../test/security/world.ts";
import { brand, freshEmail, tokenIn } from "../../../test/test-app.ts";
import { codeAt, secretFor } from "../../security/second-step.ts";
import { queueInvitation } from "./invitations.ts";

/** An invitation as it would appear in an e-mail. */
async function invitation({ api, db }: World): Promise<string> {
  const email = freshEmail();
  const services = { jobs: api.jobs.jobs, settings: api.settings, brand };
  await db.transaction().execute((trx) => queueInvitation(trx, services, email, null));
  return tokenIn((await api.inbox(email))[0]!.links);
}

export const specimens: Specimens = {
  freshRows: {
    /** Someone who does nothing here but be logged in. */
    async users({ logIn, people }) {
      const { userId } = people["holder of an ended session"];
      await logIn(userId);
      return userId;
    },
  },
  operations: {
    inviteAdmin: { body: () => ({ email: freshEmail() }) },
    readInvitation: { body: async (world) => ({ token: await invitation(world) }) },
    verifyAdmin: {
      async body(world) {
        const token = await invitation(world);
        return { token, code: codeAt(secretFor(world.keys.secondStep, token), Date.now()) };
      },
    },
  },
};
