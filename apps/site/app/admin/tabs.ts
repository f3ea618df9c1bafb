// What the dashboard consists of: its tabs, in their order. The address says which one is shown, under the names from
// the specification where it has them.
import type { Schemas } from "@troth/api-client";
import { lazyPart } from "../frame/lazy-part.ts";

/** Each is loaded when its tab is chosen. */
export const tabs = {
  "pending-vendor": lazyPart(async () => (await import("./vendors/vendor-queue.tsx")).VendorQueue),
  "pending-claim": lazyPart(async () => (await import("./claims/claim-queue.tsx")).ClaimQueue),
  "reported-review": lazyPart(async () => (await import("./reports/report-queue.tsx")).ReportQueue),
  appeals: lazyPart(async () => (await import("./reports/report-queue.tsx")).AppealQueue),
  "held-review": lazyPart(async () => (await import("./reports/held-queue.tsx")).HeldQueue),
  proposals: lazyPart(async () => (await import("./proposals/proposal-queue.tsx")).ProposalQueue),
  notices: lazyPart(async () => (await import("./notices/notice-queue.tsx")).NoticeQueue),
  removals: lazyPart(async () => (await import("./removals/removal-queue.tsx")).RemovalQueue),
  proofs: lazyPart(async () => (await import("./proofs/proof-queue.tsx")).ProofQueue),
  people: lazyPart(async () => (await import("./people/people.tsx")).People),
  categories: lazyPart(async () => (await import("./categories/category-list.tsx")).CategoryList),
  figures: lazyPart(async () => (await import("./figures/figures.tsx")).Figures),
  record: lazyPart(async () => (await import("./record/record.tsx")).Record),
  mails: lazyPart(async () => (await import("./mails/mails.tsx")).Mails),
};

/** The queues among them, as the figures name them. */
export const queueOf: { [Tab in TabName]?: Schemas["Figures"]["queues"][number]["queue"] } = {
  "pending-vendor": "vendors",
  "pending-claim": "claims",
  "reported-review": "reports",
  "held-review": "held-reviews",
  proposals: "proposals",
  notices: "notices",
  removals: "removals",
  proofs: "proofs",
};

export type TabName = keyof typeof tabs;

export const tabNames = Object.keys(tabs) as TabName[];
