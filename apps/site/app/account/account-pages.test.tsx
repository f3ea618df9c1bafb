// What account pages say before anyone does anything; the journeys cover what happens after a press.
import type { ComponentType, ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { VisitFrame } from "../frame/visit-frame.specimen.tsx";
import { myVendorsQuery } from "../listings/listing-queries.ts";
import { accountQuery } from "../queries.ts";
import { routeStateAtom } from "../state/route-state.ts";
import { loginAtom, sessionAtom } from "../state/session.ts";
import { createVisit } from "../visit.ts";
import { settings } from "../visit.specimen.ts";
import LookInYourInbox from "./look-in-your-inbox.tsx";
import { mailedLinkStart } from "./mailed-link-start.tsx";
import { Emails } from "./profile/emails.tsx";
import { meQuery } from "./profile/queries.ts";
import ForgetPassword from "./recovery/forget-password.tsx";
import PasswordChanged from "./recovery/password-changed.tsx";

function textOf(page: ReactNode, { address = "/", googleLogin = false } = {}): string {
  const visit = createVisit({
    settings: { ...settings, googleLogin },
    client: { baseUrl: "https://api.example" },
  });
  return renderToStaticMarkup(
    <VisitFrame visit={visit}>
      <StaticRouter location={address}>{page}</StaticRouter>
    </VisitFrame>,
  );
}

test("the page after a change of password does not claim a change when opened by its address", () => {
  const text = textOf(<PasswordChanged />);
  expect(text).toContain("Have you changed your password?");
  expect(text).not.toMatch(/is changed|stays logged in/);
});

test("the page for a forgotten password mentions Google only where people can log in with it", () => {
  expect(textOf(<ForgetPassword />)).not.toContain("Google");
  expect(textOf(<ForgetPassword />, { googleLogin: true })).toContain("Google");
});

test("someone who remembers the password after all returns to where they were", () => {
  const text = textOf(<ForgetPassword />, { address: "/forgetpassword?from=/confirmreview" });
  expect(text).toContain('href="/login?from=%2Fconfirmreview"');
});

test("the page that waits for the e-mailed link goes on once another tab has confirmed the address", () => {
  const visit = createVisit({ settings, client: { baseUrl: "https://api.example" } });
  const text = () =>
    renderToStaticMarkup(
      <VisitFrame visit={visit}>
        <StaticRouter location="/signup/verify">
          <LookInYourInbox />
        </StaticRouter>
      </VisitFrame>,
    );
  visit.store.set(routeStateAtom, { route: "/confirmreview" });
  expect(text()).toContain("Check your inbox");
  const logIn = (emailVerified: boolean) => {
    const userData = { ...visit.store.get(sessionAtom).userData, _id: "1", email: "ana@example.org" };
    visit.store.set(sessionAtom, (before) => ({ ...before, isLoggedIn: true, userData }));
    visit.queryClient.setQueryData<object>(meQuery("1").queryKey, {
      data: { email: "ana@example.org", emailVerified },
    });
  };
  expect(text()).toContain("Log in here");
  logIn(false);
  expect(text()).toContain("Check your inbox");
  expect(text()).not.toContain("Log in here");
  logIn(true);
  expect(text()).not.toContain("Check your inbox");
  expect(text()).toMatch(/ana@example\.org is confirmed.*href="\/confirmreview"[^>]*>Continue</s);
});

const listing = (relation: "owner" | "author") => ({
  vendor: { id: "2", name: "Villa Podrožnik" },
  status: "approved",
  relation,
});

test.each([
  ["has no listing", "user", [], false, []],
  ["has added a listing but doesn't own it", "user", [listing("author")], false, []],
  ["owns a listing", "user", [listing("author"), listing("owner")], false, ["off"]],
  ["owned one when they logged in, beyond the list's first page", "vendor", [listing("author")], false, ["off"]],
  ["no longer owns any, but still has it turned on", "user", [], true, ["on"]],
] as const)(
  "the settings have a switch for each e-mail that can be turned off, and offer a monthly summary as it should be to someone who %s",
  (_, role, items, isOn, shown) => {
    const visit = createVisit({ settings, client: { baseUrl: "https://api.example" } });
    const userData = {
      ...visit.store.get(sessionAtom).userData,
      _id: "1",
      email: "ana@example.org",
      role,
      emailVerified: true,
    };
    visit.store.set(loginAtom, { userData, token: "access", isGoogleLogin: false });
    const notices = {
      published: true,
      replies: false,
      reviews: true,
      listings: true,
      monthlySummary: isOn,
      helpfulDigest: false,
    };
    visit.queryClient.setQueryData<object>(accountQuery("1").queryKey, {
      email: "ana@example.org",
      settings: { theme: "system", notices },
    });
    visit.queryClient.setQueryData<object>(myVendorsQuery("1").queryKey, {
      pages: [{ items, nextCursor: null }],
      pageParams: [""],
    });
    const text = renderToStaticMarkup(
      <VisitFrame visit={visit}>
        <StaticRouter location="/">
          <Emails />
        </StaticRouter>
      </VisitFrame>,
    );
    const switches = [...text.matchAll(/<input[^>]*role="switch"[^>]*>/g)].map(([input]) =>
      / checked=""/.test(input) ? "on" : "off",
    );
    // Everyone can choose whether to hear that a review is published, of replies and of listings, and whom their reviews have
    // helped; those who own a listing, also of its reviews.
    const looksAfter = role === "vendor" || items.some(({ relation }) => relation === "owner");
    expect(switches).toEqual(["on", "off", ...(looksAfter ? ["on"] : []), "on", "off", ...shown]);
    expect(text.includes("Monthly summary of my listings")).toBe(shown.length > 0);
  },
);

const pages = import.meta.glob<{ default: ComponentType }>("../**/*.tsx", { eager: false });
const sources = import.meta.glob<string>("../**/*.tsx", { query: "?raw", import: "default", eager: true });
const readingLinks = Object.keys(sources).filter(
  (file) => /= useMailedLink\(|<StopMails\b/.test(sources[file]!) && /^export default/m.test(sources[file]!),
);

test.each(readingLinks)(
  "a page that an e-mailed link leads to takes the token out of the address as soon as it is read: %s",
  async (file) => {
    const { default: Page } = await pages[file]!();
    expect(textOf(<Page />)).toContain(`<script>${mailedLinkStart}</script>`);
  },
);

test("every page that can have an e-mailed token in its address is among them", () => {
  expect(readingLinks.length).toBeGreaterThan(5);
});
