import { expect, test } from "vitest";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import routes from "./routes.ts";

type Row = { path: string; guard: string };

function rows(entries: readonly RouteConfigEntry[], guard: string): Row[] {
  return entries.flatMap((entry) => {
    const inner = /^guards\/(\w+)\.tsx$/.exec(entry.file)?.[1] ?? guard;
    const here = entry.index || entry.path ? [{ path: `/${entry.path ?? ""}`, guard }] : [];
    return [...here, ...rows(entry.children ?? [], inner)];
  });
}

// The specification's table, each route with who may see it.
const specified: Record<string, string> = {
  "/": "visitor",
  "/terms": "everyone",
  "/privacy": "everyone",
  "/contact-us": "everyone",
  "/api/users/verify": "everyone",
  "/api/users/verify-new-email": "everyone",
  "/claims/confirm": "everyone",
  "/api/users/stop-monthly-summary": "everyone",
  "/search/searchbanner": "everyone",
  "/search": "everyone",
  "/categories": "everyone",
  "/all-category": "everyone",
  "/create-category": "everyone",
  "/vendor/user-review-detail": "everyone",
  "/vendor": "everyone",
  "/vendor/successvendor": "everyone",
  "/vendor/detail/vendordetail/:id": "everyone",
  "/vendor/addvendor": "everyone",
  "/edit/vendordetail/:id": "everyone",
  "/pending-approval/:id": "admin",
  "/pending-claim/:id": "admin",
  "/reported-review/:id": "admin",
  "/dashboard": "admin",
  "/signup": "guest",
  "/login": "guest",
  "/forgetpassword": "everyone",
  "/api/users/resetpassword": "everyone",
  "/api/users/confirmresetpassword": "everyone",
  "/signup/verify": "everyone",
  "/review/:id": "everyone",
  "/confirmreview": "everyone",
  "/successreview": "login",
  "/user/ConfirmChangePassword": "everyone",
  "/user/requestdeleteaccount": "login",
  "/user/confirmdeleteaccount": "everyone",
  "/user/review/preview": "everyone",
  "/api/admin/verify": "everyone",
  "/user/profile": "login",
  "/*": "everyone",
};

// Pages that the specification doesn't know.
const ours: Record<string, string> = {
  "/how-we-rank": "everyone",
  "/how-reviews-are-checked": "everyone",
  "/review-guidelines": "everyone",
  "/moderation-log": "everyone",
  "/categories/:category": "everyone",
  "/categories/:category/:place": "everyone",
  "/badge/:id": "everyone",
  "/favourites/shared": "everyone",
  "/favourites/compare": "everyone",
  "/join-team": "everyone",
  "/join-partner": "everyone",
  "/review-invitation": "everyone",
  "/api/review-invitations/stop": "everyone",
  "/remove-listing/:id": "everyone",
  "/removal-request": "everyone",
  "/notice": "everyone",
  "/notice-status": "everyone",
  "/appeal": "login",
  "/pending-proposal/:id": "admin",
  "/held-review/:id": "admin",
};

test("the route table matches the specification's, guards included", () => {
  expect(Object.fromEntries(rows(routes, "everyone").map(({ path, guard }) => [path, guard]))).toEqual({
    ...specified,
    ...ours,
  });
});
