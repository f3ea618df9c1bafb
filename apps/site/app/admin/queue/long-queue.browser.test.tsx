// A queue of more than one page: walked through from case to case, and by the keys of its list.
import type { Schemas } from "@troth/api-client";
import { Fragment, StrictMode, useEffect } from "react";
import { createRoot, type Root } from "react-dom/client";
import { MemoryRouter, Route, Routes, useNavigate, useParams } from "react-router-dom";
import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { useAction } from "../../actions/use-action.ts";
import { VisitFrame } from "../../frame/visit-frame.specimen.tsx";
import { restoredAtom } from "../../state/persisted.ts";
import { loggedOut, sessionAtom } from "../../state/session.ts";
import { createVisit } from "../../visit.ts";
import { settings } from "../../visit.specimen.ts";
import { pendingVendorsQuery } from "../admin-queries.ts";
import { CaseFrame } from "../cases/case-frame.tsx";
import { useNext } from "../cases/use-next.ts";
import { NoticeQueue } from "../notices/notice-queue.tsx";
import { pendingApproval } from "../paths.ts";
import { VendorQueue } from "../vendors/vendor-queue.tsx";

let root: Root | undefined;
afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
});

const vendor = (n: number): Schemas["PendingVendor"] => ({
  id: `v${n}`,
  version: 1,
  name: `Vendor ${n}`,
  language: "en",
  category: [],
  places: [],
  status: "pending",
  addedBy: null,
  mayDecide: true,
  since: "2026-11-20T10:00:00.000Z",
});

const notice = (n: number): Schemas["OpenNotice"] => ({
  receipt: `N-${n}`,
  vendor: { id: `v${n}`, name: `Vendor ${n}`, language: "en" },
  reviewId: null,
  version: 1,
  review: null,
  response: null,
  notifier: { name: "Petra Kos", email: "petra@kos.example" },
  category: [],
  places: [],
  reason: "other",
  explanation: "The photos are mine.",
  since: "2026-11-20T10:00:00.000Z",
});

/** The page of a vendor, as far as it has to do with its queue. */
function Case() {
  const { id = "" } = useParams();
  const goOn = useNext({
    id,
    tab: "pending-vendor",
    query: pendingVendorsQuery,
    idOf: (one) => one.id,
    pathOf: pendingApproval,
  });
  const decide = useAction("decideVendor", { stale: ["listPendingVendors"], onDone: goOn });
  return (
    <CaseFrame
      key={id}
      title={id}
      heading={`Vendor ${id.slice(1)}`}
      state={{ label: "Waiting", tone: "gold" }}
      tab="pending-vendor"
      onNext={goOn}
      decision={
        <button
          type="button"
          onClick={() => void decide.run({ path: { id }, body: { action: "approve", version: 1 } })}
        >
          Approve
        </button>
      }
      aside={null}
    >
      {null}
    </CaseFrame>
  );
}

/** An admin's visit to a server that has these, in pages, and answers once it may. */
function open<Item extends { id: string } | { receipt: string }>(
  path: string,
  first: readonly Item[],
  size = 30,
  Frame: typeof Fragment = Fragment,
) {
  const server = { items: first, cursors: [] as string[], may: Promise.resolve(), fails: false };
  const idOf = (item: Item) => ("id" in item ? item.id : item.receipt);
  const navigation = { to: (_path: string | number) => {} };
  const fetch = async (request: Request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname.includes("/looking/")) return Response.json({ others: [], decision: null });
    if (pathname.includes("/background/")) return Response.json({ person: null, others: [], alike: [] });
    if (request.method === "POST" && pathname.endsWith("/decision")) {
      server.items = server.items.filter((item) => !pathname.includes(`/${idOf(item)}/`));
      return Response.json({});
    }
    if (!/\/(vendors|notices)$/.test(pathname)) return Response.json({ items: [], nextCursor: null });
    const cursor = searchParams.get("cursor") ?? "";
    server.cursors.push(cursor);
    if (cursor) await server.may;
    if (cursor && server.fails) throw new TypeError("The connection is lost");
    // The cursor says what came last, which may be gone.
    const from = server.items.findIndex((item) => Number(idOf(item).replace(/\D+/, "")) > Number(cursor));
    const items = from < 0 ? [] : server.items.slice(from, from + size);
    const isMore = from >= 0 && from + size < server.items.length;
    return Response.json({ items, nextCursor: isMore ? idOf(items.at(-1)!).replace(/\D+/, "") : null });
  };
  const visit = createVisit({ settings, client: { baseUrl: location.origin, fetch } });
  visit.store.set(restoredAtom, true);
  visit.store.set(sessionAtom, { ...loggedOut, isLoggedIn: true, userData: { ...loggedOut.userData, _id: "you" } });
  function Navigation() {
    const navigate = useNavigate();
    useEffect(() => void (navigation.to = (to) => void navigate(to as string)));
    return null;
  }
  root = createRoot(document.body.appendChild(document.createElement("main")));
  root.render(
    <Frame>
      <VisitFrame visit={visit}>
        <MemoryRouter initialEntries={[path]}>
          <Navigation />
          <Routes>
            <Route path={pendingApproval(":id")} element={<Case />} />
            <Route path="/dashboard" element={"receipt" in first[0]! ? <NoticeQueue /> : <VendorQueue />} />
            <Route path="*" element="Elsewhere" />
          </Routes>
        </MemoryRouter>
      </VisitFrame>
    </Frame>,
  );
  return { server, navigation, visit };
}

