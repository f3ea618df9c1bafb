// The demo's claims: some in each state, and six that wait, some by rivals. They go with the demo's people and vendors.
import type { components } from "@troth/api-client/schema";
import type { Transaction } from "kysely";
import { isAtWebsite } from "../claims/evidence.ts";
import type { Schema } from "../database/schema.ts";
import { type ModerationEvent, record } from "../record/record.ts";
import type { Vault } from "../vault/vault.ts";
import type { DemoVendor } from "./data.ts";
import { pdfOf } from "./pdf.ts";
import { stableId } from "./stable-id.ts";

interface DemoClaim {
  /** The vendor's key. */
  vendor: string;
  /** The claimant's e-mail address, or the name of someone who has written reviews. */
  by: string;
  role: "owner" | "manager" | "employee" | "agency";
  note: string;
  businessEmail?: string;
  emailConfirmed?: boolean;
  at: string;
  /** What they have handed in, and when. */
  document?: { lines: string[]; at: string };
  /** What became of it; none yet if absent. */
  outcome?: {
    action: "approve" | "reject" | "ask for more" | "withdraw";
    because?: components["schemas"]["ClaimRefusal"];
    reason?: string;
    at: string;
  };
}

const claims: DemoClaim[] = [
  {
    vendor: "villa-podroznik",
    by: "owner@demo.example",
    role: "owner",
    note: "The villa has been in our family since 1998. My name is in the imprint of our website, and you can ring the number on the page.",
    businessEmail: "jakob@podroznik.example",
    emailConfirmed: true,
    at: "2025-01-06T09:20:00Z",
    outcome: {
      action: "approve",
      reason: "The business e-mail is at the listing’s own website and is confirmed, and the imprint agrees.",
      at: "2025-01-08T14:05:00Z",
    },
  },
  {
    vendor: "foto-vrabec",
    by: "ana@demo.example",
    role: "manager",
    note: "I do the bookings and the post for Vrabec. I answer the phone on weekdays, so you can ring and ask for me.",
    businessEmail: "ana@vrabecfoto.example",
    emailConfirmed: true,
    at: "2026-11-17T08:12:00Z",
  },
  {
    vendor: "foto-vrabec",
    by: "owner@demo.example",
    role: "agency",
    note: "We look after the pages of several photographers in Ljubljana, and Vrabec has asked us to look after this one too.",
    businessEmail: "pages@agencija.example",
    at: "2026-11-18T16:40:00Z",
  },
  {
    vendor: "dachgarten-sternschnuppe",
    by: "Lukas Steininger",
    role: "owner",
    note: "My wife and I took the roof garden over in April. The lease and the trade licence are in our names, and I can send you both.",
    businessEmail: "lukas@dachgarten-sternschnuppe.example",
    emailConfirmed: true,
    at: "2026-11-14T10:25:00Z",
    document: {
      lines: [
        "Trade licence (an invented one, for the demo)",
        "",
        "Dachgarten Sternschnuppe, Vienna",
        "Holders: Lukas Steininger and [blacked out by the sender]",
        "Valid from 1 April 2026",
      ],
      at: "2026-11-14T10:31:00Z",
    },
  },
  {
    vendor: "marl-and-vetch",
    by: "Rufus Gathercole",
    role: "employee",
    note: "I work there on Saturdays and Bea says she hasn’t got time for the internet, so it’s me.",
    at: "2026-11-16T17:52:00Z",
  },
  // Someone looks after it already.
  {
    vendor: "rosa-in-mah",
    by: "Klemen Oblak",
    role: "owner",
    note: "I bought the shop in September, and the woman who looks after this page has left. The contract is with our notary.",
    businessEmail: "klemen.oblak@posta.example",
    emailConfirmed: true,
    at: "2026-11-17T07:31:00Z",
  },
  {
    vendor: "dachgarten-sternschnuppe",
    by: "Katharina Wögerbauer",
    role: "manager",
    note: "I’ve run the events on the roof since 2019 and still do. I’m the one who answers the number on the page.",
    businessEmail: "events@dachgarten-sternschnuppe.example",
    at: "2026-11-19T12:44:00Z",
  },
  {
    vendor: "jezerski-voz",
    by: "ana@demo.example",
    role: "employee",
    note: "I drive the carriage on most summer weekends and would like to keep its hours right.",
    at: "2026-11-10T19:03:00Z",
    outcome: {
      action: "ask for more",
      reason:
        "Does the owner know that you’d look after the page? A line from them, sent from the address on the website, would do.",
      at: "2026-11-12T10:15:00Z",
    },
  },
  {
    vendor: "plesna-sola-pol-koraka",
    by: "ana@demo.example",
    role: "agency",
    note: "I made their website two years ago and can change it any time you like.",
    at: "2026-10-02T11:30:00Z",
    outcome: {
      action: "reject",
      because: "not-authorised",
      reason: "We rang the school. They’d rather look after their page themselves.",
      at: "2026-10-05T09:45:00Z",
    },
  },
  {
    vendor: "godba-pod-mizo",
    by: "ana@demo.example",
    role: "manager",
    note: "I used to book their concerts and thought I still might.",
    at: "2026-09-14T20:20:00Z",
    outcome: { action: "withdraw", at: "2026-09-15T07:50:00Z" },
  },
  {
    vendor: "haus-kaskade",
    by: "Lukas Steininger",
    role: "agency",
    note: "We take the bookings for several houses on that road and would like to answer for this one.",
    at: "2026-09-16T08:20:00Z",
    outcome: {
      action: "reject",
      because: "not-authorised",
      reason: "The house itself told us that it takes its own bookings.",
      at: "2026-09-18T09:10:00Z",
    },
  },
  {
    vendor: "frieda-wildfang-fotografie",
    by: "Katharina Wögerbauer",
    role: "employee",
    note: "I’ve been her second photographer for a year.",
    at: "2026-10-26T18:30:00Z",
    outcome: {
      action: "reject",
      because: "unconfirmed",
      reason: "Only Frieda can say who looks after her page, and we couldn’t reach her through you.",
      at: "2026-10-28T10:05:00Z",
    },
  },
  {
    vendor: "pentland-steading",
    by: "Rufus Gathercole",
    role: "manager",
    note: "I did the bar there twice in the spring.",
    at: "2026-11-07T20:15:00Z",
    outcome: {
      action: "reject",
      because: "not-authorised",
      reason: "Working somewhere twice doesn’t make you its manager. If the steading asks you to, claim it again.",
      at: "2026-11-09T11:20:00Z",
    },
  },
];

