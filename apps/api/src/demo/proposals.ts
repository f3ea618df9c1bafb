// What people suggest for the demo's listings, of which some has been decided. They go with the demo's people and vendors.
import type { components } from "@troth/api-client/schema";
import type { Transaction } from "kysely";
import type { ListingChange, Schema } from "../database/schema.ts";
import { type ModerationEvent, record } from "../record/record.ts";
import type { DemoVendor } from "./data.ts";
import { stableId } from "./stable-id.ts";

interface DemoProposal {
  /** The vendor's key. */
  vendor: string;
  /** The name of someone who has written reviews. */
  by: string;
  note: string;
  at: string;
  to: Change;
  decided?: {
    by: "admin" | "owner";
    at: string;
    /** What the listing said before, where it took up what was suggested; the rest was declined. */
    was: Change;
    because?: components["schemas"]["ProposalRefusal"];
    explanation?: string;
  };
}

type Field = "name" | "phoneNumber" | "website" | "address" | "description";
type Change = Partial<Record<Field | "problem", string>>;

const proposals: DemoProposal[] = [
  {
    vendor: "fiakerei-zwettler",
    by: "Magdalena Obermayr",
    note: "They moved out of the old stables in October. The new address is on their website.",
    at: "2026-11-15T08:10:00Z",
    to: { address: "Simmeringer Lände 118, 1110 Wien", phoneNumber: "+43 1 555 01 96" },
  },
  {
    vendor: "the-left-feet-ceilidh-band",
    by: "Philippa Nairn",
    note: "",
    at: "2026-11-16T21:35:00Z",
    to: { name: "The Left Feet" },
  },
  {
    vendor: "ginja-e-gelo",
    by: "Inês Carvalhal",
    note: "I can’t find them anywhere any more, and this is who answered the phone.",
    at: "2026-11-18T13:27:00Z",
    to: { phoneNumber: "+351 21 555 0190", website: "https://gelo-de-lisboa.example/" },
  },
  {
    vendor: "luz-de-siesta",
    by: "Rocío Benjumea",
    note: "The description was copied from somebody else’s page. This is what it says on theirs.",
    at: "2026-11-19T18:03:00Z",
    to: { description: "Fotografía de bodas con luz natural, en Sevilla y en los pueblos blancos." },
  },
  {
    vendor: "kleines-lichtspiel",
    by: "Konrad Stadlhofer",
    note: "Two digits are the wrong way round. I rang both.",
    at: "2026-10-13T17:20:00Z",
    to: { phoneNumber: "+43 1 555 02 31" },
    decided: { by: "admin", at: "2026-10-14T09:05:00Z", was: { phoneNumber: "+43 1 555 02 13" } },
  },
  {
    vendor: "leith-ropeworks",
    by: "Chidinma Gaikwadi",
    note: "It should say that there’s an echo.",
    at: "2026-10-29T11:48:00Z",
    to: { description: "A long hall with a longer echo." },
    decided: {
      by: "admin",
      at: "2026-10-30T08:15:00Z",
      was: {},
      because: "unsuitable",
      explanation: "You’ve said so in your review, where everyone can read it. The description is theirs.",
    },
  },
  {
    vendor: "ginja-e-gelo",
    by: "Grant Sewell",
    note: "They’ve closed.",
    at: "2026-11-10T19:02:00Z",
    to: { problem: "closed" },
    decided: {
      by: "admin",
      at: "2026-11-11T09:40:00Z",
      was: {},
      because: "unconfirmed",
      explanation: "They answered the telephone this morning, and were selling ice cream.",
    },
  },
  {
    vendor: "kiltwrights-of-dalry",
    by: "Temi Balogun",
    note: "",
    at: "2026-11-04T15:31:00Z",
    to: { website: "https://kiltwrights.example" },
    decided: { by: "owner", at: "2026-11-05T07:50:00Z", was: { website: "https://kiltwrights-of-dalry.example" } },
  },
];

/** @param idOf the id of a vendor @param people ids by full name, by e-mail address, or `owner of` a vendor's key */
export async function insertProposals(
  trx: Transaction<Schema>,
  vendors: DemoVendor[],
  idOf: (vendor: DemoVendor) => string,
  people: Map<string, string>,
): Promise<void> {
  const events: ModerationEvent[] = [];
  const rows = proposals.map(({ by, note, at, to, decided, ...about }) => {
    const vendor = vendors.find(({ key }) => key === about.vendor);
    const proposer = people.get(by);
    if (!vendor || proposer === undefined) throw new Error(`demo: ${by} can’t suggest anything for ${about.vendor}`);
    const changes = Object.entries(to).map(([field, value]) => ({
      field: field as ListingChange["field"],
      from: field === "problem" ? null : (decided?.was[field as Field] ?? vendor[field as Field] ?? ""),
      to: value,
    }));
    const outcomes = Object.fromEntries(
      changes.map(({ field }) => [
        field,
        field in (decided?.was ?? {}) ? ("accepted" as const) : ("declined" as const),
      ]),
    );
    const id = stableId(`proposal ${about.vendor} ${by}`, new Date(at));
    const subject = { subjectType: "proposal", subjectId: id } as const;
    const submitted = { id: stableId(`submitted ${id}`, new Date(at)), at, actor: proposer, action: "submit" } as const;
    events.push({ ...subject, ...submitted, to: "open" });
    const who = decided && people.get(decided.by === "admin" ? "admin@demo.example" : `owner of ${about.vendor}`)!;
    if (decided)
      events.push({
        ...subject,
        id: stableId(`decided ${id}`, new Date(decided.at)),
        at: decided.at,
        actor: who!,
        action: decided.by === "owner" ? "answer" : Object.keys(decided.was).length > 0 ? "accept" : "decline",
        from: "open",
        to: "decided",
        reason: decided.because ?? "",
        changes: Object.entries(outcomes).map(([field, outcome]) => ({ field, from: null, to: outcome })),
      });
    return {
      id,
      vendor_id: idOf(vendor),
      proposer_id: proposer,
      changes: JSON.stringify(changes),
      note,
      created_at: at,
      ...(decided && {
        status: "decided" as const,
        outcomes: JSON.stringify(outcomes),
        because: decided.because ?? null,
        explanation: decided.explanation ?? "",
        decided_by: who!,
        decided_at: decided.at,
      }),
    };
  });
  for (const row of rows) await trx.insertInto("vendor_proposals").values(row).execute();
  await record(trx, events);
}