const numbered = <Item,>(count: number, make: (n: number) => Item) =>
  Array.from({ length: count }, (_, index) => make(index + 1));

const heading = (name: string) => page.getByRole("heading", { level: 1, name, exact: true });
const marked = () => [...document.querySelectorAll("[aria-current=true] th")].map(({ textContent }) => textContent);

test("what comes after the last case of the first page is the first of the second", async () => {
  open(pendingApproval("v30"), numbered(45, vendor));
  await expect.element(heading("Vendor 30")).toBeVisible();
  await userEvent.keyboard("n");
  await expect.element(heading("Vendor 31")).toBeVisible();
  await userEvent.keyboard("n");
  await expect.element(heading("Vendor 32")).toBeVisible();
});

test("a case that is opened by its address is looked for down to the end of its queue", async () => {
  const { server } = open(pendingApproval("v64"), numbered(75, vendor));
  await expect.element(heading("Vendor 64")).toBeVisible();
  await userEvent.keyboard("n");
  await expect.element(heading("Vendor 65")).toBeVisible();
  expect(server.cursors).toEqual(["", "30", "60"]);
});

test.for(["v45", "gone"])("after %s, at or beyond the end of the queue, comes the first", async (id) => {
  open(pendingApproval(id), numbered(45, vendor));
  await expect.element(page.getByRole("button", { name: "Skip" })).toBeVisible();
  await userEvent.keyboard("n");
  await expect.element(heading("Vendor 1")).toBeVisible();
});

test("a decision about the last case of a page goes on to the next page, and takes the case out of the list", async () => {
  const { visit } = open(pendingApproval("v30"), numbered(45, vendor));
  const listed = () =>
    visit.queryClient
      .getQueriesData<{ pages: { items: { id: string }[] }[] }>({ queryKey: ["listPendingVendors"] })
      .flatMap(([, data]) => data?.pages.flatMap(({ items }) => items.map(({ id }) => id)) ?? []);
  await expect.poll(listed).toContain("v30");
  await page.getByRole("button", { name: "Approve" }).click();
  await expect.element(heading("Vendor 31")).toBeVisible();
  expect(listed()).not.toContain("v30");
});

test("skipping shows that it takes its time, and goes nowhere once the case has been left", async () => {
  const { server, navigation } = open(pendingApproval("v30"), numbered(45, vendor));
  const gate = Promise.withResolvers<void>();
  server.may = gate.promise;
  await expect.element(heading("Vendor 30")).toBeVisible();
  await userEvent.keyboard("nn");
  await expect.element(page.getByRole("status").getByText("Loading more")).toBeVisible();
  navigation.to("/elsewhere");
  await expect.element(page.getByText("Elsewhere")).toBeVisible();
  gate.resolve();
  await expect.poll(() => server.cursors).toEqual(["", "30"]);
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  await expect.element(page.getByText("Elsewhere")).toBeVisible();
});

test("skipping says so if the rest of the queue can’t be loaded, and works again afterwards", async () => {
  const { server } = open(pendingApproval("v30"), numbered(45, vendor));
  server.fails = true;
  await expect.element(heading("Vendor 30")).toBeVisible();
  await userEvent.keyboard("n");
  await expect.element(page.getByText("We couldn’t load more. Try again.").first()).toBeVisible();
  server.fails = false;
  await page.getByRole("button", { name: "Skip" }).click();
  await expect.element(heading("Vendor 31")).toBeVisible();
});

