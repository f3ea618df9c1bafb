// A reported review in a real browser: an appeal against a redaction, and what happens while an admin reads.
import type { Schemas } from "@troth/api-client";
import { createRoot, type Root } from "react-dom/client";
import { MemoryRouter, Route, Routes, useLocation } from "react-router-dom";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { VisitFrame } from "../../frame/visit-frame.specimen.tsx";
import { restoredAtom } from "../../state/persisted.ts";
import { loggedOut, sessionAtom } from "../../state/session.ts";
import { createVisit } from "../../visit.ts";
import { settings } from "../../visit.specimen.ts";
import { reportedReview } from "../paths.ts";
import { ReportCase } from "./report-case.tsx";

let root: Root | undefined;
afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
});

const photo = (id: string, alt: string): Schemas["Photo"] => ({
  id,
  alt,
  drawn: false,
  width: 320,
  height: 240,
  placeholder: "data:image/gif;base64,R0lGODlhAQABAAAAACw=",
  variants: [{ src: `data:image/gif;base64,R0lGODlhAQABAAAAACw=#${id}`, width: 320, format: "webp" }],
});
const [child, table] = [photo("child", "Our daughter"), photo("table", "The table")];

const at = "2026-11-20T10:00:00.000Z";
const vendor = { id: "01986f2a-6c00-7000-8000-00000000a001", slug: "treno-lento", name: "Treno Lento", language: "it" };
const review: Schemas["Review"] = {
  id: "01986f2a-6c00-7000-8000-00000000b001",
  vendorId: vendor.id,
  author: { name: "Ana K.", image: "" },
  rating: 2,
  title: "Cold fish",
  review: "Ring Petra on [removed], she will say so. The fish was cold.",
  language: "en",
  experience: "completed",
  weddingDate: "2026-06",
  aspects: {},
  photos: [],
  status: "published",
  helpfulCount: 0,
  response: null,
  underReviewSince: null,
  trust: "unverified",
  version: 2,
  createdAt: at,
  editedAt: null,
};
const redaction: Schemas["DecidedReview"] = {
  id: "01986f2a-6c00-7000-8000-00000000d001",
  action: "redact",
  because: "personal-data",
  explanation: "It gives a telephone number.",
  by: "Mira Zupan",
  byYou: false,
  at,
};
/** The author's appeal against a redaction, which took out a number and both photos. */
const appealed: Schemas["ReportCase"] = {
  ticket: {
    id: "01986f2a-6c00-7000-8000-00000000e001",
    version: 1,
    about: "review",
    status: "open",
    isUrgent: false,
    isAppeal: true,
    appealedBy: ["author"],
    isOwnInitiative: false,
    openedAt: at,
    decidedAt: null,
    review: {
      id: review.id,
      version: 2,
      status: "published",
      rating: 2,
      title: review.title,
      excerpt: review.review,
      author: "Ana Kovač",
    },
    vendor,
    reports: [],
    decision: redaction,
  },
  review,
  removedReply: null,
  whole: {
    title: review.title,
    review: "Ring Petra on 041 555 019, she will say so. The fish was cold.",
    photos: [child, table],
  },
  revisions: [],
  author: {
    name: "Ana Kovač",
    memberSince: at,
    id: null,
    account: [],
    reviews: { published: 0, held: 0, hidden: 0, removed: 0 },
    decisions: [],
  },
  reports: [],
  notices: [],
  appeals: [
    {
      id: "01986f2a-6c00-7000-8000-00000000f001",
      decisionId: redaction.id,
      by: "Ana Kovač",
      byId: null,
      byAuthor: true,
      words: "Nobody is in the second photo.",
      status: "open",
      createdAt: at,
      decidedAt: null,
    },
  ],
  resembles: [],
  decisions: [redaction],
  history: [],
  alike: [],
  notByYou: null,
};

function Address() {
  const { pathname, search } = useLocation();
  return <p>{pathname + search}</p>;
}

