import { expect, test } from "vitest";
import { publicName } from "./public-name.ts";

test("others see the first name and the last name's initial, in upper case", () => {
  expect(publicName("Ana", "kovač")).toBe("Ana K.");
  expect(publicName("Ana", "šuligoj")).toBe("Ana Š.");
  expect(publicName("Ana", "")).toBe("Ana");
  expect(publicName("", "")).toBe("");
});
