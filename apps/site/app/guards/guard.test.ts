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
  expect(redirectOf("guest", guest, at("/login?from=/search"), "")).toBeNull();
  expect(redirectOf("guest", user, at("/login?from=/search"), "")).toBe("/search");
  expect(redirectOf("guest", user, at("/login"), "")).toBe("/");
  expect(redirectOf("guest", user, at("/login?from=//evil.example"), "")).toBe("/");
  expect(redirectOf("guest", admin, at("/login?from=/search"), "")).toBe(dashboard);
});

test("back from Google the new session is fetched first, even if another one is kept", () => {
  for (const person of [guest, user, admin])
    expect(redirectOf("guest", person, at("/login?google=done&from=/search"), "")).toBeNull();
  expect(redirectOf("guest", user, at("/login?google=failed&from=/search"), "")).toBe("/search");
  expect(redirectOf("guest", user, at("/signup?google=done&from=/search"), "")).toBe("/search");
});

test("a page that needs a login sends guests there, and back", () => {
  expect(redirectOf("login", guest, at("/user/profile?seleted=Settings"), "")).toBe(
    "/login?from=%2Fuser%2Fprofile%3Fseleted%3DSettings",
  );
  expect(redirectOf("login", user, at("/user/profile"), "")).toBeNull();
});

test("admins' pages send everyone else to the home page", () => {
  expect(redirectOf("admin", guest, at("/dashboard"), "")).toBe("/");
  expect(redirectOf("admin", user, at("/dashboard"), "")).toBe("/");
  expect(redirectOf("admin", admin, at("/dashboard"), "")).toBeNull();
});

test("a logged-in admin on the home page goes to the dashboard", () => {
  expect(redirectOf("visitor", admin, at("/"), "")).toBe(dashboard);
  expect(redirectOf("visitor", user, at("/"), "")).toBeNull();
  expect(redirectOf("visitor", guest, at("/"), "")).toBeNull();
});

test("a login that goes back to where a report was started tells the page; one that goes elsewhere does not", () => {
  const reportPage = "/vendor/detail/vendordetail/1?stars=1";
  const to = (from: string) => afterLogin({ isAdmin: false, from, reportPage });
  expect(to("/vendor/detail/vendordetail/1?stars=1#reviews")).toBe(
    "/vendor/detail/vendordetail/1?stars=1&flagreview=true#reviews",
  );
  for (const elsewhere of ["/vendor/detail/vendordetail/2?stars=1", "/search?q=villa", "/"])
    expect(to(elsewhere)).toBe(elsewhere);
  expect(afterLogin({ isAdmin: false, from: "/", reportPage: "" })).toBe("/");
});

test("confirming a review, adding a vendor, and save-and-exit continue for anyone who logs in", () => {
  for (const from of [
    "/confirmreview",
    "/confirmreview?vendor=1",
    "/vendor/addvendor",
    "/vendor/addvendor/",
    "/review/1?saveandexit=true",
  ]) {
    expect(afterLogin({ isAdmin: true, from, reportPage: "" })).toBe(from);
    expect(afterLogin({ isAdmin: false, from, reportPage: from })).toBe(from);
  }
});
