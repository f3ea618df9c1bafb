import type { Specimens } from "../../../test/security/specimens.ts";
import type { Role, World } from "../../../test/security/world.ts";
import { password, testSecret } from "../../../test/test-app.ts";
import { codeAt } from "../../security/second-step.ts";
import { seal } from "../../security/seal.ts";
import { disable, enable, storePendingSecret } from "./second-step.ts";

async function setSecondStep({ db, keys }: World, userId: string, wanted: "off" | "begun" | "on") {
  await db.transaction().execute(async (trx) => {
    await disable(trx, userId);
    if (wanted !== "off") await storePendingSecret(trx, keys.secondStep, userId, testSecret);
    if (wanted === "on") await enable(trx, keys.secondStep, userId);
  });
}

/** Sets the second step of the person in a role; an admin's is always on. */
export const withSecondStep = (wanted: "off" | "begun" | "on") => async (world: World, role: Role) => {
  if (role !== "admin") await setSecondStep(world, world.personOf(role).userId, wanted);
};

/** A code that has not been used yet. */
async function freshCode({ db, personOf }: World, role: Role): Promise<string> {
  await db.updateTable("users").set({ totp_last_step: 0 }).where("id", "=", personOf(role).userId).execute();
  return codeAt(testSecret, Date.now());
}

export const specimens: Specimens = {
  operations: {
    finishLogin: {
      body: async (world, role) => ({ code: await freshCode(world, role) }),
      async headers(world) {
        const { userId } = await world.api.member();
        await setSecondStep(world, userId, "on");
        const login = await seal(world.keys.attempt, "second-step", { userId, isGoogleLogin: false }, 60);
        return { cookie: `second-step=${login}` };
      },
    },
    beginSecondStep: {
      given: withSecondStep("off"),
      body: () => ({ currentPassword: password }),
      statuses: { admin: 409 },
    },
    enableSecondStep: {
      given: withSecondStep("begun"),
      body: async (world, role) => ({ code: await freshCode(world, role) }),
      statuses: { admin: 409 },
    },
    disableSecondStep: {
      given: withSecondStep("on"),
      body: async (world, role) => ({ currentPassword: password, code: await freshCode(world, role) }),
      statuses: { admin: 403 },
    },
    confirmSecondStep: {
      given: withSecondStep("on"),
      body: async (world, role) => ({ code: await freshCode(world, role) }),
    },
    renewRecoveryCodes: {
      given: withSecondStep("on"),
      body: async (world, role) => ({ code: await freshCode(world, role) }),
    },
  },
};