const states = {
  approve: "approved",
  reject: "rejected",
  "ask for more": "needs-more",
  withdraw: "withdrawn",
} as const;

/** @param idOf the id of a vendor @param people ids by e-mail address or full name */
export async function insertClaims(
  trx: Transaction<Schema>,
  vault: Vault,
  vendors: DemoVendor[],
  idOf: (vendor: DemoVendor) => string,
  people: Map<string, string>,
): Promise<void> {
  const events: ModerationEvent[] = [];
  const rows = claims.map(async ({ by, outcome, document, ...claim }) => {
    const vendor = vendors.find(({ key }) => key === claim.vendor);
    if (!vendor) throw new Error(`demo: there is no vendor ${claim.vendor} to claim`);
    const id = stableId(`claim ${claim.vendor} ${by}`, new Date(claim.at));
    const [claimant, admin] = [people.get(by), people.get("admin@demo.example")!];
    if (claimant === undefined) throw new Error(`demo: there is no one called ${by} to claim ${vendor.name}`);
    const { businessEmail = null, at } = claim;
    const website = vendor.website ?? "";
    const about = { subjectType: "claim", subjectId: id } as const;
    events.push({
      ...about,
      id: stableId(`submitted ${id}`, new Date(at)),
      at,
      actor: claimant,
      action: "submit",
      to: "pending",
    });
    if (document)
      events.push({
        ...about,
        id: stableId(`document of ${id}`, new Date(document.at)),
        at: document.at,
        actor: claimant,
        action: "hand in document",
      });
    if (outcome)
      events.push({
        ...about,
        id: stableId(`decided ${id}`, new Date(outcome.at)),
        at: outcome.at,
        actor: outcome.action === "withdraw" ? claimant : admin,
        action: outcome.action,
        from: "pending",
        to: states[outcome.action],
        because: outcome.because,
        reason: outcome.reason ?? "",
      } as ModerationEvent);
    return {
      id,
      vendor_id: idOf(vendor),
      claimant_id: claimant,
      role: claim.role,
      business_email: businessEmail,
      note: claim.note,
      status: outcome ? states[outcome.action] : ("pending" as const),
      because: outcome?.because ?? null,
      reason: outcome?.reason ?? "",
      website,
      domain_matches: businessEmail !== null && isAtWebsite(businessEmail, website),
      email_confirmed_at: claim.emailConfirmed ? new Date(Date.parse(at) + 600_000) : null,
      status_since: outcome?.at ?? at,
      created_at: at,
      decided_at: outcome && outcome.action !== "ask for more" ? outcome.at : null,
      ...(await handedIn(vault, id, document)),
    };
  });
  await trx
    .insertInto("claims")
    .values(await Promise.all(rows))
    .execute();
  await record(trx, events);
}

async function handedIn(vault: Vault, claimId: string, document: DemoClaim["document"]) {
  if (!document) return {};
  const [id, file] = [stableId(`file of ${claimId}`, new Date(document.at)), pdfOf(document.lines)];
  return {
    document_id: id,
    document_type: "application/pdf",
    document_size: file.length,
    document_at: document.at,
    document_key: await vault.write(id, file),
  } as const;
}
