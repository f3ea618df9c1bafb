import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { guessMapping, positionsOf, readMapping } from "./csv-mapping.ts";

describe("what columns say is guessed from the header", () => {
  test.each([
    [
      "English",
      "ID,Business Name,Address Line 1,Town,ZIP code,Country,Lat,Lng,Phone number,Website URL,E-mail,Categories,Opening Hours,About",
      {
        id: "ID",
        name: "Business Name",
        street: "Address Line 1",
        city: "Town",
        postcode: "ZIP code",
        country: "Country",
        latitude: "Lat",
        longitude: "Lng",
        phone: "Phone number",
        email: "E-mail",
        category: "Categories",
        openingHours: "Opening Hours",
        description: "About",
      },
    ],
    [
      "German",
      "Firma;Straße;Hausnr.;PLZ;Ort;Land;Breitengrad;Längengrad;Telefon;Webseite;Branche;Öffnungszeiten;Beschreibung",
      {
        name: "Firma",
        street: "Straße",
        housenumber: "Hausnr.",
        postcode: "PLZ",
        city: "Ort",
        country: "Land",
        latitude: "Breitengrad",
        longitude: "Längengrad",
        phone: "Telefon",
        website: "Webseite",
        category: "Branche",
        openingHours: "Öffnungszeiten",
        description: "Beschreibung",
      },
    ],
    [
      "French",
      "Raison sociale;Adresse;Code postal;Commune;Pays;Téléphone;Site web;Courriel;Activité;Horaires",
      {
        name: "Raison sociale",
        address: "Adresse",
        postcode: "Code postal",
        city: "Commune",
        country: "Pays",
        phone: "Téléphone",
        website: "Site web",
        email: "Courriel",
        category: "Activité",
        openingHours: "Horaires",
      },
    ],
    [
      "Italian",
      "Denominazione;Indirizzo;CAP;Comune;Telefono;Sito web;Categoria",
      {
        name: "Denominazione",
        address: "Indirizzo",
        postcode: "CAP",
        city: "Comune",
        phone: "Telefono",
        website: "Sito web",
        category: "Categoria",
      },
    ],
    [
      "Spanish",
      "Nombre;Dirección;Código postal;Municipio;Teléfono;Página web",
      {
        name: "Nombre",
        address: "Dirección",
        postcode: "Código postal",
        city: "Municipio",
        phone: "Teléfono",
        website: "Página web",
      },
    ],
    [
      "Slovenian",
      "Naziv;Naslov;Poštna številka;Kraj;Telefon;Spletna stran",
      {
        name: "Naziv",
        address: "Naslov",
        postcode: "Poštna številka",
        city: "Kraj",
        phone: "Telefon",
        website: "Spletna stran",
      },
    ],
    ["Japanese", "名称,住所,電話,カテゴリ", { name: "名称", address: "住所", phone: "電話", category: "カテゴリ" }],
    [
      "OpenStreetMap",
      "@id,name,addr:street,addr:housenumber,addr:postcode,addr:city,addr:country,contact:phone,contact:website,opening_hours",
      {
        id: "@id",
        name: "name",
        street: "addr:street",
        housenumber: "addr:housenumber",
        postcode: "addr:postcode",
        city: "addr:city",
        country: "addr:country",
        phone: "contact:phone",
        website: "contact:website",
        openingHours: "opening_hours",
      },
    ],
    [
      "a city's open data",
      "OBJECTID,SHAPE,NAME,ADRESSE,WEB",
      { id: "OBJECTID", coordinates: "SHAPE", name: "NAME", address: "ADRESSE", website: "WEB" },
    ],
  ])("%s", (_, header, expected) => {
    expect(guessMapping(header.split(/[,;]/)).columns).toMatchObject(expected);
  });

  test("each column says one thing, the first of two that are called the same", () => {
    const { columns } = guessMapping(["Name", "NAME", "Phone 1", "Phone 2", "Something else"]);
    expect(columns).toEqual({ name: "Name", phone: "Phone 1" });
  });
});

describe("a column that isn't as the mapping says is refused", () => {
  const mapping = (columns: Record<string, string>) => ({ columns, categories: {} });

  test.each([
    [["Name", "Town"], { name: "Firma" }, /places.csv: it has no column "Firma" for name. Its columns: "Name", "Town"/],
    [["Name", "Name"], { name: "Name" }, /it has two columns called "Name"/],
    [["Wer", "Wo"], {}, /none of its columns looks like the name of a business.* Its columns: "Wer", "Wo"/],
  ])("%o as %o", (header, columns, expected) => {
    expect(() => positionsOf("places.csv", header, mapping(columns))).toThrow(expected);
  });
});

describe("a mapping file", () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "troth-mapping-"));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const read = (content: unknown) => {
    const file = join(folder, "mapping.json");
    writeFileSync(file, typeof content === "string" ? content : JSON.stringify(content));
    return readMapping(file);
  };

  test("is read", async () => {
    const mapping = {
      source: { name: "City of Graz", licence: "CC BY 4.0", url: "https://graz.example/licence" },
      columns: { name: "Firma" },
      categories: { Metzgerei: null, Tortenkunst: "cakes" },
      country: "AT",
    };
    expect(await read(mapping)).toEqual(mapping);
    expect(await read({ columns: { name: "Firma" } })).toEqual({ columns: { name: "Firma" }, categories: {} });
  });

  test.each([
    ["not JSON", "{", /the mapping isn't JSON/],
    ["a field we don't have", { columns: { fax: "Fax" } }, /columns/],
    ["a setting we don't have", { columns: {}, isApproved: true }, /isApproved/],
    ["no such category", { columns: {}, category: "Wedding Cakes" }, /category: must be a category's slug/],
    [
      "a source without a licence",
      { columns: {}, source: { name: "Graz", url: "https://graz.example" } },
      /source.licence/,
    ],
    [
      "a link that runs something",
      { columns: {}, source: { name: "G", licence: "L", url: "javascript:alert(1)" } },
      /source.url/,
    ],
    ["a country's name", { columns: {}, country: "Austria" }, /country: must be two letters/],
  ])("says what is wrong with it: %s", async (_, content, expected) => {
    await expect(read(content)).rejects.toThrow(expected);
  });

  test("says that it isn't there", async () => {
    await expect(readMapping(join(folder, "absent.json"))).rejects.toThrow(/the mapping doesn't exist/);
  });
});
