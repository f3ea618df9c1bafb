import { tooAlike } from "@troth/rules/screening";
import { expect, test } from "vitest";
import { leastCpuTime } from "../../test/cpu-time.ts";
import { hashes, likenessOf } from "./likeness.ts";

const agree = (one: string, other: string) => {
  const known = new Set(likenessOf(one));
  return likenessOf(other).filter((hash) => known.has(hash)).length / hashes;
};

const swapped = (text: string, letters: Record<string, string>) =>
  [...text].map((letter) => letters[letter] ?? letter).join("");

const text =
  "The orangery at dusk is worth the climb, and the music stopped at midnight as we had been told. The kitchen took our vegetarian guests seriously, and no one waited for long.";

test.each([
  ["itself", text],
  ["itself in capitals, without punctuation", text.toUpperCase().replaceAll(/[.,]/g, " ")],
  ["itself with a word changed", text.replace("orangery", "courtyard")],
  ["itself with a sentence in front", `What a day. ${text}`],
  ["itself with zero-width spaces between all letters", [...text].join("\u200b")],
  ["itself with soft hyphens, joiners and fillers in its words", text.replaceAll(/[aeiou]/g, "$&\u00ad\u200d\u3164")],
  ["itself with Cyrillic letters", swapped(text, { a: "а", c: "с", e: "е", i: "і", o: "о", p: "р", x: "х", y: "у" })],
  ["itself with Greek letters", swapped(text, { a: "α", i: "ι", k: "κ", o: "ο", t: "τ", u: "υ", v: "ν" })],
  ["itself with accents", text.replaceAll(/[aeiou]/g, "$&\u0301").normalize("NFC")],
  ["itself in full width", text.replaceAll(/[!-~]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0))],
])("a text is alike %s", (_what, other) => expect(agree(text, other)).toBeGreaterThanOrEqual(tooAlike));

test.each([
  [
    "another about the same evening",
    "We climbed up at dusk and loved the orangery. Midnight came too soon, but they had told us about the music. Vegetarian food was good too.",
  ],
  [
    "one with the usual phrases",
    "Highly recommended, thank you so much for everything, you made our day unforgettable and all of our guests are still talking about it.",
  ],
  [
    "one in another language",
    "黄昏时分的橘园值得一爬，音乐在午夜就停了，我们非常满意这次婚礼，厨房也很照顾吃素的客人。".repeat(3),
  ],
])("a text isn't alike %s", (_what, other) => expect(agree(text, other)).toBeLessThan(tooAlike));

test("short texts aren't compared, and languages without spaces are", () => {
  expect(likenessOf("Thank you so much, it was wonderful!")).toEqual([]);
  const sakura =
    "庭園での式は天気にも恵まれ、料理もとても美味しく、スタッフの皆さんも親切で、家族みんなが喜んでいました。音楽は十時までと聞いていた通りでした。子どもたちのために別の部屋も用意してくれました。";
  expect(agree(sakura, sakura.replace("親切", "丁寧"))).toBeGreaterThanOrEqual(tooAlike);
});

test("texts in other scripts stay apart, with or without their marks", () => {
  const [hindi, other] = [
    "हॉल बहुत सुंदर था, खाना समय पर आया और सभी मेहमान खुश थे। फूलों की सजावट ने सबका दिल जीत लिया और संगीत भी बढ़िया रहा।",
    "फ़ोटोग्राफ़र देर से पहुँचे, लेकिन तस्वीरें कमाल की निकलीं। दो हफ़्ते में एल्बम मिल गया और क़ीमत भी ठीक थी, हम संतुष्ट हैं।",
  ];
  expect(agree(hindi!, other!)).toBeLessThan(tooAlike);
  expect(agree(hindi!, hindi!.replaceAll(/\p{L}/gu, "$&\u200d"))).toBeGreaterThanOrEqual(tooAlike);
});

test("check 51: the longest text takes less than 100 ms", async () => {
  const longest = Array.from({ length: 5_000 }, (_, i) => String.fromCodePoint(0x4e00 + (i % 4_000))).join("");
  expect(await leastCpuTime(() => likenessOf(longest), 100)).toBeLessThan(100);
});
