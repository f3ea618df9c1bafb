// Which column of a CSV file says what: guessed from its header, or as the operator wrote it down.
import { readFile } from "node:fs/promises";
import { slugPattern } from "@troth/rules/slugs";
import { z } from "zod";
import { withoutAccents } from "./names.ts";
import { BrokenFileError } from "./read-geojson.ts";

/** What a column can say, and what columns that say it are called, likeliest first. */
const columnNames = {
  id: `id objectid ref reference uid uuid recordid globalid nummer identifiant codigo`,
  name: `
    name businessname companyname vendorname tradingname company business vendor title firma firmenname betrieb
    unternehmen bezeichnung nom raisonsociale enseigne entreprise nome denominazione ragionesociale nombre
    razonsocial empresa naam bedrijfsnaam naziv ime podjetje nazwa nazev nazov nev nume denumire navn namn nimi isim
    ονομα επωνυμια име назив название 名前 名称`,
  description: `
    description about summary text beschreibung kurzbeschreibung presentation descrizione descripcion descricao
    omschrijving beschrijving opis popis leiras descriere beskrivelse`,
  category: `
    category categories maincategory type trade kind service services industry kategorie kategorien branche gewerbe
    art typ categorie activite metier categoria settore attivita rubro actividad atividade kategorija dejavnost
    kategoria kategori κατηγορια категория категорија カテゴリ`,
  address: `
    address fulladdress formattedaddress adresse anschrift adressecomplete indirizzo direccion endereco morada adres
    naslov adresa cim διευθυνση адрес адреса 住所`,
  street: `
    street streetaddress addressline addrstreet road strasse str strassenname rue voie via calle rua
    straat ulica ulice utca strada gate gata οδος`,
  housenumber: `
    housenumber streetnumber buildingnumber addrhousenumber hausnummer hausnr nr hnr numero numerorue numvoie civico
    numerocivico huisnummer hisnastevilka cislo hazszam`,
  postcode: `
    postcode postalcode zip zipcode addrpostcode plz postleitzahl codepostal cp cap codigopostal codpostal
    postnastevilka postnistevilka psc iranyitoszam kodpocztowy postnummer`,
  city: `
    city town locality addrcity municipality stadt ort gemeinde wohnort ville commune localite citta comune ciudad
    localidad municipio cidade concelho stad plaats kraj mesto obec miasto miejscowosc varos telepules oras grad by
    kommune πολη град`,
  country: `
    country countrycode addrcountry land staat pays paese nazione pais drzava kraj zeme orszag tara χωρα страна
    држава 国`,
  latitude: `latitude lat geolat breitengrad breite latitud latitudine y wgs84y ycoord`,
  longitude: `
    longitude lon lng long geolon geolng laengengrad langengrad lange laenge longitud longitudine x wgs84x xcoord`,
  coordinates: `
    coordinates coords latlng latlon geo geopoint geopoint2d point shape wkt thegeom koordinaten coordonnees
    coordinate coordenadas koordinate gps`,
  phone: `
    phone phonenumber telephone tel contactphone mobile mobilephone cell telefon telefonnummer rufnummer handy mobil
    telefono telefone telemovel movil cellulare telefoon telefonstevilka mobilni puhelin τηλεφωνο телефон 電話`,
  website: `
    website web url homepage site webpage webaddress contactwebsite internet webseite internetadresse siteweb
    siteinternet sitoweb sito paginaweb sitioweb spletnastran spletnomesto strona stronawww www weboldal honlap
    ιστοσελιδα сайт ホームページ`,
  email: `
    email emailaddress mail contactemail emailadresse courriel correo correoelectronico eposta epost posta имейл`,
  facebook: `facebook facebookurl contactfacebook fb`,
  instagram: `instagram instagramurl contactinstagram ig insta`,
  twitter: `twitter twitterurl contacttwitter twitterx`,
  openingHours: `
    openinghours hours opening businesshours oeffnungszeiten offnungszeiten zeiten horaires heuresdouverture orari
    orariodiapertura orario horario horarios openingstijden odpiralnicas delovnicas radnovrijeme godzinyotwarcia
    oteviracidoba nyitvatartas ωραριο`,
} as const;

