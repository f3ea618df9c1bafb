import { expect, test } from "vitest";
import { safePath } from "./safe-path.ts";

test.each([
  "//evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "https:evil.example",
  "https://evil.example/",
  "%2f%2fevil.example",
  "/%2fevil.example",
  "/%252fevil.example",
  "/%5cevil.example",
  "javascript:alert(1)",
  "/\tevil.example",
  "/\n/evil.example",
  "\t//evil.example",
  " /search",
  "/%09/evil.example",
  "/%00",
  "search",
  "",
  "@evil.example",
  "/..//evil.example",
  "/./\\evil.example",
])("from=%j leads to the home page", (from) => {
  expect(safePath(from)).toBe("/");
});

test.each([null, undefined])("no from (%s) leads to the home page", (from) => {
  expect(safePath(from)).toBe("/");
});

test.each([
  "/confirmreview",
  "/search?q=a%20b&category=venues,cakes#results",
  "/search?q=C%23%20//%20jazz",
  "/vendor/detail/vendordetail/01986f2a-6c00-7000-8000-00000000a001#reviews",
  "/user/profile?seleted=Settings",
])("from=%j is followed", (from) => {
  expect(safePath(from)).toBe(from);
});

test("no one is sent back to the page they have just left", () => {
  expect(safePath("/login?from=/login")).toBe("/");
  expect(safePath("/signup")).toBe("/");
  expect(safePath("/login/?from=/login/")).toBe("/");
  expect(safePath("/signup/verify")).toBe("/");
  expect(safePath("/forgetpassword")).toBe("/");
  expect(safePath("/api/users/verify")).toBe("/");
  expect(safePath("/api/users/google?from=/login")).toBe("/");
});
