// What people suggest for the demo's listings. They go with the demo's people and vendors.
import type { Transaction } from "kysely";
import type { ListingChange, Schema } from "../database/schema.ts";
import { record } from "../record/record.ts";
import type { DemoVendor } from "./data.ts";
import { stableId } from "./stable-id.ts";

interface DemoProposal {
  /** The vendor's key. */
  vendor: string;
  /** The name of someone who has written reviews. */
  by: string;
  note: string;
  at: string;
  to: Partial<Record<"name" | "phoneNumber" | "website" | "address" | "description", string>>;
}

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
];

/** @param idOf the id of a vendor @param people ids by full name */
export async function insertProposals(
  trx: Transaction<Schema>,
  vendors: DemoVendor[],
  idOf: (vendor: DemoVendor) => string,
  people: Map<string, string>,
): Promise<void> {
  const rows = proposals.map(({ by, note, at, to, ...about }) => {
    const vendor = vendors.find(({ key }) => key === about.vendor);
    const proposer = people.get(by);
    if (!vendor || proposer === undefined) throw new Error(`demo: ${by} can’t suggest anything for ${about.vendor}`);
    const changes = Object.entries(to).map(([field, value]) => ({
      field: field as ListingChange["field"],
      from: vendor[field as keyof typeof to] ?? "",
      to: value,
    }));
    return {
      id: stableId(`proposal ${about.vendor} ${by}`, new Date(at)),
      vendor_id: idOf(vendor),
      proposer_id: proposer,
      changes: JSON.stringify(changes),
      note,
      created_at: at,
    };
  });
  await trx.insertInto("vendor_proposals").values(rows).execute();
  await record(
    trx,
    rows.map(({ id, proposer_id, created_at: at }) => ({
      id: stableId(`submitted ${id}`, new Date(at)),
      at,
      actor: proposer_id,
      action: "submit",
      subjectType: "proposal",
      subjectId: id,
      to: "open",
    })),
  );
}
