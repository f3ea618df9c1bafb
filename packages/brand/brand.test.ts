import { expect, test } from "vitest";
import { brandFrom } from "./brand.ts";

test("without settings, the product has its own name", () => {
  expect(brandFrom({})).toMatchObject({ shortName: "Troth", tagline: "Review & Discover Trusted Wedding Vendors" });
});

test("the environment can rename the product", () => {
  expect(
    brandFrom({ BRAND_SHORT_NAME: "Vow", BRAND_X_URL: "https://x.com/vow", BRAND_COLOUR: "#7A1F5C" }),
  ).toMatchObject({
    shortName: "Vow",
    xUrl: "https://x.com/vow",
    colour: "#7A1F5C",
  });
});

test("the environment says who runs the site; otherwise there is no operator", () => {
  expect(brandFrom({})).toMatchObject({ operatorName: "", operatorAddress: "", operatorCountry: "" });
  expect(
    brandFrom({
      OPERATOR_NAME: "Ana Kovač s.p.",
      OPERATOR_ADDRESS: "Cankarjeva 1, Ljubljana",
      OPERATOR_COUNTRY: "Slovenia",
    }),
  ).toMatchObject({
    operatorName: "Ana Kovač s.p.",
    operatorAddress: "Cankarjeva 1, Ljubljana",
    operatorCountry: "Slovenia",
  });
});

test.each([
  ["BRAND_FEEDBACK_URL", "javascript:alert(1)"],
  ["BRAND_X_URL", "//x.com"],
  ["BRAND_COLOUR", "red"],
  ["BRAND_COLOUR", "#fff"],
  ["BRAND_COLOUR", "#2440d8;}"],
])("%s=%s is refused, naming the variable", (variable, value) => {
  expect(() => brandFrom({ [variable]: value })).toThrow(variable);
});
