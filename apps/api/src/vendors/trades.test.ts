// Whoever adds a vendor types what they have or are, in their own words. This list was written without sight of the vocabulary.
import { afterAll, beforeAll, expect, test } from "vitest";
import { type FreshDatabase, freshDatabase } from "../../test/fresh-database.ts";
import { addDemoListings, directoryOf } from "../../test/directory.ts";

let database: FreshDatabase;
let directory: ReturnType<typeof directoryOf>;
beforeAll(async () => {
  database = await freshDatabase();
  await addDemoListings(database.db);
  directory = directoryOf(database.db);
});
afterAll(() => database?.close());

type Trades = Record<string, string>;
const english: Trades = {
  venues:
    "castle, hotel, restaurant, villa, barn, country house, manor house, vineyard, winery, garden, farm, golf club, country club, ranch, village hall, church hall, pub, inn, guest house, bed and breakfast, beach club, event space, function room, estate, church",
  photographers: "photographer, photo studio, wedding photographer",
  videographers: "videographer, film-maker, video production company",
  florists: "florist, flower shop, flower farm, floral designer",
  cakes: "baker, bakery, cake maker, cake baker, wedding cake baker, pastry chef, patisserie, cake shop, cake designer",
  catering: "caterer, private chef, food truck, hog roast, pizza van",
  "live-music": "band, string quartet, harpist, wedding singer, pianist, bagpiper, jazz trio",
  djs: "DJ, mobile disco",
  celebrants: "celebrant, officiant, wedding officiant, registrar",
  planners: "wedding planner, wedding coordinator, event planner",
  dresses: "bridal shop, bridal boutique, dressmaker, seamstress",
  suits: "tailor, menswear shop, tuxedo rental, kilt hire",
  jewellers: "jeweller, jeweler, goldsmith",
  hair: "hairdresser, hair stylist, hair salon, barber",
  "make-up": "make-up artist, makeup artist, beautician",
  stationery: "stationer, calligrapher, printer",
  decor: "wedding stylist, balloon artist, decorator",
  hire: "marquee hire, tent rental, furniture hire, party rentals",
  transport: "chauffeur, vintage car hire, limo service, horse and carriage",
  bars: "mobile bar, bartender, mixologist",
  favours: "gift shop, chocolatier",
  entertainers: "magician, photo booth, caricaturist, fireworks company",
  "dance-lessons": "dance teacher, dance school",
  honeymoons: "travel agent, travel agency",
};
const others: Record<string, Trades> = {
  Slovene: {
    venues: "grad, hotel, gostilna, restavracija, vila, turistična kmetija, dvorec",
    photographers: "fotograf",
    videographers: "snemalec",
    florists: "cvetličarna",
    cakes: "slaščičarna",
    "live-music": "ansambel",
    hair: "frizer",
    "make-up": "vizažistka",
    dresses: "šivilja",
    suits: "krojač",
    jewellers: "zlatar",
    stationery: "tiskarna",
    "dance-lessons": "plesna šola",
    entertainers: "čarovnik",
    honeymoons: "potovalna agencija",
  },
  German: {
    venues: "Schloss, Hotel, Gasthof, Landgut, Weingut, Restaurant, Scheune",
    photographers: "Fotografin",
    florists: "Blumenladen",
    cakes: "Konditorei, Bäckerei",
    catering: "Partyservice",
    "live-music": "Sängerin",
    celebrants: "Trauredner",
    planners: "Hochzeitsplanerin",
    dresses: "Brautmodengeschäft",
    suits: "Herrenausstatter",
    jewellers: "Goldschmied",
    hair: "Friseur",
    "make-up": "Visagistin",
    stationery: "Druckerei",
    hire: "Zeltverleih",
    transport: "Kutsche",
    bars: "Barkeeper",
    entertainers: "Zauberer",
    "dance-lessons": "Tanzschule",
    honeymoons: "Reisebüro",
  },
  Italian: {
    venues: "castello, agriturismo, ristorante, villa, albergo, masseria, cantina",
    photographers: "fotografo",
    florists: "fioraio",
    cakes: "pasticceria",
    "live-music": "gruppo musicale",
    suits: "sarto",
    jewellers: "gioielleria",
    hair: "parrucchiere",
    "make-up": "truccatrice",
    stationery: "tipografia",
    entertainers: "mago",
    "dance-lessons": "scuola di ballo",
    honeymoons: "agenzia di viaggi",
  },
  "Serbian and Croatian": {
    venues: "dvorac, hotel, restoran, vila",
    photographers: "fotograf",
    florists: "cvjećarna, cvećara",
    cakes: "slastičarna, poslastičarnica",
    hair: "frizer",
    "make-up": "šminkerica",
    jewellers: "zlatar",
  },
  French: {
    venues: "château, hôtel, restaurant, auberge, domaine, grange",
    photographers: "photographe",
    videographers: "vidéaste",
    florists: "fleuriste",
    cakes: "pâtisserie",
    catering: "traiteur",
    "live-music": "chanteuse",
    dresses: "couturière",
    suits: "tailleur",
    jewellers: "bijoutier",
    hair: "coiffeur",
    "make-up": "maquilleuse",
    stationery: "imprimerie",
    entertainers: "magicien",
    "dance-lessons": "école de danse",
    honeymoons: "agence de voyages",
  },
  Spanish: {
    venues: "castillo, hotel, restaurante, finca, hacienda, bodega",
    photographers: "fotógrafo",
    florists: "floristería",
    cakes: "pastelería",
    "live-music": "cantante",
    dresses: "modista",
    suits: "sastrería",
    jewellers: "joyería",
    hair: "peluquería",
    "make-up": "maquilladora",
    stationery: "imprenta",
    entertainers: "mago",
    honeymoons: "agencia de viajes",
  },
};

/** Those whose own category isn't among the first three that are suggested. */
async function missed(trades: Trades): Promise<string[]> {
  const found = [];
  for (const [category, words] of Object.entries(trades))
    for (const said of words.split(", ")) {
      const first = (await directory.suggest(said, "category")).slice(0, 3).map(({ id }) => id);
      if (!first.includes(category)) found.push(`${said}: ${first.join(", ") || "nothing"} instead of ${category}`);
    }
  return found;
}

test("people who add a vendor find its category by what they say they are, in English of both kinds", async () => {
  expect(await missed(english)).toEqual([]);
});

test.each(Object.keys(others))("they do in %s", async (language) => {
  expect(await missed(others[language]!)).toEqual([]);
});
