// A queue while others decide too, and the keys that it says it has.
import type { Schemas } from "@troth/api-client";
import type { ComponentType } from "react";
import { createRoot, type Root } from "react-dom/client";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { VisitFrame } from "../../frame/visit-frame.specimen.tsx";
import { restoredAtom } from "../../state/persisted.ts";
import { loggedOut, sessionAtom } from "../../state/session.ts";
import { createVisit } from "../../visit.ts";
import { settings } from "../../visit.specimen.ts";
import { noticesQuery } from "../admin-queries.ts";
import { ClaimQueue } from "../claims/claim-queue.tsx";
import { NoticeQueue } from "../notices/notice-queue.tsx";
import { ProofQueue } from "../proofs/proof-queue.tsx";
import { ProposalQueue } from "../proposals/proposal-queue.tsx";
import { RemovalQueue } from "../removals/removal-queue.tsx";
import { HeldQueue } from "../reports/held-queue.tsx";
import { ReportQueue } from "../reports/report-queue.tsx";
import { VendorQueue } from "../vendors/vendor-queue.tsx";
import { queueParams } from "./queue-params.ts";

let root: Root | undefined;
afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
});

const notice: Schemas["OpenNotice"] = {
  receipt: "N-7K2M-9QXD-4HTB-WC6Z",
  vendor: { id: "01986f2a-6c00-7000-8000-00000000a001", name: "Treno Lento", language: "it" },
  reviewId: null,
  version: 3,
  review: null,
  response: null,
  notifier: { name: "Petra Kos", email: "petra@kos.example" },
  category: ["transport"],
  places: [],
  reason: "intellectual-property",
  explanation: "The photos are mine.",
  since: "2026-11-20T10:00:00.000Z",
};

const vendor: Schemas["PendingVendor"] = {
  id: "01986f2a-6c00-7000-8000-00000000a001",
  version: 1,
  name: "Treno Lento",
  language: "it",
  category: ["transport"],
  places: [],
  status: "pending",
  addedBy: null,
  mayDecide: true,
  since: "2026-11-20T10:00:00.000Z",
};

/** What the same person has sent before. */
const earlier: Schemas["CaseBackground"]["others"][number] = {
  id: "N-2M7K-QXD9-HTB4-6ZWC",
  vendor: { id: "01986f2a-6c00-7000-8000-00000000a002", name: "Sladka Hiša", language: "sl" },
  status: "upheld",
  createdAt: "2026-11-02T10:00:00.000Z",
};

/** An admin's, to an API whose lists hold these, and which tells what it is sent. */
function visitTo(
  items: () => readonly unknown[] = () => [],
  onSent?: (body: unknown) => void,
  nextCursor: string | null = null,
  decision: () => Schemas["Onlookers"]["decision"] = () => null,
  answer: (request: Request) => Response | undefined = () => undefined,
) {
  const fetch = async (request: Request) => {
    const own = answer(request);
    if (own) return own;
    if (request.url.includes("/api/admin/looking/")) return Response.json({ others: [], decision: decision() });
    if (request.url.includes("/api/admin/background/"))
      return Response.json({ person: null, others: [earlier], alike: [] });
    if (request.method === "POST" && request.url.endsWith("/decision")) onSent?.(await request.json());
    return Response.json({ items: items(), nextCursor });
  };
  const visit = createVisit({ settings, client: { baseUrl: location.origin, fetch } });
  visit.store.set(restoredAtom, true);
  visit.store.set(sessionAtom, { ...loggedOut, isLoggedIn: true, userData: { ...loggedOut.userData, _id: "you" } });
  return visit;
}

function show(Queue: ComponentType, visit = visitTo(), address = "/dashboard") {
  root = createRoot(document.body.appendChild(document.createElement("main")));
  root.render(
    <VisitFrame visit={visit}>
      <MemoryRouter initialEntries={[address]}>
        <Queue />
      </MemoryRouter>
    </VisitFrame>,
  );
}

