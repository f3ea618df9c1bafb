// What people have added to the demo's directory: listings that wait for approval, and one of Ana's that was refused.
import type { Transaction } from "kysely";
import type { Schema } from "../database/schema.ts";
import { hoursNotGiven } from "../import/osm-opening-hours.ts";
import { type ModerationEvent, record } from "../record/record.ts";
import type { DemoPlace } from "./data.ts";
import { stableId } from "./stable-id.ts";

interface AddedVendor {
  slug: string;
  name: string;
  language: string;
  description: string;
  category: string;
  place: string;
  phoneNumber?: string;
  website?: string;
  address?: string;
  instagram?: string;
  /** The author's e-mail address, or the name of someone who has written reviews. */
  by: string;
  at: string;
  rejected?: { at: string; explanation: string };
}

const added: AddedVendor[] = [
  {
    slug: "lipa-in-med-ljubljana",
    name: "Lipa in med",
    language: "en",
    description:
      "Honey cakes and cream cakes for thirty guests or three hundred, baked in Trnovo with honey from our own hives. Tastings on Saturdays.",
    category: "cakes",
    place: "ljubljana-si",
    phoneNumber: "+386 1 555 01 77",
    website: "https://lipainmed.example/",
    address: "Trubarjeva cesta 40, 1000 Ljubljana",
    instagram: "lipainmed",
    by: "ana@demo.example",
    at: "2026-11-19T17:40:00Z",
  },
  {
    slug: "orehov-gaj-ljubljana",
    name: "Orehov gaj",
    language: "en",
    description: "A walnut orchard above the city where you can have a picnic.",
    category: "venues",
    place: "ljubljana-si",
    by: "ana@demo.example",
    at: "2026-11-10T08:15:00Z",
    rejected: {
      at: "2026-11-12T10:05:00Z",
      explanation:
        "We couldn’t find out who runs it. Please add an address, and a telephone number or a website, and submit it again.",
    },
  },
  // Listed already, under another name.
  {
    slug: "foto-vrabec-ljubljana",
    name: "Foto Vrabec",
    language: "sl",
    description: "Poročni fotograf z občutkom za trenutke, ki jih nihče drug ne opazi.",
    category: "photographers",
    place: "ljubljana-si",
    phoneNumber: "+386 41 555 019",
    address: "Trubarjeva 208, Ljubljana",
    by: "Maja Kovač",
    at: "2026-11-13T18:22:00Z",
  },
  {
    slug: "blumenwerk-nussdorf-vienna",
    name: "Blumenwerk Nußdorf",
    language: "de",
    description:
      "Brautsträuße und Tischschmuck aus dem eigenen Schnittgarten in Nußdorf, von der ersten Narzisse im März bis zur letzten Dahlie.",
    category: "florists",
    place: "vienna-at",
    phoneNumber: "+43 1 555 09 31",
    website: "https://blumenwerk-nussdorf.example/",
    address: "Hackhofergasse 51, 1190 Wien",
    instagram: "blumenwerk.nussdorf",
    by: "Katharina Wögerbauer",
    at: "2026-11-14T09:05:00Z",
  },
  // It has nothing to do with weddings.
  {
    slug: "rossmore-removals-dublin",
    name: "Rossmore Removals & Storage",
    language: "en",
    description: "House moves, office moves, man with a van. Seven days a week, all of Leinster. No job too small.",
    category: "transport",
    place: "dublin-ie",
    phoneNumber: "+353 1 555 0188",
    address: "Unit 14, Cooley Park, Dublin 12",
    by: "Niall Tuohy",
    at: "2026-11-14T20:48:00Z",
  },
  // There is hardly anything to check.
  {
    slug: "studio-nord-berlin",
    name: "Studio Nord",
    language: "und",
    description: "",
    category: "photographers",
    place: "berlin-de",
    instagram: "studio.nord.hochzeit",
    by: "Svenja Harms",
    at: "2026-11-15T11:30:00Z",
  },
  {
    slug: "number-one-wedding-band-edinburgh",
    name: "Edinburgh’s Official No. 1 Wedding Band",
    language: "en",
    description:
      "The ONLY wedding band recommended by the City of Edinburgh. Voted best in Scotland eleven years running. Book TODAY and save 40%!!!",
    category: "live-music",
    place: "edinburgh-gb",
    phoneNumber: "+44 131 496 0199",
    website: "https://official-no1-weddingband.example/",
    by: "Ross Galbraith",
    at: "2026-11-15T22:14:00Z",
  },
  {
    slug: "ktima-ammolofos-athens",
    name: "Κτήμα Αμμόλοφος",
    language: "el",
    description: "Δεξιώσεις πάνω στη θάλασσα για διακόσια άτομα, σαράντα λεπτά από το κέντρο της Αθήνας.",
    category: "venues",
    place: "athens-gr",
    phoneNumber: "+30 210 555 01 93",
    website: "https://ammolofos.example/",
    address: "Παραλιακή 88, Ανάβυσσος",
    by: "Δέσποινα Καρακίτσου",
    at: "2026-11-16T07:55:00Z",
  },
  // Two people have added the same one.
  {
    slug: "as-amoras-lisbon",
    name: "As Amoras",
    language: "pt",
    description: "Bolos de noiva sem açúcar branco, com a fruta da época e flores que se podem comer.",
    category: "cakes",
    place: "lisbon-pt",
    phoneNumber: "+351 21 555 0178",
    website: "https://asamoras.example/",
    address: "Rua das Gaivotas 30, Lisboa",
    by: "Inês Carvalhal",
    at: "2026-11-16T15:20:00Z",
  },
  {
    slug: "pastelaria-as-amoras-lisbon",
    name: "Pastelaria As Amoras",
    language: "en",
    description: "The little bakery that made our cake. They let us taste seven.",
    category: "cakes",
    place: "lisbon-pt",
    phoneNumber: "+351 215 550 178",
    by: "Duarte Lencastre",
    at: "2026-11-18T10:41:00Z",
  },
  {
    slug: "zaffat-al-nil-cairo",
    name: "زفّة النيل",
    language: "ar",
    description: "زفّة بالطبل والمزمار على ضفاف النيل، من باب البيت إلى باب القاعة.",
    category: "entertainers",
    place: "cairo-eg",
    phoneNumber: "+20 2 5550 0177",
    address: "شارع الجيزة ٢٢، القاهرة",
    instagram: "zaffat.alnil",
    by: "هبة الله السيوفي",
    at: "2026-11-17T12:02:00Z",
  },
  {
    slug: "the-tin-chapel-bristol",
    name: "The Tin Chapel",
    language: "en",
    description:
      "A corrugated iron chapel from 1887 with a stove, a piano that is nearly in tune and room for seventy. You bring the caterer; we light the stove.",
    category: "venues",
    place: "bristol-gb",
    phoneNumber: "+44 117 496 0144",
    website: "https://thetinchapel.example/",
    address: "Gooseland Lane, Pill, Bristol",
    instagram: "thetinchapel",
    by: "Tamsin Hoole",
    at: "2026-11-18T19:33:00Z",
  },
  {
    slug: "shiori-no-mizuhiki-kyoto",
    name: "水引工房 しおり",
    language: "ja",
    description: "水引の席札と招待状を、一枚ずつ手で結んでいます。",
    category: "stationery",
    place: "kyoto-jp",
    phoneNumber: "+81 75 555 0161",
    website: "https://shiori-mizuhiki.example/",
    address: "京都市中京区紙屋川町8-1",
    by: "岡本 さやか",
    at: "2026-11-20T02:16:00Z",
  },
];

