// Everything `security` can say, on operations made for this test: the contract's own are in the matrix.
import { beforeAll, expect, test } from "vitest";
import { useTestApp } from "../../test/test-app.ts";
import { addVendor } from "../../test/vendors.ts";
import { deriveKeys } from "../security/keys.ts";
import { createSessions } from "../security/sessions.ts";
import type { Operation } from "./contract.ts";
import { guardOf, scopesOf } from "./security.ts";

const api = useTestApp();
type Member = Awaited<ReturnType<typeof api.member>>;
let [owner, admin, user]: Member[] = [];
let vendorId: string;

beforeAll(async () => {
  [owner, admin, user] = [await api.member(), await api.member({ isAdmin: true }), await api.member()];
  vendorId = await addVendor(api.database.db, { owner_id: owner!.userId });
});

const asking = (...alternatives: (string[] | null)[]) =>
  ({
    operationId: "tryOut",
    security: alternatives.map((scopes) => (scopes ? { bearer: scopes } : {})),
  }) as unknown as Operation;

/** The caller's id, null for a guest, or the problem that refuses them. */
async function outcome(operation: Operation, member: Member | undefined, id = vendorId): Promise<string | null> {
  const sessions = createSessions(deriveKeys(api.settings.secretKey));
  const authorization = member && `Bearer ${member.token}`;
  try {
    const caller = await guardOf(operation, { db: api.database.db, sessions })({ authorization, path: { id } });
    return caller && caller.userId;
  } catch (error) {
    return (error as { type: string }).type;
  }
}

test("an owner's operation doesn't exist for anyone else, or for a vendor that doesn't exist", async () => {
  const operation = asking(["owner"]);
  expect(await outcome(operation, owner)).toBe(owner!.userId);
  for (const stranger of [user, admin]) expect(await outcome(operation, stranger)).toBe("not-found");
  for (const id of ["01986f2a-6c00-7000-8000-00000000dead", "' or true --", ""])
    expect(await outcome(operation, owner, id)).toBe("not-found");
  expect(await outcome(operation, undefined)).toBe("unauthorized");
});

test("one of several alternatives is enough, and the first determines the error", async () => {
  const operation = asking(["owner"], ["admin"]);
  expect(await outcome(operation, owner)).toBe(owner!.userId);
  expect(await outcome(operation, admin)).toBe(admin!.userId);
  expect(await outcome(operation, user)).toBe("not-found");
});

test("scopes listed together are all required", async () => {
  expect(await outcome(asking(["verified", "admin"]), user)).toBe("forbidden");
  expect(await outcome(asking(["verified", "admin"]), admin)).toBe(admin!.userId);
  expect(await outcome(asking(["owner", "stepped-up"]), owner)).toBe("second-step-missing");
});

test("if guests may call too, the caller is known if there is one", async () => {
  expect(await outcome(asking(null, []), undefined)).toBeNull();
  expect(await outcome(asking(null, []), user)).toBe(user!.userId);
});

test("an unknown scope keeps the server from starting", () => {
  expect(() => scopesOf(asking(["superuser"]))).toThrow("tryOut asks for “superuser”");
});
