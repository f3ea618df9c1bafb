// Checks 44, 46, 47 and 50: hostile text where people write their own. For everywhere else, see
// content.contract.test.ts.
import { describe, expect, test } from "vitest";
import { freshEmail, useTestApp } from "../test-app.ts";
import { aReview, addVendor } from "../vendors.ts";
import { useWorld, worldOptions } from "./world.ts";

const api = useTestApp(worldOptions);
const world = useWorld(api);

describe("check 44: text that would be code elsewhere", () => {
  const hostile = [
    "<script>alert(1)</script> and so on, a review of some length",
    "</script><img src=x onerror=alert(1)> a review of some length",
    "line\u2028and paragraph\u2029separators in a review of some length",
    "{{constructor.constructor('alert(1)')()}} ${7*7} <%= 7*7 %> in a review",
    "\u0007\u001b[31m bell and colours in a review of some length",
  ];

  test.each(hostile)(
    "check 44: %j in a review comes back as it was written, as JSON that no browser takes for a page",
    async (text) => {
      const vendorId = await addVendor(api.database.db);
      const author = await api.member({ firstName: "Ana" });
      const written = await author.call("POST", `/api/vendors/${vendorId}/reviews`, {
        ...aReview,
        title: text.slice(0, 120),
        review: text,
      });
      expect(written.statusCode).toBe(201);
      const listed = await api.browser().call("GET", `/api/vendors/${vendorId}/reviews`);
      const latest = await api.browser().call("GET", "/api/reviews/latest");
      expect(written.json().review).toBe(text);
      expect(listed.json().items[0]).toMatchObject({ review: text, title: text.slice(0, 120) });
      expect(latest.json().items[0].review.review).toBe(text);
      for (const answer of [written, listed, latest]) {
        expect(answer.headers["content-type"]).toBe("application/json; charset=utf-8");
        expect(answer.headers["x-content-type-options"]).toBe("nosniff");
      }
    },
  );

  test("check 44: in e-mails it stays text", async () => {
    const message = {
      name: "<b>Eve</b>",
      email: freshEmail(),
      subject: "<i>Hello</i>",
      message: "<img src=x onerror=alert(1)> & so on",
    };
    await api.browser().call("POST", "/api/contact", message);
    const [mail] = await api.inbox("operator@example.org");
    expect(mail!.html).not.toMatch(/<b>Eve|<i>Hello|<img/);
    expect(mail!.html).toContain("&lt;img src=x onerror=alert(1)&gt; &amp; so on");
  });
});

describe("check 46: SQL in any parameter", () => {
  test("check 46: wildcards are ordinary characters: % and _ suggest nothing", async () => {
    await addVendor(api.database.db, { name: "Sto odstotkov 100% veselja" });
    const suggested = async (q: string) =>
      (await api.browser().call("GET", `/api/vendors/suggestions?q=${encodeURIComponent(q)}`)).json().items as {
        label: string;
      }[];
    expect(await suggested("Villa")).not.toEqual([]);
    for (const wildcard of ["%", "_", "\\", "____", "%%", "%_%"]) {
      const labels = (await suggested(wildcard)).map(({ label }) => label);
      expect([wildcard, labels.filter((label) => label.startsWith("Villa"))]).toEqual([wildcard, []]);
    }
  });
});

describe("check 47: text that cannot be stored, or is too long", () => {
  test("check 47: half a character written as an escape is refused at its field", async () => {
    const author = await world.visitor("user");
    const review = JSON.stringify({ ...aReview, review: "HERE and some more words to make it long" }).replace(
      "HERE",
      "\\ud800",
    );
    const answer = await author.call("POST", `/api/vendors/${await world.row("vendors")}/reviews`, review);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors[0].pointer).toBe("/review");
  });

  test("check 47: a body nested a hundred thousand levels deep is refused", async () => {
    const deep = `{"email":${"[".repeat(100_000)}${"]".repeat(100_000)}}`;
    const answer = await api.browser().call("POST", "/api/users/login", deep);
    expect([400, 413, 422]).toContain(answer.statusCode);
  });
});

describe("check 50: names that look like others", () => {
  const signUp = async (firstName: string, lastName = "Kovač") => {
    const browser = api.browser();
    const email = freshEmail();
    const answer = await browser.call("POST", "/api/users", {
      email,
      password: "three lanterns by the lake",
      firstName,
      lastName,
    });
    const row = await api.database.db
      .selectFrom("users")
      .select(["first_name", "last_name"])
      .where("email", "=", email)
      .executeTakeFirst();
    return { status: answer.statusCode, answer, row };
  };

  test("check 50: invisible and direction-changing characters are removed from people's names", async () => {
    for (const disguised of [
      "A\u200bna",
      "\u202eAna\u202c",
      "\u2066Ana\u2069",
      "An\u00ada",
      "\ufeffAna",
      "A\u2060na",
      "\u200eAna\u200f",
      "Ana\u200d",
      "Ana\u{e0041}",
      " Ana\u00a0\u2003",
    ]) {
      const { status, row } = await signUp(disguised, `Ko\u200bvač${disguised.includes("A\u200b") ? "" : "\u202e"}`);
      expect([JSON.stringify(disguised), status, row]).toEqual([
        JSON.stringify(disguised),
        202,
        { first_name: "Ana", last_name: "Kovač" },
      ]);
    }
  });

  test("check 50: a name made only of invisible characters is refused like an empty one", async () => {
    for (const empty of ["\u200b", "\u202e\u202c", "\u2060\u200d ", "\u00ad", "\u3164", "\u115f"]) {
      const { status, answer } = await signUp(empty);
      expect([JSON.stringify(empty), status]).toEqual([JSON.stringify(empty), 422]);
      expect(answer.json().errors[0].pointer).toBe("/firstName");
    }
  });

  test("check 50: joiners stay where a script needs them, and accents are stored in one form", async () => {
    const persian = "علی\u200cرضا";
    const hindi = "श्री\u200dमती";
    expect((await signUp(persian)).row!.first_name).toBe(persian);
    expect((await signUp(hindi)).row!.first_name).toBe(hindi);
    expect((await signUp("Zoe\u0308")).row!.first_name).toBe("Zoë");
    expect((await signUp("O’Brien-Łukasz")).row!.first_name).toBe("O’Brien-Łukasz");
  });
});