/** @param people ids by e-mail address or full name */
export async function insertAdded(
  trx: Transaction<Schema>,
  places: DemoPlace[],
  people: Map<string, string>,
): Promise<void> {
  for (const { slug, name, language, description, category, rejected, at, by, ...listing } of added) {
    const place = places.find(({ id }) => id === listing.place)!;
    const author = people.get(by);
    if (author === undefined) throw new Error(`demo: there is no one called ${by} to add ${name}`);
    const id = stableId(`vendor ${slug}`, new Date(at));
    const changedAt = rejected?.at ?? at;
    const social = { facebook: "", twitter: "", instagram: listing.instagram ?? "" };
    await trx
      .insertInto("vendors")
      .values({
        id,
        slug,
        name,
        language,
        description,
        category: [category],
        location: [place.id],
        phone_number: listing.phoneNumber ?? "",
        website: listing.website ?? "",
        address: listing.address ?? "",
        social_media: JSON.stringify(Object.entries(social).map(([platform, username]) => ({ platform, username }))),
        opening_hours: JSON.stringify(hoursNotGiven()),
        time_zone: place.timeZone,
        added_by: author,
        status: rejected ? "rejected" : "pending",
        status_since: changedAt,
        is_demo: true,
        created_at: at,
        updated_at: changedAt,
      })
      .execute();
    const about = { subjectType: "vendor", subjectId: id } as const;
    const submitted: ModerationEvent = {
      ...about,
      id: stableId(`submitted ${id}`, new Date(at)),
      at,
      actor: author,
      action: "submit",
      to: "pending",
    };
    await record(trx, submitted);
    if (!rejected) continue;
    const decided: ModerationEvent & { id: string } = {
      ...about,
      id: stableId(`rejected ${id}`, new Date(rejected.at)),
      at: rejected.at,
      actor: people.get("admin@demo.example")!,
      action: "reject",
      from: "pending",
      to: "rejected",
      reason: "incomplete",
    };
    await record(trx, decided);
    await trx
      .insertInto("vendor_decisions")
      .values({ event_id: decided.id, vendor_id: id, explanation: rejected.explanation })
      .execute();
  }
}
