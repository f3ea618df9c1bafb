// The ways to pass a vendor on, in a browser that has its own and in one that hasn't.
import { createRoot, type Root } from "react-dom/client";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { VisitFrame } from "../frame/visit-frame.specimen.tsx";
import { createVisit } from "../visit.ts";
import { settings } from "../visit.specimen.ts";
import { ShareVendor } from "./share-vendor.tsx";

const usual = ["Copy link", "E-mail", "WhatsApp", "Print"];

let root: Root | undefined;
afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
  Reflect.deleteProperty(navigator, "share");
});

/** Opens the menu. `share` is the browser's own, if it has one. */
async function openMenu(share?: Navigator["share"]): Promise<string[]> {
  Object.defineProperty(navigator, "share", { value: share, configurable: true });
  const visit = createVisit({ settings, client: { baseUrl: location.origin } });
  root = createRoot(document.body.appendChild(document.createElement("main")));
  root.render(
    <VisitFrame visit={visit}>
      <ShareVendor vendor={{ id: "a1", name: "Lindenhof" }} />
    </VisitFrame>,
  );
  await page.getByRole("button", { name: "Share" }).click();
  await expect.element(page.getByRole("menuitem", { name: "Print" })).toBeVisible();
  return page
    .getByRole("menuitem")
    .elements()
    .map((item) => item.textContent ?? "");
}

test("a browser with its own way to share offers it first, and copying and printing as well", async () => {
  const shared: ShareData[] = [];
  const items = await openMenu(async (data) => void shared.push(data!));
  expect(items).toEqual(["Share with an app", ...usual]);
  await page.getByRole("menuitem", { name: "Share with an app" }).click();
  expect(shared).toEqual([{ title: "Lindenhof", url: `${settings.origin}/vendor/detail/vendordetail/a1` }]);
});

test("a browser without one offers the usual ways", async () => {
  expect(await openMenu()).toEqual(usual);
});
