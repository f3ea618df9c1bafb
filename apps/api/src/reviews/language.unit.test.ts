import { expect, test } from "vitest";
import { languageOf } from "./language.ts";

test.each([
  ["en", "The orangery at dusk is worth the climb, and the music stopped at midnight."],
  ["de", "Die Orangerie in der Dämmerung ist den Aufstieg wert, und um Mitternacht war die Musik aus."],
  ["ar", "كان المكان جميلا عند الغروب وتوقفت الموسيقى في منتصف الليل كما قيل لنا."],
  ["fa", "باغ هنگام غروب بسیار زیبا بود و موسیقی همان طور که گفته بودند نیمه شب تمام شد."],
  ["zh", "黄昏时分的橘园值得一爬，音乐在午夜就停了，我们非常满意这次婚礼。"],
  ["ru", "Оранжерея на закате стоит подъёма, а музыка закончилась в полночь, как нам и сказали."],
])("a text in %s is tagged with its language", (tag, text) => expect(languageOf(text)).toBe(tag));

test("a text that is too short, or in a language that can't be told, is undetermined", () => {
  expect(languageOf("Lovely!")).toBe("und");
  expect(languageOf("Focail a d'fhan. Níor thuig leath na n-aíonna gach focal agus bhí siad ag gol.")).toBe("und");
});