export type Field = keyof typeof columnNames;
export const fields = Object.keys(columnNames) as Field[];

const slug = z.string().regex(slugPattern, "must be a category's slug, such as venues");

const mappingSchema = z.strictObject({
  /** Whose data it is. Without it no one is credited. */
  source: z
    .strictObject({
      name: z.string().trim().min(1).max(200),
      licence: z.string().trim().min(1).max(100),
      url: z.url({ protocol: /^https?$/, error: "must be the address of a page about the licence" }).max(500),
    })
    .exactOptional(),
  /** The name of the column for each field. */
  columns: z.partialRecord(z.enum(fields), z.string().min(1)),
  /** What the file's words for a trade mean here; null leaves these rows out. */
  categories: z.record(z.string(), slug.nullable()).default({}),
  /** For rows that say nothing about their trade. */
  category: slug.exactOptional(),
  /** For rows that say nothing about their country. */
  country: z
    .string()
    .regex(/^[A-Z]{2}$/, "must be two letters, such as AT")
    .exactOptional(),
  encoding: z.string().exactOptional(),
  delimiter: z.string().length(1).exactOptional(),
});

export type Mapping = z.infer<typeof mappingSchema>;

/** @throws BrokenFileError */
export async function readMapping(file: string): Promise<Mapping> {
  let content: unknown;
  try {
    content = JSON.parse(await readFile(file, "utf8"));
  } catch (cause) {
    const isAbsent = (cause as NodeJS.ErrnoException).code === "ENOENT";
    throw new BrokenFileError(file, isAbsent ? "the mapping doesn't exist" : "the mapping isn't JSON", { cause });
  }
  const read = mappingSchema.safeParse(content);
  if (read.success) return read.data;
  const faults = read.error.issues.map(({ path, message }) => `${path.join(".") || "the mapping"}: ${message}`);
  throw new BrokenFileError(file, `the mapping can't be used. ${faults.join("; ")}`, { cause: read.error });
}

/** Lower case, without accents, punctuation, numbers at the end and what is in brackets: "Straße (Betrieb)" is "strasse". */
const plainName = (column: string) =>
  withoutAccents(column.toLowerCase().replaceAll("ß", "ss"))
    .replace(/\(.*\)|\[.*\]/g, "")
    .replaceAll(/[^\p{L}\p{N}]+/gu, "")
    .replace(/(?<=\p{L}{3})\d$/u, "");

/** What the columns of this header probably say. Each says one thing at most. */
export function guessMapping(header: readonly string[]): Mapping {
  const free = new Map<string, string>();
  for (const column of header) {
    const plain = plainName(column);
    if (plain !== "" && !free.has(plain)) free.set(plain, column);
  }
  const columns: Mapping["columns"] = {};
  for (const field of fields) {
    const known = withoutAccents(columnNames[field])
      .trim()
      .split(/\s+/)
      .find((name) => free.has(name));
    if (known === undefined) continue;
    columns[field] = free.get(known)!;
    free.delete(known);
  }
  return { columns, categories: {} };
}

/**
 * Where each field is in a row.
 * @throws BrokenFileError when a column isn't there, twice there, or when nothing says the name
 */
export function positionsOf(file: string, header: readonly string[], { columns }: Mapping): Map<Field, number> {
  const listed = header.filter(Boolean).map((column) => JSON.stringify(column.slice(0, 60)));
  const positions = new Map<Field, number>();
  for (const [field, column] of Object.entries(columns) as [Field, string][]) {
    const at = header.indexOf(column);
    if (at < 0)
      throw new BrokenFileError(
        file,
        `it has no column ${JSON.stringify(column)} for ${field}. Its columns: ${listed.join(", ")}`,
      );
    if (header.lastIndexOf(column) !== at)
      throw new BrokenFileError(
        file,
        `it has two columns called ${JSON.stringify(column)}, so which of them is ${field} isn't clear`,
      );
    positions.set(field, at);
  }
  if (!positions.has("name"))
    throw new BrokenFileError(
      file,
      `none of its columns looks like the name of a business. Say which one it is in a mapping: {"columns": {"name": …}}. Its columns: ${listed.join(", ")}`,
    );
  return positions;
}