/** The page of a case, on a server that has this one and keeps what is decided. */
function open(first: Schemas["ReportCase"], { search = "", next = [] as Schemas["ReportTicket"][] } = {}) {
  const server = { data: first, sent: null as Schemas["ReportDecision"] | null, listed: "" };
  const events = new TransformStream<Uint8Array, Uint8Array>();
  const fetch = async (request: Request) => {
    const { pathname } = new URL(request.url);
    if (pathname.endsWith("/changes")) return new Response(events.readable);
    if (pathname.includes("/looking/")) return Response.json({ others: [] });
    if (pathname.endsWith("/decision")) {
      server.sent = (await request.json()) as Schemas["ReportDecision"];
      return Response.json({ ...server.data.ticket, status: "upheld" });
    }
    if (pathname.endsWith("/reports")) {
      server.listed = new URL(request.url).search;
      return Response.json({ items: next, nextCursor: null });
    }
    const ticket = [server.data.ticket, ...next].find(({ id }) => pathname.endsWith(id));
    return Response.json(ticket ? { ...server.data, ticket } : { items: [], nextCursor: null });
  };
  const visit = createVisit({ settings, client: { baseUrl: location.origin, fetch } });
  visit.store.set(restoredAtom, true);
  visit.store.set(sessionAtom, { ...loggedOut, isLoggedIn: true, userData: { ...loggedOut.userData, _id: "you" } });
  root = createRoot(document.body.appendChild(document.createElement("main")));
  root.render(
    <VisitFrame visit={visit}>
      <MemoryRouter initialEntries={[reportedReview(first.ticket.id) + search]}>
        <Routes>
          <Route path={reportedReview(":id")} element={<ReportCase />} />
          <Route path="*" element="The queue" />
        </Routes>
        <Address />
      </MemoryRouter>
    </VisitFrame>,
  );
  return {
    server,
    queue: () =>
      visit.queryClient
        .getQueriesData<{ pages: { items: unknown[] }[] }>({ queryKey: ["listReportTickets"] })
        .flatMap(([, data]) => data?.pages.flatMap(({ items }) => items) ?? []),
    hears: async (...queues: Schemas["Queue"][]) => {
      const event = `event: changed\ndata: ${JSON.stringify({ queues })}\n\n`;
      await events.writable.getWriter().write(new TextEncoder().encode(event));
    },
    becomes: async (data: Schemas["ReportCase"]) => {
      server.data = data;
      await visit.queryClient.invalidateQueries({ queryKey: ["getReportCase"] });
    },
  };
}

const chooseToStandByIt = async () => {
  await page.getByRole("radio", { name: /^Stand by/ }).click();
  await page.getByLabelText("Which rule?").selectOptions("personal-data");
  await page.getByLabelText("In your own words").fill("Nobody is in the second photo.");
};
const submit = () => page.getByRole("button", { name: "Remove the part" }).click();

test("an appeal that brings back a photo leaves out the words that were taken out", async () => {
  const { server } = open(appealed);
  await chooseToStandByIt();
  await expect.element(page.getByRole("checkbox", { name: "Photo 1: Our daughter" })).toBeChecked();
  await page.getByRole("checkbox", { name: "Photo 2: The table" }).click();
  await submit();
  await expect
    .poll(() => server.sent?.redacted)
    .toEqual({
      title: review.title,
      review: review.review,
      photos: ["child"],
    });
});

test("an appeal brings back words only if an admin puts them back, and then fewer are taken out", async () => {
  const { server } = open(appealed);
  await chooseToStandByIt();
  const text = page.getByRole("textbox", { name: "Review", exact: true });
  await expect.element(text).toHaveValue(review.review);
  await page.getByRole("button", { name: "Put back the words that were taken out" }).click();
  await expect.element(text).toHaveValue(appealed.whole.review);
  const field = text.element() as HTMLTextAreaElement;
  const start = field.value.indexOf("041");
  field.focus();
  field.setSelectionRange(start, start + "041 555".length);
  await page.getByRole("button", { name: "Take out the selected words" }).click();
  await submit();
  await expect
    .poll(() => server.sent?.redacted)
    .toEqual({
      title: review.title,
      review: "Ring Petra on [removed] 019, she will say so. The fish was cold.",
      photos: ["child", "table"],
    });
});

test("an author whose appeal is granted has the decision undone, and that is what the notice says", async () => {
  const { server } = open(appealed);
  await page.getByRole("radio", { name: /^It was all right/ }).click();
  await page.getByLabelText("In your own words").fill("The number is the venue’s own.");
  await page.getByRole("button", { name: "Undo the decision" }).click();
  await expect.element(page.getByText("The decision is undone", { exact: true }).first()).toBeVisible();
  expect(server.sent?.action).toBe("dismiss");
});

