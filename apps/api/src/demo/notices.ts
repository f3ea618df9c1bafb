// The demo's notices of illegal content: three that wait, and four that were dismissed. They go with the demo's vendors and reviews.
import type { components } from "@troth/api-client/schema";
import type { Transaction } from "kysely";
import type { Schema } from "../database/schema.ts";
import { type ModerationEvent, record } from "../record/record.ts";
import type { DemoVendor } from "./data.ts";
import { stableId } from "./stable-id.ts";

interface DemoNotice {
  /** A vendor's key. */
  vendor: string;
  /** Whose review of it is meant; the listing itself if absent. */
  author?: string;
  receipt: string;
  name: string;
  email: string;
  reason: components["schemas"]["NoticeReason"];
  explanation: string;
  at: string;
  /** Why it was dismissed, if it was. */
  dismissed?: { at: string; because: components["schemas"]["NoticeRefusal"]; decision: string };
}

const notices: DemoNotice[] = [
  {
    vendor: "konditorei-kernbeiss",
    author: "Julian Pernsteiner",
    receipt: "N-4KRB-7QWE-M2ZT-X9DF",
    name: "Sabine Lorenzer",
    email: "sabine.lorenzer@post.example",
    reason: "personal-data",
    explanation:
      "I am the Sabine on the cake. Everyone in our village knows which Julian this is, and since the summer I’m asked about it at the baker’s.",
    at: "2026-11-17T06:48:00Z",
  },
  {
    vendor: "ailsa-dunnet-ceremonies",
    author: "Duncan Rae",
    receipt: "N-8PTD-3VHC-K5YA-R6NB",
    name: "Ailsa Dunnet",
    email: "ailsa@ailsadunnet.example",
    reason: "personal-data",
    explanation:
      "It says that I work less because of my health. That is true, but it’s nobody’s business, and I never told him that it could be written down.",
    at: "2026-11-19T15:20:00Z",
  },
  {
    vendor: "studio-nachtblau",
    receipt: "N-6YGC-2EMS-W8JQ-H4UA",
    name: "Ottilie Brandt",
    email: "ottilie@brandt-bilder.example",
    reason: "intellectual-property",
    explanation:
      "The name is mine: “Nachtblau” has been a registered trade mark for photography since 2017, and I’ve never worked with them.",
    at: "2026-11-20T11:02:00Z",
  },
  {
    vendor: "dunmallet-castle",
    author: "Peigi Inverarity",
    receipt: "N-5HRW-9KXT-D3PF-B7GM",
    name: "Hamish Dunmallet",
    email: "estate@dunmallet.example",
    reason: "defamation",
    explanation: "There are seventy-three stairs, not seventy-four. It puts people off and it’s a lie.",
    at: "2026-09-08T09:11:00Z",
    dismissed: {
      at: "2026-09-09T08:10:00Z",
      because: "not-illegal",
      decision: "A stair more or less doesn’t make the house look worse than it is. Miscounting isn’t defamation.",
    },
  },
  {
    vendor: "armazem-40-do-beato",
    receipt: "N-3UNA-6DQZ-T8KE-V2CW",
    name: "Rosário Tavares",
    email: "rosario@tavares.example",
    reason: "other",
    explanation: "They play music after two in the morning, which the city forbids.",
    at: "2026-10-12T07:30:00Z",
    dismissed: {
      at: "2026-10-13T10:25:00Z",
      because: "not-shown-here",
      decision: "That is for the city to look into. Nothing on the page itself is against the law.",
    },
  },
  {
    vendor: "haar-films",
    author: "Blair Cuthbertson",
    receipt: "N-9CFE-4WBY-Q7RK-A3HX",
    name: "Callum Mearns",
    email: "callum@mearns.example",
    reason: "intellectual-property",
    explanation: "I am the fiddler in the film, and nobody asked me whether I may be written about.",
    at: "2026-11-02T18:41:00Z",
    dismissed: {
      at: "2026-11-04T09:05:00Z",
      because: "not-illegal",
      decision:
        "Writing about music takes no one’s right to it. The review neither shows the film nor gives your name.",
    },
  },
  {
    vendor: "palais-lindwurm",
    author: "Matthias Pölzl",
    receipt: "N-7DVX-5JNU-C2MB-E8TQ",
    name: "Gernot Haslacher",
    email: "office@palais-lindwurm.example",
    reason: "defamation",
    explanation: "It wasn’t three weeks. It was nineteen days, and two of those were holidays.",
    at: "2026-11-11T13:14:00Z",
    dismissed: {
      at: "2026-11-12T15:40:00Z",
      because: "not-illegal",
      decision: "Nineteen days are nearly three weeks. It’s about how long the wait felt, and that anyone may say.",
    },
  },
];

/** @param idOf the id of a vendor @param people ids by e-mail address */
export async function insertNotices(
  trx: Transaction<Schema>,
  vendors: DemoVendor[],
  idOf: (vendor: DemoVendor) => string,
  people: Map<string, string>,
): Promise<void> {
  const rows = notices.map(({ vendor: key, author, at, dismissed, ...given }) => {
    const vendor = vendors.find((one) => one.key === key)!;
    const review = vendor.reviews.find((one) => one.author === author);
    return {
      ...given,
      id: stableId(`notice ${given.receipt}`, new Date(at)),
      vendor_id: idOf(vendor),
      review_id: review ? stableId(`review ${key} ${review.author}`, new Date(review.createdAt)) : null,
      created_at: at,
      status: dismissed ? ("dismissed" as const) : ("open" as const),
      because: dismissed?.because,
      decision: dismissed?.decision ?? "",
      decided_at: dismissed?.at,
    };
  });
  await trx.insertInto("notices").values(rows).execute();
  const actor = people.get("admin@demo.example")!;
  const events: ModerationEvent[] = [];
  for (const { id, created_at: at, because, decision: reason, decided_at: decidedAt } of rows) {
    const about = { subjectType: "notice", subjectId: id } as const;
    const idAt = (what: string, when: string) => stableId(`${what} ${id}`, new Date(when));
    events.push({ ...about, id: idAt("given", at), at, actor: null, action: "submit", to: "open" });
    if (decidedAt === undefined) continue;
    const decided = { ...about, id: idAt("dismissed", decidedAt), at: decidedAt, actor, because, reason };
    events.push({ ...decided, action: "dismiss", from: "open", to: "dismissed" });
  }
  await record(trx, events);
}