test("a dialog whose item leaves the queue says so, and keeps what has been written", async () => {
  let items = [notice];
  const visit = visitTo(() => items);
  show(NoticeQueue, visit);
  await page.getByRole("button", { name: "Treno Lento" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabelText("In your own words").fill("The photos are hers.");
  items = [];
  await visit.queryClient.invalidateQueries({ queryKey: ["listNotices"] });
  await expect.element(dialog.getByText("This is no longer in the queue.")).toBeVisible();
  await expect.element(dialog.getByLabelText("In your own words")).toHaveValue("The photos are hers.");
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
});

test("what its sender has sent before leads to the listing's case, which is there when its page isn't", async () => {
  show(
    NoticeQueue,
    visitTo(() => [notice]),
  );
  await page.getByRole("button", { name: "Treno Lento" }).click();
  const other = page.getByRole("dialog").getByRole("link", { name: "Sladka Hiša" });
  await expect.element(other).toHaveAttribute("href", `/pending-approval/${earlier.vendor.id}`);
});

test("a dialog whose item somebody else decides says who that was, what they decided and why", async () => {
  let items = [notice];
  let decision: Schemas["Onlookers"]["decision"] = null;
  const visit = visitTo(
    () => items,
    undefined,
    null,
    () => decision,
  );
  show(NoticeQueue, visit);
  await page.getByRole("button", { name: "Treno Lento" }).click();
  const dialog = page.getByRole("dialog");
  await expect.element(dialog.getByRole("group", { name: "What do you decide?" })).toBeVisible();
  items = [];
  const reason = "The photos are the venue’s own.";
  decision = { action: "dismiss", by: "Mira Zupan", isYours: false, because: "unconfirmed", reason, at: notice.since };
  await visit.queryClient.invalidateQueries({ queryKey: ["listNotices"] });
  await expect.element(dialog.getByText("Notice dismissed while you had this open")).toBeVisible();
  await expect
    .element(dialog.getByText(/Mira Zupan, admin: Nothing bears out what was said: The photos are the venue’s own\.$/))
    .toBeVisible();
});

test("a dialog says, too, that somebody else has removed the reply alone", async () => {
  let items = [notice];
  let decision: Schemas["Onlookers"]["decision"] = null;
  const visit = visitTo(
    () => items,
    undefined,
    null,
    () => decision,
  );
  show(NoticeQueue, visit);
  await page.getByRole("button", { name: "Treno Lento" }).click();
  const dialog = page.getByRole("dialog");
  await expect.element(dialog.getByRole("group", { name: "What do you decide?" })).toBeVisible();
  items = [];
  const reason = "It gave a last name.";
  // As the record names it.
  decision = { action: "remove reply", by: "Mira Zupan", isYours: false, because: null, reason, at: notice.since };
  await visit.queryClient.invalidateQueries({ queryKey: ["listNotices"] });
  await expect.element(dialog.getByText("Reply removed while you had this open")).toBeVisible();
});

test("a reply that was written while a notice is open isn't offered for removal: nobody has read it there", async () => {
  let items = [notice];
  const visit = visitTo(() => items);
  show(NoticeQueue, visit);
  await page.getByRole("button", { name: "Treno Lento" }).click();
  const dialog = page.getByRole("dialog");
  await expect.element(dialog.getByRole("radio", { name: /^Take it down/ })).toBeVisible();
  items = [{ ...notice, response: { text: "We were early.", version: 1 } }];
  await visit.queryClient.invalidateQueries({ queryKey: ["listNotices"] });
  await expect.element(dialog.getByText("We were early.")).toBeVisible();
  await expect.element(dialog.getByRole("radio", { name: /^Remove the reply/ })).not.toBeInTheDocument();
});

test("after a decision in a dialog the next item opens, then the first one, and the queue when none is left", async () => {
  const named = (name: string) => ({ ...notice, receipt: `N-${name}`, vendor: { ...notice.vendor, name } });
  let items = ["Ana", "Bor", "Cilka"].map(named);
  const visit = visitTo(
    () => items,
    (body) => {
      const about = (body as { reason: string }).reason;
      items = items.filter(({ vendor }) => !about.includes(vendor.name));
    },
  );
  show(NoticeQueue, visit);
  await page.getByRole("button", { name: "Bor" }).click();
  for (const name of ["Bor", "Cilka", "Ana"]) {
    const dialog = page.getByRole("dialog", { name: `Notice: ${name}` });
    await dialog.getByRole("radio", { name: /^Leave it where it is/ }).click();
    await expect.element(dialog.getByRole("textbox")).toHaveValue("");
    await dialog.getByLabelText("Which rule?").selectOptions("not-illegal");
    await dialog.getByRole("textbox").fill(`It’s for ${name} to show.`);
    await dialog.getByRole("button", { name: "Dismiss the notice" }).click();
  }
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  await expect.element(page.getByText("All done")).toBeVisible();
});

const removal: Schemas["OpenRemoval"] = {
  receipt: "R-7K2M-9QXD-4HTB-WC6Z",
  vendor: notice.vendor,
  category: [],
  places: [],
  requester: notice.notifier,
  website: "https://trenolento.example",
  isAtWebsite: false,
  role: "owner",
  relation: null,
  reason: "Take it down, please.",
  isOwned: false,
  mayDecide: true,
  since: notice.since,
};

test.for([
  { website: "https://trenolento.example", isAtWebsite: true, says: "(at the website’s domain, not confirmed)" },
  { website: "https://trenolento.example", isAtWebsite: false, says: "(not at the website’s domain)" },
  { website: "", isAtWebsite: false, says: "(the listing has no website to compare it with)" },
])("a request to be taken down says of its address that it’s $says", async ({ website, isAtWebsite, says }) => {
  show(
    RemovalQueue,
    visitTo(() => [{ ...removal, website, isAtWebsite }]),
  );
  await page.getByRole("button", { name: "Treno Lento" }).click();
  await expect.element(page.getByRole("dialog").getByText(`petra@kos.example ${says}`)).toBeVisible();
});

test("a request to be taken down that the owner has made is said to be theirs, whatever their address", async () => {
  show(
    RemovalQueue,
    visitTo(() => [{ ...removal, isOwned: true, relation: "owner" }]),
  );
  const asked = "Asked for by its owner, who was logged in";
  await expect.element(page.getByRole("row", { name: /^Treno Lento/ }).getByText(asked)).toBeVisible();
  await page.getByRole("button", { name: "Treno Lento" }).click();
  const dialog = page.getByRole("dialog");
  await expect.element(dialog.getByText(asked)).toBeVisible();
  await expect.element(dialog.getByText("petra@kos.example", { exact: true })).toBeVisible();
});

test("a decision whose answer is lost isn’t taken for someone else’s: its form says what went wrong", async () => {
  let items = [notice];
  const visit = visitTo(
    () => items,
    () => {
      items = [];
      throw new TypeError("The connection is lost");
    },
  );
  show(NoticeQueue, visit);
  await page.getByRole("button", { name: "Treno Lento" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("radio", { name: /^Take it down/ }).click();
  await dialog.getByLabelText("In your own words").fill("The photos are hers.");
  await dialog.getByRole("button", { name: "Take it down" }).click();
  await expect.element(dialog.getByText("This is no longer in the queue.")).toBeVisible();
  await expect.element(dialog.getByText(/^We got no answer/)).toBeVisible();
  await expect.element(dialog.getByText(/someone else/i)).not.toBeInTheDocument();
});

test("a dialog whose item moves to the next page of the queue stays as it is", async () => {
  let items = [notice];
  const visit = visitTo(() => items, undefined, "next");
  show(NoticeQueue, visit);
  await page.getByRole("button", { name: "Treno Lento" }).click();
  const dialog = page.getByRole("dialog");
  await expect.element(dialog.getByRole("group", { name: "What do you decide?" })).toBeVisible();
  items = [{ ...notice, receipt: "N-NEWER", vendor: { ...notice.vendor, name: "Villa Podrožnik" } }];
  await visit.queryClient.invalidateQueries({ queryKey: ["listNotices"] });
  await expect.element(page.getByText("Villa Podrožnik")).toBeInTheDocument();
  await expect.element(dialog.getByText("This is no longer in the queue.")).not.toBeInTheDocument();
  await expect.element(dialog.getByRole("group", { name: "What do you decide?" })).toBeVisible();
});

test("a notice is decided about the version that was open, even if the list has loaded another one since", async () => {
  let items = [notice];
  const sent: unknown[] = [];
  const visit = visitTo(
    () => items,
    (body) => sent.push(body),
  );
  show(NoticeQueue, visit);
  await page.getByRole("button", { name: "Treno Lento" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("radio", { name: /^Leave it where it is/ }).click();
  items = [{ ...notice, version: 4, notifier: { name: "Petra Zupan", email: "petra@kos.example" } }];
  await visit.queryClient.invalidateQueries({ queryKey: ["listNotices"] });
  await expect.element(dialog.getByText("Petra Zupan")).toBeVisible();
  await dialog.getByRole("textbox").fill("The photos are the venue’s own.");
  await dialog.getByRole("button", { name: "Dismiss the notice" }).click();
  await expect.element(dialog.getByRole("link", { name: "Choose the rule that applies" })).toBeVisible();
  expect(sent).toEqual([]);
  await dialog
    .getByLabelText("Which rule?")
    .selectOptions("It’s about what someone did, not about anything that’s shown here");
  await dialog.getByRole("button", { name: "Dismiss the notice" }).click();
  const reason = "The photos are the venue’s own.";
  await expect
    .poll(() => sent)
    .toEqual([{ action: "dismiss", vendorId: notice.vendor.id, version: 3, because: "not-shown-here", reason }]);
});

test("what a notice means may be the reply alone, in the words that were open", async () => {
  const reviewId = "01986f2a-6c00-7000-8000-00000000b001";
  const review = { rating: 2, title: "Late", review: "An hour late." };
  let items: (typeof notice)[] = [
    { ...notice, reviewId, review, response: { text: "Mrs Kralj, you lie.", version: 1 } },
  ];
  const sent: unknown[] = [];
  const visit = visitTo(
    () => items,
    (body) => sent.push(body),
  );
  show(NoticeQueue, visit);
  await page.getByRole("button", { name: "A review of Treno Lento" }).click();
  const dialog = page.getByRole("dialog");
  await expect.element(dialog.getByText("Mrs Kralj, you lie.")).toBeVisible();
  await expect.element(dialog.getByRole("radio", { name: /^Take the review down, with its reply/ })).toBeVisible();
  await dialog.getByRole("radio", { name: /^Remove the reply/ }).click();
  items = [{ ...items[0]!, response: { text: "We were early.", version: 2 } }];
  await visit.queryClient.invalidateQueries({ queryKey: ["listNotices"] });
  await expect.element(dialog.getByText("We were early.")).toBeVisible();
  const reason = "It gave a last name.";
  await dialog.getByRole("textbox").fill(reason);
  await dialog.getByRole("button", { name: "Remove the reply" }).click();
  const about = { vendorId: notice.vendor.id, version: 3, responseVersion: 1 };
  await expect.poll(() => sent).toEqual([{ action: "remove-reply", reason, ...about }]);
});

test.for([
  {
    queue: NoticeQueue,
    label: "Alleged",
    chosen: "It’s defamatory",
    asked: "/api/admin/notices?sort=oldest&limit=30&reason=defamation",
  },
  {
    queue: ClaimQueue,
    label: "Evidence",
    chosen: "E-mail confirmed, elsewhere",
    asked: "/api/admin/claims?sort=oldest&limit=30&evidence=elsewhere",
  },
  {
    queue: ReportQueue,
    label: "What’s alleged",
    chosen: "It’s advertising or spam",
    asked: "/api/admin/reports?sort=oldest&limit=30&reason=spam",
  },
  {
    queue: ProposalQueue,
    label: "What would change",
    chosen: "Website",
    asked: "/api/admin/proposals?sort=oldest&limit=30&field=website",
  },
  {
    queue: RemovalQueue,
    label: "Their role",
    chosen: "Agency",
    asked: "/api/admin/removals?sort=oldest&limit=30&role=agency",
  },
  {
    queue: VendorQueue,
    label: "Category",
    chosen: "Cakes",
    asked: "/api/admin/vendors?sort=oldest&limit=30&category=cakes",
  },
])(
  "$asked is what the queue asks for once it’s narrowed, and everything again when asked to",
  async ({ queue, label, chosen, asked }) => {
    const requests: string[] = [];
    const visit = visitTo(undefined, undefined, null, undefined, (request) => {
      if (request.url.endsWith("/api/categories")) return Response.json({ items: [{ slug: "cakes", name: "Cakes" }] });
      requests.push(request.url.replace(location.origin, ""));
      return undefined;
    });
    show(queue, visit, "/dashboard?tab=x&q=treno");
    await page.getByLabelText(label).selectOptions(chosen);
    await expect.poll(() => requests.at(-1)).toBe(asked.replace("?", "?q=treno&"));
    await page.getByRole("link", { name: "Show all" }).click();
    await expect.element(page.getByLabelText(label)).toHaveValue("");
    await expect.poll(() => requests.length).toBe(3);
  },
);

test("a narrowed queue with nothing in it says so, rather than that all is done", async () => {
  show(NoticeQueue, visitTo(), "/dashboard?tab=notices&kind=defamation");
  await expect.element(page.getByLabelText("Alleged")).toHaveValue("defamation");
  await expect.element(page.getByText("Nothing in this queue matches this filter.")).toBeVisible();
});

test.for([
  { queue: VendorQueue, asked: "vendors" },
  { queue: ClaimQueue, asked: "claims" },
  { queue: NoticeQueue, asked: "notices" },
  { queue: ReportQueue, asked: "reports" },
  { queue: HeldQueue, asked: "held-reviews" },
  { queue: ProposalQueue, asked: "proposals" },
  { queue: RemovalQueue, asked: "removals" },
])("an address that asks the queue of $asked for what it doesn’t have gets all of it", async ({ queue, asked }) => {
  const requests: string[] = [];
  const visit = visitTo(undefined, undefined, null, undefined, (request) => {
    requests.push(request.url.replace(location.origin, ""));
    return undefined;
  });
  show(queue, visit, "/dashboard?tab=x&state=constructor&kind=toString");
  await expect.poll(() => requests).toContain(`/api/admin/${asked}?sort=oldest&limit=30`);
  await expect.element(page.getByText("All done")).toBeVisible();
  const [first] = document.querySelectorAll<HTMLInputElement>("input[type=radio]");
  expect(first?.checked ?? true).toBe(true);
});

test("a key that is pressed as soon as its list is there isn't lost", async () => {
  const visit = visitTo(() => [notice]);
  const { queryKey } = noticesQuery("you", queueParams.parse(new URLSearchParams()));
  visit.queryClient.setQueryData(queryKey, { pages: [{ items: [notice], nextCursor: null }], pageParams: [""] });
  const observer = new MutationObserver(() => {
    if (!document.querySelector("[data-slot=table-row]")) return;
    observer.disconnect();
    document.dispatchEvent(new KeyboardEvent("keydown", { key: "j" }));
  });
  observer.observe(document.body, { childList: true, subtree: true });
  show(NoticeQueue, visit);
  await expect.element(page.getByRole("row", { name: /^Treno Lento/ })).toHaveAttribute("aria-current", "true");
  await userEvent.keyboard("o");
  await expect.element(page.getByRole("dialog", { name: "Notice: Treno Lento" })).toBeVisible();
});

test.for([
  {
    state: "",
    caption: "Vendors waiting for a decision",
    empty: "No vendor is waiting for a decision.",
    since: "Waiting",
  },
  { state: "approved", caption: "Approved vendors", empty: "No vendor is listed yet.", since: "Listed" },
  { state: "rejected", caption: "Declined vendors", empty: "No vendor has been declined.", since: "Declined" },
])("the list in state “$state” says what it holds and since when, and that it’s empty", async (shown) => {
  let items = [vendor];
  const visit = visitTo(() => items);
  show(VendorQueue, visit, `/dashboard?tab=pending-vendor&state=${shown.state}`);
  const table = page.getByRole("table", { name: shown.caption });
  await expect.element(table).toBeVisible();
  const header = table.getByRole("columnheader", { name: shown.since }).element();
  expect(header.getAttribute("aria-sort")).toBe(shown.state === "approved" ? null : "ascending");
  items = [];
  await visit.queryClient.invalidateQueries({ queryKey: ["listPendingVendors"] });
  await expect.element(page.getByText(shown.empty)).toBeVisible();
});

test.for([
  { businessEmail: null, says: "No business e-mail" },
  { businessEmail: "ana@lipa.example", says: "E-mail not confirmed yet" },
  {
    businessEmail: "ana@lipa.example",
    given: { emailConfirmedAt: "2026-11-21T10:12:00Z", websiteIsTheirs: true },
    says: "They put the website on the listing themselves",
  },
])("the list of claims says of the business e-mail $businessEmail: $says", async ({ businessEmail, given, says }) => {
  const claim: Schemas["PendingClaim"] = {
    id: "01986f2a-6c00-7000-8000-00000000c001",
    vendor: notice.vendor,
    category: [],
    places: [],
    claimant: { name: "Ana Kovač" },
    role: "owner",
    businessEmail,
    status: "pending",
    evidence: {
      website: "",
      domainMatches: false,
      websiteIsTheirs: false,
      emailConfirmedAt: null,
      websiteChanged: false,
      document: null,
      ...given,
    },
    isOwned: false,
    rivals: 0,
    mayDecide: true,
    since: notice.since,
  };
  show(
    ClaimQueue,
    visitTo(() => [claim]),
  );
  await expect.element(page.getByRole("row", { name: /^Treno Lento/ }).getByText(says)).toBeVisible();
});

test("a decision that another admin has made first is said to be theirs, unless it was made before the item came", async () => {
  const earlier = { ...vendor, id: "01986f2a-6c00-7000-8000-00000000a002", name: "Villa Podrožnik" };
  const history = (at: string) => [
    { id: `${at} change`, at, by: "admin", name: "Iris Novak", action: "change", changes: [], reason: "" },
    { id: at, at, by: "admin", name: "Mira Zupan", action: "approve", changes: [], reason: "" },
  ];
  const visit = visitTo(
    () => [vendor, earlier],
    undefined,
    null,
    undefined,
    ({ url, method }) => {
      if (method === "POST")
        return Response.json(
          { type: "/api/reference#conflict", title: "Conflict", status: 409, detail: "It has changed." },
          { status: 409, headers: { "content-type": "application/problem+json" } },
        );
      const id = new URL(url).pathname.split("/").at(-1);
      if (id === vendor.id) return Response.json({ history: history("2026-11-21T10:00:00.000Z") });
      if (id === earlier.id) return Response.json({ history: history("2026-11-19T10:00:00.000Z") });
      return undefined;
    },
  );
  show(VendorQueue, visit);
  await expect.element(page.getByRole("row", { name: /^.*Villa Podrožnik/ })).toBeVisible();
  await userEvent.keyboard("jxjxa");
  await expect.element(page.getByText("2 weren’t decided").first()).toBeVisible();
  await expect
    .element(
      page.getByText("Treno Lento: Approved meanwhile (Mira Zupan, admin). Villa Podrožnik: It has changed.").first(),
    )
    .toBeVisible();
});

test("several decisions that are undone are counted rather than named one after another", async () => {
  const another = { ...vendor, id: "01986f2a-6c00-7000-8000-00000000a002", name: "Villa Podrožnik" };
  show(
    VendorQueue,
    visitTo(() => [vendor, another]),
  );
  await expect.element(page.getByRole("row", { name: /^.*Villa Podrožnik/ })).toBeVisible();
  await userEvent.keyboard("jxjxa");
  await expect.element(page.getByText("Approved 2 vendors").first()).toBeVisible();
  await userEvent.keyboard("z");
  await expect.element(page.getByText("Undone: 2 are back in the queue").first()).toBeVisible();
});

test("vendors are listed as those that wait if the address asks for a state that there isn’t", async () => {
  const visit = visitTo(() => [vendor]);
  show(VendorQueue, visit, "/dashboard?tab=pending-vendor&state=constructor");
  const table = page.getByRole("table", { name: "Vendors waiting for a decision" });
  await expect.element(table.getByRole("columnheader", { name: "Waiting" })).toBeVisible();
  await expect.element(table.getByRole("row", { name: /Treno Lento/ })).toBeVisible();
});

test.for([
  { name: "vendors", queue: VendorQueue, listed: "j k o / x a r z ?" },
  { name: "notices", queue: NoticeQueue, listed: "j k o / ?" },
  { name: "proofs", queue: ProofQueue, listed: "j k o / ?" },
])("the queue of $name lists the keys that do something there, and no others", async ({ queue, listed }) => {
  show(queue);
  await expect.element(page.getByRole("button", { name: "Keys" })).toBeVisible();
  await userEvent.keyboard("?");
  await expect.element(page.getByRole("dialog", { name: "Keys" })).toBeVisible();
  const keys = [...document.querySelectorAll("[data-slot=key-combination]")].map(({ textContent }) => textContent);
  expect(keys.join(" ")).toBe(listed);
});
