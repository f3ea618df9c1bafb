// What account pages say before anyone does anything; the journeys cover what happens after a press.
import { ToastProvider } from "@troth/ui/toast";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { VisitProvider } from "../frame/visit-provider.tsx";
import { createVisit } from "../visit.ts";
import { settings } from "../visit.specimen.ts";
import ConfirmClaimEmail from "../claims/confirm-claim-email.tsx";
import VerifyAdmin from "../admin/verify-admin.tsx";
import VerifyNewEmail from "./email/verify-new-email.tsx";
import ConfirmDeletion from "./leaving/confirm-deletion.tsx";
import { mailedLinkStart } from "./mailed-link-start.tsx";
import { Settings } from "./profile/settings.tsx";
import ForgetPassword from "./recovery/forget-password.tsx";
import PasswordChanged from "./recovery/password-changed.tsx";
import ResetPassword from "./recovery/reset-password.tsx";
import VerifyEmail from "./verify-email.tsx";

function textOf(page: ReactNode, { address = "/", googleLogin = false } = {}): string {
  const visit = createVisit({
    settings: { ...settings, googleLogin },
    client: { baseUrl: "https://api.example" },
  });
  return renderToStaticMarkup(
    <VisitProvider visit={visit}>
      <ToastProvider>
        <StaticRouter location={address}>{page}</StaticRouter>
      </ToastProvider>
    </VisitProvider>,
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

test.each(
  Object.entries({ VerifyEmail, VerifyNewEmail, ResetPassword, ConfirmDeletion, VerifyAdmin, ConfirmClaimEmail }),
)("a page that a mailed link leads to takes the token out of the address as soon as it is read: %s", (_name, Page) => {
  expect(textOf(<Page />)).toContain(`<script>${mailedLinkStart}</script>`);
});
