import { afterEach, expect, test, vi } from "vitest";
// oxlint-disable-next-line no-restricted-imports -- the other half of what is signed
import { signatureOf } from "../../api/src/security/client-address.ts";
import { signedHeaders } from "./signature.ts";

afterEach(() => void vi.useRealTimers());

test("the site signs a client's address as the API reads it", () => {
  vi.useFakeTimers({ now: Date.parse("2026-11-21T11:00:00Z") });
  const secret = "a secret that is long enough for it";
  expect(signedHeaders(secret, "r1", "203.0.113.7")).toEqual({
    "x-request-id": "r1",
    "x-client-address": "203.0.113.7",
    "x-client-signature": "1795258800.X2dmv8Tndgy8cYSsZVhXgZQqGHgU_6Oxn4EPxeEdbWE",
  });
  expect(signatureOf(secret, "r1", "203.0.113.7", 1_795_258_800)).toBe("X2dmv8Tndgy8cYSsZVhXgZQqGHgU_6Oxn4EPxeEdbWE");
});