test("a photo that is ticked and unticked takes nothing out", async () => {
  const { server } = open({
    ...appealed,
    review: { ...review, photos: [child, table] },
    whole: { title: review.title, review: review.review, photos: [child, table] },
    decisions: [],
    appeals: [],
  });
  await page.getByRole("radio", { name: /^A part has to go/ }).click();
  await page.getByLabelText("Which rule?").selectOptions("personal-data");
  await page.getByLabelText("In your own words").fill("Nobody is in the second photo.");
  const box = page.getByRole("checkbox", { name: "Photo 2: The table" });
  await box.click();
  await box.click();
  await submit();
  await expect.element(page.getByText("First take out what has to go.")).toBeVisible();
  expect(server.sent).toBeNull();
});

test("a photo that its author swaps for another while an admin reads is named as changed", async () => {
  const shown = { ...appealed, review: { ...review, photos: [photo("first", "")] } };
  const { becomes } = open(shown);
  await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
  await becomes({ ...shown, review: { ...review, version: 3, photos: [photo("second", "")] } });
  const notice = page.getByRole("status").filter({ hasText: "This changed while you had it open" });
  await expect.element(notice.getByText(/^Photos: exchanged/)).toBeVisible();
});

test("what others decide meanwhile is said, and an admin’s own decision isn’t taken for theirs", async () => {
  const shown = { ...appealed, decisions: [] };
  const { becomes } = open(shown);
  await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
  const mine = { ...redaction, id: "01986f2a-6c00-7000-8000-00000000d002", action: "hide", byYou: true } as const;
  await becomes({ ...shown, decisions: [mine] });
  await expect.element(page.getByText(/It gives a telephone number\./)).toBeVisible();
  await expect.element(page.getByText(/while you had this open/)).not.toBeInTheDocument();
  await becomes({ ...shown, decisions: [redaction, mine] });
  await expect.element(page.getByText(/while you had this open/)).toBeVisible();
});

test("a notice of illegal content that is given meanwhile appears on the page", async () => {
  const { server, hears } = open(appealed);
  await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
  const notice = {
    receipt: "N-7K2M-9QXD-4HTB-WC6Z",
    notifier: "Petra Kos",
    reason: "personal-data",
    status: "open",
    replyRemoved: false,
    explanation: "That is my number.",
    because: null,
    decision: "",
    createdAt: at,
    decidedAt: null,
  } as const;
  server.data = { ...appealed, notices: [notice] };
  await hears("notices");
  await expect.element(page.getByText("That is my number.")).toBeVisible();
});

test("of an author whose account is erased, the page doesn’t say that they were never warned", async () => {
  const { becomes } = open(appealed);
  const fact = (name: string) => page.getByRole("term").filter({ hasText: name });
  await expect.element(fact("Other reviews")).toBeVisible();
  await expect.element(fact("Their account")).not.toBeInTheDocument();
  await expect.element(fact("Member since")).not.toBeInTheDocument();
  await becomes({ ...appealed, author: { ...appealed.author, id: "01986f2a-6c00-7000-8000-00000000c001" } });
  await expect.element(fact("Their account")).toBeVisible();
});

test("what an admin has written stays within reach when another one decides first, until they discard it", async () => {
  const { becomes } = open(appealed);
  await page.getByRole("radio", { name: /^It was all right/ }).click();
  await page.getByLabelText("In your own words").fill("The number is the venue’s own.");
  await becomes({ ...appealed, ticket: { ...appealed.ticket, status: "dismissed", decidedAt: at } });
  await expect.element(page.getByText("This has been decided.")).toBeVisible();
  await expect.element(page.getByText("The number is the venue’s own.")).toBeVisible();
  await page.getByRole("button", { name: "Discard it" }).click();
  await expect.element(page.getByText("The number is the venue’s own.")).not.toBeInTheDocument();
});

test("from an appeal the next one comes from the appeals, as they were searched and sorted", async () => {
  const search = "?tab=appeals&q=fish&sort=newest";
  const { server } = open(appealed, { search });
  await expect.element(page.getByRole("link", { name: "Back to the queue" })).toBeVisible();
  const back = page.getByRole("link", { name: "Back to the queue" }).element().getAttribute("href")!;
  expect(Object.fromEntries(new URLSearchParams(back.split("?")[1]))).toEqual({
    seleted: "dash",
    tab: "appeals",
    q: "fish",
    sort: "newest",
  });
  await expect
    .poll(() => Object.fromEntries(new URLSearchParams(server.listed)))
    .toMatchObject({ appeals: "true", q: "fish", sort: "newest" });
  await page.getByRole("button", { name: "Skip" }).click();
  await expect.element(page.getByText("/dashboard?seleted=dash&tab=appeals&q=fish&sort=newest")).toBeVisible();
});

