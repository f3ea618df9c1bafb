// The demo's requests to take a listing down: three that wait, and four that were declined. They go with the demo's vendors.
import type { components } from "@troth/api-client/schema";
import type { Transaction } from "kysely";
import type { Schema } from "../database/schema.ts";
import { type ModerationEvent, record } from "../record/record.ts";
import type { DemoVendor } from "./data.ts";
import { stableId } from "./stable-id.ts";

interface DemoRemoval {
  /** A vendor's key. */
  vendor: string;
  receipt: string;
  name: string;
  email: string;
  role: components["schemas"]["ClaimRole"];
  reason: string;
  at: string;
  /** Why it was declined, if it was. */
  declined?: { at: string; because: components["schemas"]["RemovalRefusal"]; decision: string };
}

const removals: DemoRemoval[] = [
  {
    vendor: "gasthaus-zur-blauen-forelle",
    receipt: "R-5TQW-8BZN-K3DA-Y6HR",
    name: "Hermine Angerer",
    email: "hermine.angerer@post.example",
    role: "owner",
    reason:
      "We stop at the end of the year, after forty-one years. I don’t want anyone to ring me about the garden in June.",
    at: "2026-11-16T08:05:00Z",
  },
  {
    vendor: "kapelle-sankt-ruprechtsgraben",
    receipt: "R-2XCE-7MVJ-W9UF-G4KP",
    name: "Pfarrer Anselm Doppler",
    email: "kanzlei@kapelle-sankt.example",
    role: "manager",
    reason:
      "The chapel isn’t for hire. Only members of the parish are married here, and the telephone doesn’t stop ringing.",
    at: "2026-11-18T13:37:00Z",
  },
  {
    vendor: "wee-frames",
    receipt: "R-8HNA-4RGD-T6QB-C3YX",
    name: "Moray Sutherland",
    email: "moray.s@webpost.example",
    role: "agency",
    reason: "Our client has rebranded and would like this page deleted as soon as possible.",
    at: "2026-11-20T16:50:00Z",
  },
  {
    vendor: "wardie-steps-house",
    receipt: "R-3KPF-9DYT-E7CW-M5VA",
    name: "Isla Wardie",
    email: "isla@wardiesteps.example",
    role: "owner",
    reason: "Since the review about the candles nobody wants to pay for candles.",
    at: "2026-09-21T10:18:00Z",
    declined: {
      at: "2026-09-22T09:30:00Z",
      because: "still-open",
      decision:
        "The house takes bookings, so people may find it and say what it was like. You can reply to the review.",
    },
  },
  {
    vendor: "harlaw-palace",
    receipt: "R-6WBU-2JXQ-H8ZE-D4NT",
    name: "Gillian Pryde",
    email: "gpryde@webpost.example",
    role: "employee",
    reason: "My manager said to get us off all these sites.",
    at: "2026-10-19T14:02:00Z",
    declined: {
      at: "2026-10-20T11:45:00Z",
      because: "not-authorised",
      decision: "Ask your manager to write from an address at the palace’s own website. Then we’ll look at it again.",
    },
  },
  {
    vendor: "palacio-dos-azulejos-mudos",
    receipt: "R-4EVM-6TKC-R9HG-Q2BZ",
    name: "Lourenço Vaz",
    email: "geral@palacio-dos.example",
    role: "manager",
    reason: "The peacock is not for sale and the review makes us look foolish.",
    at: "2026-11-05T09:00:00Z",
    declined: {
      at: "2026-11-06T08:20:00Z",
      because: "unwelcome-reviews",
      decision:
        "A review you don’t like is no reason to take a page down. It doesn’t say that the peacock is for sale.",
    },
  },
  {
    vendor: "loft-kohlenhafen",
    receipt: "R-9QGX-3CND-A7PW-K6UF",
    name: "Ruth Zöchling",
    email: "ruth@loft-kohlenhafen.example",
    role: "owner",
    reason: "We’re closed from January to March while the heating is put in.",
    at: "2026-11-13T07:55:00Z",
    declined: {
      at: "2026-11-13T14:10:00Z",
      because: "correctable",
      decision: "For that you needn’t disappear: as its owner you can enter the weeks in which you’re closed.",
    },
  },
];

/** @param idOf the id of a vendor @param people ids by e-mail address */
export async function insertRemovals(
  trx: Transaction<Schema>,
  vendors: DemoVendor[],
  idOf: (vendor: DemoVendor) => string,
  people: Map<string, string>,
): Promise<void> {
  const rows = removals.map(({ vendor: key, at, declined, ...given }) => {
    const vendor = vendors.find((one) => one.key === key)!;
    return {
      ...given,
      id: stableId(`removal request ${given.receipt}`, new Date(at)),
      vendor_id: idOf(vendor),
      website: vendor.website ?? "",
      created_at: at,
      status: declined ? ("declined" as const) : ("open" as const),
      because: declined?.because,
      decision: declined?.decision ?? "",
      decided_at: declined?.at,
    };
  });
  await trx.insertInto("removal_requests").values(rows).execute();
  const actor = people.get("admin@demo.example")!;
  const events: ModerationEvent[] = [];
  for (const { id, created_at: at, because, decision: reason, decided_at: decidedAt } of rows) {
    const about = { subjectType: "removal", subjectId: id } as const;
    const idAt = (what: string, when: string) => stableId(`${what} ${id}`, new Date(when));
    events.push({ ...about, id: idAt("asked", at), at, actor: null, action: "submit", to: "open" });
    if (decidedAt === undefined) continue;
    const decided = { ...about, id: idAt("declined", decidedAt), at: decidedAt, actor, because, reason };
    events.push({ ...decided, action: "decline", from: "open", to: "declined" });
  }
  await record(trx, events);
}
