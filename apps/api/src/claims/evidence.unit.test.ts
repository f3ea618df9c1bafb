import { expect, test } from "vitest";
import { isAtWebsite } from "./evidence.ts";
import { isShared } from "./shared-hosts.ts";

test.each([
  ["ana@lipainmed.example", "https://lipainmed.example/"],
  ["Ana@LipaInMed.Example", "https://www.lipainmed.example/kontakt?lang=sl"],
  ["info@villa.example", "http://book.villa.example:8080/"],
  ["hallo@bäckerei.example", "https://xn--bckerei-5wa.example/"],
  ["info@villa.co.uk", "https://www.villa.co.uk/"],
])("%s is at the website %s", (email, website) => expect(isAtWebsite(email, website)).toBe(true));

test.each([
  ["another domain", "ana@other.example", "https://lipainmed.example/"],
  ["a domain that only ends alike", "ana@med.example", "https://lipainmed.example/"],
  ["a domain below the website's", "ana@guests.villa.example", "https://villa.example/"],
  ["no website", "ana@lipainmed.example", ""],
  ["a website that is no address", "ana@lipainmed.example", "lipainmed.example"],
  ["free e-mail", "villa.podroznik@gmail.com", "https://gmail.com/"],
  ["a provider's e-mail", "villa@siol.net", "https://www.siol.net/villa"],
  ["a social network", "villa@facebook.com", "https://www.facebook.com/villa.podroznik"],
  ["a builder of websites", "villa@wixsite.com", "https://villa.wixsite.com/home"],
  ["a name at a builder of websites", "ana@villa.wordpress.com", "https://villa.wordpress.com/"],
  ["a directory", "ana@hitched.co.uk", "https://www.hitched.co.uk/villa"],
  ["a registry", "ana@co.uk", "https://villa.co.uk/"],
  ["the name in front of the last @", "ana@villa.example@other.example", "https://villa.example/"],
  ["a machine's number", "ana@192.0.2.1", "https://192.0.2.2/"],
])("%s doesn't match", (_, email, website) => expect(isAtWebsite(email, website)).toBe(false));

test("domains that many share include what is below them, but a registry stands only for itself", () => {
  expect(
    ["gmail.com", "web.de", "villa.wixsite.com", "sites.google.com", "co.uk"].filter((one) => !isShared(one)),
  ).toEqual([]);
  expect(["villa.co.uk", "notgmail.com", "lipainmed.example"].filter(isShared)).toEqual([]);
});