test("after a decision in a dialog about the last item of a page, the first of the next page opens", async () => {
  open("/dashboard?tab=notices", numbered(45, notice));
  await page.getByRole("button", { name: "Vendor 30", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Notice: Vendor 30", exact: true });
  await dialog.getByRole("radio", { name: /^Take it down/ }).click();
  await dialog.getByRole("textbox").fill("The photos are hers.");
  await dialog.getByRole("button", { name: "Take it down" }).click();
  await expect.element(page.getByRole("dialog", { name: "Notice: Vendor 31", exact: true })).toBeVisible();
});

test.for([
  { how: "the key", back: () => userEvent.keyboard("u") },
  { how: "the browser", back: undefined },
])("who goes back to the queue by $how finds the case’s row marked, and goes on from there", async ({ back }) => {
  // Strictly, as in development, where each effect is run twice.
  const { navigation } = open("/dashboard?tab=pending-vendor", numbered(8, vendor), 30, StrictMode);
  await expect.element(page.getByRole("link", { name: "Vendor 4" })).toBeVisible();
  await userEvent.keyboard("jjjjo");
  await expect.element(heading("Vendor 4")).toBeVisible();
  if (back) await back();
  else navigation.to(-1);
  await expect.poll(marked).toEqual(["Vendor 4"]);
  await userEvent.keyboard("j");
  await expect.poll(marked).toEqual(["Vendor 5"]);
});

test.for([
  { opened: 4, marks: "Vendor 5" },
  { opened: 8, marks: "Vendor 7" },
])("if case $opened of 8 is gone when someone comes back, what is now in its place is marked", async (what) => {
  const { server, visit } = open("/dashboard?tab=pending-vendor", numbered(8, vendor));
  await page.getByRole("link", { name: `Vendor ${what.opened}` }).click();
  await expect.element(heading(`Vendor ${what.opened}`)).toBeVisible();
  server.items = server.items.filter(({ id }) => id !== `v${what.opened}`);
  await visit.queryClient.invalidateQueries({ queryKey: ["listPendingVendors"] });
  await userEvent.keyboard("u");
  await expect.poll(marked).toEqual([what.marks]);
});

test.for([
  { n: 4, of: 8 },
  // The last one that has loaded.
  { n: 30, of: 45 },
])("after case $n of $of, which others have decided meanwhile, comes what came after it", async ({ n, of }) => {
  const { server, visit } = open(pendingApproval(`v${n}`), numbered(of, vendor));
  await expect.element(heading(`Vendor ${n}`)).toBeVisible();
  await expect.poll(() => server.cursors.length > 0 && visit.queryClient.isFetching() === 0).toBe(true);
  server.items = server.items.filter(({ id }) => id !== `v${n}`);
  await visit.queryClient.invalidateQueries({ queryKey: ["listPendingVendors"] });
  await userEvent.keyboard("n");
  await expect.element(heading(`Vendor ${n + 1}`)).toBeVisible();
});

test("no row is marked on a later visit to the queue", async () => {
  const { navigation } = open("/dashboard?tab=pending-vendor", numbered(8, vendor));
  await page.getByRole("link", { name: "Vendor 4" }).click();
  await expect.element(heading("Vendor 4")).toBeVisible();
  await userEvent.keyboard("u");
  await expect.poll(marked).toEqual(["Vendor 4"]);
  navigation.to("/elsewhere");
  await expect.element(page.getByText("Elsewhere")).toBeVisible();
  navigation.to("/dashboard?tab=pending-vendor");
  await expect.element(page.getByRole("link", { name: "Vendor 4" })).toBeVisible();
  expect(marked()).toEqual([]);
});

test("the key for the next row loads more on the last one, and marks the first of what came", async () => {
  const { server } = open("/dashboard?tab=pending-vendor", numbered(5, vendor), 3);
  await expect.element(page.getByRole("link", { name: "Vendor 3" })).toBeVisible();
  await userEvent.keyboard("jjj");
  expect(marked()).toEqual(["Vendor 3"]);
  await userEvent.keyboard("j");
  await expect.poll(marked).toEqual(["Vendor 4"]);
  await userEvent.keyboard("jjj");
  await expect.poll(marked).toEqual(["Vendor 5"]);
  expect(server.cursors).toEqual(["", "3"]);
});
