// What account pages say before anyone does anything; the journeys cover what happens after a press.
import type { ComponentType, ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { VisitFrame } from "../frame/visit-frame.specimen.tsx";
import { createVisit } from "../visit.ts";
import { settings } from "../visit.specimen.ts";
import { mailedLinkStart } from "./mailed-link-start.tsx";
import { Settings } from "./profile/settings.tsx";
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

test("the settings have no switch for e-mails that are never sent", () => {
  const text = textOf(<Settings />);
  expect(text).toContain("Where you are logged in");
  expect(text).not.toMatch(/Notices|Replies|role="switch"/);
});

const pages = import.meta.glob<{ default: ComponentType }>("../**/*.tsx", { eager: false });
const sources = import.meta.glob<string>("../**/*.tsx", { query: "?raw", import: "default", eager: true });
const readingLinks = Object.keys(sources).filter((file) => /= useMailedLink\(/.test(sources[file]!));

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
