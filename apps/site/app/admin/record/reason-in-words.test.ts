import { expect, test } from "vitest";
import { reasonInWords } from "./reason-in-words.ts";

test("the record says rules as the forms do, and leaves people’s own words alone", () => {
  const reason = (type: string, action: string, text: string) =>
    reasonInWords({ action, subject: { type }, reason: text });
  expect(reason("review", "remove", "conflict-of-interest")).toBe("Its author isn’t neutral");
  expect(reason("review", "hold", "conflict-of-interest")).toMatch(/may be connected with the business/);
  expect(reason("vendor", "end ownership", "not-authorised")).toBe("The business hasn’t asked for it");
  expect(reason("vendor", "reject", "duplicate")).toBe("It’s already listed");
  expect(reason("proof", "refuse", "no-booking")).toBe("It’s only an offer or an enquiry");
  expect(reason("proposal", "decline", "untrue")).toBe("It isn’t true");
  expect(reason("claim", "reject", "other")).toBe("other");
  const both = { because: "not-illegal", reason: "It’s an opinion." };
  expect(reasonInWords({ action: "dismiss", subject: { type: "notice" }, ...both })).toBe(
    "As far as we can tell, it isn’t against the law\nIt’s an opinion.",
  );
  expect(reasonInWords({ action: "dismiss", subject: { type: "notice" }, because: "toString", reason: "" })).toBe(
    "toString",
  );
  expect(reason("vendor", "suspend", "toString")).toBe("toString");
  expect(reason("vendor", "suspend", "Closed for good.")).toBe("Closed for good.");
});
