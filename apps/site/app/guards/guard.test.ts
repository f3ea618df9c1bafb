import { expect, test } from "vitest";
import { afterLogin, redirectOf } from "./guard.ts";

const guest = { isLoggedIn: false, isAdmin: false };
const user = { isLoggedIn: true, isAdmin: false };
const admin = { isLoggedIn: true, isAdmin: true };
const at = (path: string) => {
  const { pathname, search } = new URL(path, "http://x");
  return { pathname, search };
};
const dashboard = "/dashboard?seleted=dash&tab=pending-vendor";

test("log-in and sign-up are for logged-out people; others go to where they came from", () => {
  expect(redirectOf("guest", guest, at("/login?from=/search"), false)).toBeNull();
  expect(redirectOf("guest", user, at("/login?from=/search"), false)).toBe("/search");
  expect(redirectOf("guest", user, at("/login"), false)).toBe("/");
  expect(redirectOf("guest", user, at("/login?from=//evil.example"), false)).toBe("/");
  expect(redirectOf("guest", admin, at("/login?from=/search"), false)).toBe(dashboard);
});

test("back from Google the new session is fetched first, even where another one is kept", () => {
  for (const person of [guest, user, admin])
    expect(redirectOf("guest", person, at("/login?google=done&from=/search"), false)).toBeNull();
  expect(redirectOf("guest", user, at("/login?google=failed&from=/search"), false)).toBe("/search");
  expect(redirectOf("guest", user, at("/signup?google=done&from=/search"), false)).toBe("/search");
});

test("a page that needs a login sends guests there, and back", () => {
  expect(redirectOf("login", guest, at("/user/profile?seleted=Settings"), false)).toBe(
    "/login?from=%2Fuser%2Fprofile%3Fseleted%3DSettings",
  );
  expect(redirectOf("login", user, at("/user/profile"), false)).toBeNull();
});

test("admins' pages send everyone else to the front page", () => {
  expect(redirectOf("admin", guest, at("/dashboard"), false)).toBe("/");
  expect(redirectOf("admin", user, at("/dashboard"), false)).toBe("/");
  expect(redirectOf("admin", admin, at("/dashboard"), false)).toBeNull();
});

test("a logged-in admin at the front page goes to the dashboard", () => {
  expect(redirectOf("visitor", admin, at("/"), false)).toBe(dashboard);
  expect(redirectOf("visitor", user, at("/"), false)).toBeNull();
  expect(redirectOf("visitor", guest, at("/"), false)).toBeNull();
});

test("after login a begun report is told to the page", () => {
  expect(afterLogin({ isAdmin: false, from: "/vendor/detail/vendordetail/1?stars=1#reviews", flagged: true })).toBe(
    "/vendor/detail/vendordetail/1?stars=1&flagreview=true#reviews",
  );
});

test("confirming a review, adding a vendor, and save-and-exit go on, for whoever logs in", () => {
  for (const from of [
    "/confirmreview",
    "/confirmreview?vendor=1",
    "/vendor/addvendor",
    "/vendor/addvendor/",
    "/review/1?saveandexit=true",
  ]) {
    expect(afterLogin({ isAdmin: true, from, flagged: false })).toBe(from);
    expect(afterLogin({ isAdmin: false, from, flagged: true })).toBe(from);
  }
});