test("a ticket goes on to the next one of the same queue, and its address says which that is", async () => {
  const other = { ...appealed.ticket, id: "01986f2a-6c00-7000-8000-00000000e002" };
  const { queue } = open(appealed, { search: "?tab=reported-review&q=fish", next: [appealed.ticket, other] });
  const skip = page.getByRole("button", { name: "Skip" });
  // Until the queue has come, there is nothing to go on to but the queue itself.
  await expect.element(skip).toBeVisible();
  await expect.poll(() => queue()).toHaveLength(2);
  await skip.click();
  await expect.element(page.getByText(`${reportedReview(other.id)}?tab=reported-review&q=fish`)).toBeVisible();
});

const restoration: Schemas["DecidedReview"] = {
  ...redaction,
  id: "01986f2a-6c00-7000-8000-00000000d003",
  action: "restore",
  because: null,
};

test("of a review that was shown again, a reporter’s appeal can be refused by standing by that", async () => {
  open({
    ...appealed,
    ticket: {
      ...appealed.ticket,
      appealedBy: ["reporter"],
      reports: [{ reason: "fake", count: 1 }],
      decision: restoration,
    },
    appeals: [{ ...appealed.appeals[0]!, decisionId: restoration.id, byAuthor: false }],
    decisions: [restoration],
  });
  await expect.element(page.getByRole("radio", { name: /^Stand by the decision/ })).toBeVisible();
  await expect.element(page.getByText(/They can’t appeal again\./)).toBeVisible();
  await expect.element(page.getByText(/Those who reported it are told why/)).not.toBeInTheDocument();
});

test("a refused appeal isn’t what is said of a review that has been shown again since", async () => {
  open({
    ...appealed,
    ticket: { ...appealed.ticket, status: "dismissed", decidedAt: at, decision: restoration },
    appeals: [{ ...appealed.appeals[0]!, status: "refused", decidedAt: at }],
    decisions: [restoration, redaction],
  });
  await expect.element(page.getByText("Shown again").first()).toBeVisible();
  await expect.element(page.getByText("Appeal: declined")).not.toBeInTheDocument();
});

test.for([
  { reports: [{ reason: "fake", count: 1 }] as const, says: /those who reported it are told that it’s back/ },
  { reports: [] as const, says: /Its author is told why\.$/ },
])("whom it concerns that a review is shown again depends on $reports", async ({ reports, says }) => {
  open({
    ...appealed,
    ticket: { ...appealed.ticket, status: "upheld", decidedAt: at, isAppeal: false, reports: [...reports] },
    review: { ...review, status: "hidden" },
    appeals: [],
  });
  await expect.element(page.getByText(says)).toBeVisible();
});

const aboutReply: Schemas["ReportCase"] = {
  ...appealed,
  ticket: {
    ...appealed.ticket,
    about: "response",
    isAppeal: false,
    appealedBy: [],
    reports: [{ reason: "personal-data", count: 1 }],
    decision: null,
  },
  review: {
    ...review,
    response: { text: "Mrs Kovač, the fish was warm.", createdAt: at, editedAt: null, beforeEdit: false, version: 3 },
  },
  appeals: [],
  decisions: [],
};

test("of reports about a reply, an admin decides about the reply alone", async () => {
  const { becomes } = open(aboutReply);
  await expect.element(page.getByRole("heading", { level: 1, name: "Reply to a review of Treno Lento" })).toBeVisible();
  await expect.element(page.getByRole("radio", { name: /^Remove the reply/ })).toBeVisible();
  expect(page.getByRole("radio").elements()).toHaveLength(2);
  // The vendor changes it while the admin reads, and then deletes it.
  const response = {
    ...aboutReply.review.response!,
    text: "The fish was warm, Mrs Kovač of 3 Quay Street.",
    version: 4,
  };
  await becomes({ ...aboutReply, review: { ...review, response } });
  const notice = page.getByRole("status").filter({ hasText: "This changed while you had it open" });
  await expect.element(notice.getByText(/Quay/).first()).toBeVisible();
  await becomes({ ...aboutReply, review });
  await expect.element(page.getByText("The reply isn’t there any more")).toBeVisible();
  await expect.element(page.getByRole("radio", { name: /^Remove the reply/ })).not.toBeInTheDocument();
});

test("a removed reply can be read with its case as long as it is kept", async () => {
  open({
    ...aboutReply,
    ticket: { ...aboutReply.ticket, status: "upheld", decidedAt: at },
    review,
    removedReply: "Mrs Kovač, the fish was warm.",
  });
  await expect.element(page.getByText("Mrs Kovač, the fish was warm.")).toBeVisible();
});
