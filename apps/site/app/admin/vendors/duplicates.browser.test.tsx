import type { Schemas } from "@troth/api-client";
import { createRoot, type Root } from "react-dom/client";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { VisitFrame } from "../../frame/visit-frame.specimen.tsx";
import { vendor } from "../../vendors/vendor.specimen.ts";
import { createVisit } from "../../visit.ts";
import { settings } from "../../visit.specimen.ts";
import { Duplicates } from "./duplicates.tsx";

let root: Root | undefined;
afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
});

const other = { ...vendor, id: "01986f2a-6c00-7000-8000-00000000a002", slug: "lindenhof-2", name: "Lindenhof Krems" };
const data: Schemas["VendorCase"] = {
  vendor,
  version: 1,
  since: vendor.createdAt,
  decision: null,
  mayDecide: true,
  author: null,
  owner: null,
  team: [],
  history: [],
  duplicates: [{ vendor: other, reasons: ["phone"], isUnwanted: false }],
  alike: [],
};

function show(shown: Schemas["VendorCase"], fetch: (request: Request) => Promise<Response>) {
  const visit = createVisit({ settings, client: { baseUrl: location.origin, fetch } });
  root = createRoot(document.body.appendChild(document.createElement("main")));
  root.render(
    <VisitFrame visit={visit}>
      <MemoryRouter>
        <Duplicates data={shown} onSame={() => undefined} />
      </MemoryRouter>
    </VisitFrame>,
  );
  return visit;
}

test("a listing that we’ve found to be alike says why, even if it’s looked up by its name as well", async () => {
  const fetch = async ({ url }: Request) => {
    const { pathname } = new URL(url);
    if (pathname.endsWith(other.id)) return Response.json(other);
    const hit = { kind: "vendor", id: other.id, label: other.name, hint: "", image: null };
    return Response.json({ items: pathname.includes("suggest") ? [hit] : [] });
  };
  const visit = show(data, fetch);
  const why = page.getByRole("row", { name: /^Why/ });
  await expect.element(why).toBeVisible();
  await page.getByRole("combobox", { name: "Compare it with another listing" }).fill("Lindenhof");
  await page.getByRole("option", { name: "Lindenhof Krems" }).click();
  await expect.element(page.getByRole("combobox")).toHaveValue("Lindenhof Krems");
  await expect.poll(() => visit.queryClient.getQueriesData({ queryKey: ["getVendor"] }).at(-1)?.[1]).toBeTruthy();
  await expect.element(why).toBeVisible();
});

test("a listing like one that was suspended, or that its business didn’t want, says so, and can’t be declined as listed already", async () => {
  const waiting = { ...vendor, status: "pending" as const };
  const duplicates = (["suspended", "retired", "approved"] as const).map((status, i) => ({
    vendor: { ...other, id: other.id.replace(/2$/, String(i + 2)), status },
    reasons: ["name" as const],
    isUnwanted: status === "retired",
  }));
  show({ ...data, vendor: waiting, duplicates }, async () => Response.json({ items: [] }));
  const state = page.getByRole("row", { name: /^State/ });
  for (const label of ["Suspended", "Removed because its business asked for that", "Published"])
    await expect.element(state.getByText(label)).toBeVisible();
  expect(page.getByRole("button", { name: "Decline as a duplicate of this one" }).all()).toHaveLength(1);
});
