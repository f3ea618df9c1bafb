import { domainToASCII } from "node:url";
import { expect, test } from "vitest";
import { phoneText, websiteText } from "./contact-text.ts";

test.each([
  ["02732/55501", "AT", "+43 2732 55501"],
  ["+43 (0)2732 555-01", "AT", "+43 2732 55501"],
  ["(+377) 93 50 80 14", "MC", "+377 93 50 80 14"],
  ["00377 92 05 25 82", "MC", "+377 92 05 25 82"],
  ["+37797975744", "FR", "+377 97 97 57 44"],
  ["+386 1 555 01 42", undefined, "+386 1 555 01 42"],
  ["020 7946 0018", "GB", "+44 20 7946 0018"],
])("a phone number is shown in international form: %s in %s", (typed, country, shown) => {
  expect(phoneText(typed, country)).toBe(shown);
});

test.each([
  ["", "AT"],
  ["12", "AT"],
  ["call Anna", "AT"],
  ["02732/55501", undefined],
  ["02732/55501", "XX"],
  ["+999 123 456 789", "AT"],
])("anything that isn't a valid number is shown unchanged: %s", (typed, country) => {
  expect(phoneText(typed, country)).toBe(typed);
});

test("a website is shown without the part that every address starts with", () => {
  expect(websiteText("https://www.lindenhof.example/")).toBe("lindenhof.example");
  expect(websiteText("http://lindenhof.example:8080/feste/?a=1")).toBe("lindenhof.example:8080/feste/?a=1");
  expect(websiteText("https://wwwlinden.example")).toBe("wwwlinden.example");
  expect(websiteText("")).toBe("");
  expect(websiteText("no address")).toBe("no address");
});

const address = (domain: string) => `https://${domainToASCII(domain)}/feste`;

test.each([
  "blumen-müller.example",
  "lindenhöfe-24.example",
  "ığdır.example",
  "łąka.example",
  "nuntă-țară.example",
  "tiệccưới.example",
  "свадьба.рф",
  "жемчуг.example",
  "весільний-їжак.example",
  "ανθοπωλείο.gr",
  "結婚式場.jp",
  "京都.example",
  "佐々木ウェディングパーティー.example",
  "결혼식.kr",
  "الزفاف.example",
  "خانهگل.example",
  "חתונה.example",
  "แต่งงาน.ไทย",
  "शादी.भारत",
  "ქორწილი.example",
])("a domain is shown in its own letters: %s", (domain) => {
  expect(address(domain)).toContain("xn--");
  expect(websiteText(address(domain))).toBe(`${domain}/feste`);
});

test.each([
  "pаypal.example",
  "аррӏе.example",
  "ɡoogle.example",
  "hotel-αlpha.example",
  "сосо.example",
  "свадьба-wedding.example",
  "花-shop.example",
  // With letters that no language in wide use writes, or that are not letters at all.
  "google.com〳login.example",
  "goᴏgle.com",
  "ᴀpple.com",
  "gꝋogle.com",
  "ꓖꓳꓳꓖꓡꓰ.com",
  "xn--09d8db.com",
  "bank\u0338.com",
  "qĸ.com",
  // With letters that are round or straight in their own script as well.
  "၃၀၀.com",
  "ଠଠ.com",
  "օոս.com",
  "סוס.com",
  "იოხ.com",
  "ااه.com",
  "з60.com",
  "όρο.com",
  "२२.com",
  // Strokes that pass for a slash or a hyphen.
  "ノ.example",
  "一ー.example",
  "ーlogin.example",
])("a domain whose letters could pass for others stays in ASCII: %s", (domain) => {
  expect(websiteText(address(domain))).toBe(`${domainToASCII(domain)}/feste`);
});
