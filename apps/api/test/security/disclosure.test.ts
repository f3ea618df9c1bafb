// Checks 39 and 40: what answers do not reveal about people, and about vendors that are not approved.
import { describe, expect, test } from "vitest";
import { startAgainAs } from "../states.ts";
import { password, useTestApp } from "../test-app.ts";
import { useWorld, worldOptions } from "./world.ts";

const api = useTestApp(worldOptions);
const world = useWorld(api);

describe("check 39: what answers reveal", () => {
  test("check 39: a reviewer is shown only by first name and initial", async () => {
    const { body } = await api.browser().call("GET", `/api/vendors/${await world.row("vendors")}/reviews`);
    expect(body).toContain('"Zofija K."');
    expect(body).not.toContain("Kralj");
  });

  test("check 39: an answer with more than the contract allows is stopped, not sent", async () => {
    const { id } = await api.database.db
      .selectFrom("vendors")
      .select("id")
      .where("id", "=", await world.row("vendors"))
      .executeTakeFirstOrThrow();
    await api.database.db
      .updateTable("vendors")
      .set({ language: "x".repeat(36) })
      .where("id", "=", id)
      .execute();
    api.app.publicCache.clear();
    expect((await api.browser().call("GET", `/api/vendors/${id}`)).statusCode).toBe(500);
    await api.database.db.updateTable("vendors").set({ language: "sl" }).where("id", "=", id).execute();
    expect((await api.browser().call("GET", `/api/vendors/${id}`)).statusCode).toBe(200);
  });

  test("check 39: no answer contains e-mails or anything used to log in", async () => {
    const person = await api.member();
    const login = await api.browser().call("POST", "/api/users/login", { email: person.email, password });
    expect(login.body).not.toContain(password);
    expect(login.body).not.toContain("$argon2");
    const again = await api.browser().call("POST", "/api/users/resend-verification", { email: person.email });
    expect(Object.keys(again.json())).toEqual(["email"]);
  });
});

describe("check 40: a vendor that is not approved", () => {
  const states = ["pending", "rejected", "suspended", "merged", "retired"] as const;

  test.each(states)(
    "check 40: one that is %s is in no list, count, suggestion or answer, for anyone",
    async (status) => {
      const { db } = api.database;
      await startAgainAs(db, "vendors", await world.row("pending vendor"), status);
      api.app.publicCache.clear();
      const asked = [
        "/api/vendors",
        "/api/vendors?sort=newest&limit=50",
        "/api/vendors?q=zakrita",
        "/api/vendors?category=venues",
        "/api/vendors/suggestions?q=zakr",
        "/api/categories",
        "/api/reviews/latest",
      ];
      for (const role of ["guest", "user", "admin"] as const) {
        const visitor = await world.visitor(role);
        for (const url of asked) {
          const answer = await visitor.call("GET", url);
          expect([url, answer.statusCode]).toEqual([url, 200]);
          expect(answer.body).not.toContain(await world.row("pending vendor"));
          expect(answer.body).not.toContain("Zakrita dvorana");
        }
        const absent = "01986f2a-6c00-7000-8000-00000000dead";
        for (const rest of ["", "/reviews"]) {
          const hidden = await visitor.call("GET", `/api/vendors/${await world.row("pending vendor")}${rest}`);
          const missing = await visitor.call("GET", `/api/vendors/${absent}${rest}`);
          const { requestId: _1, ...told } = hidden.json();
          const { requestId: _2, ...toldOfAbsent } = missing.json();
          // What was listed once and taken down is said to be gone, and nothing more.
          if (status === "retired") expect([hidden.statusCode, told.type]).toEqual([410, "/api/reference#taken-down"]);
          else expect([hidden.statusCode, told]).toEqual([404, toldOfAbsent]);
          expect(hidden.body).not.toContain("Zakrita dvorana");
        }
      }
    },
  );

  test("check 40: it is not counted in totals, facets or its category", async () => {
    const guest = api.browser();
    const counts = async () => {
      api.app.publicCache.clear();
      const { total, facets } = (await guest.call("GET", "/api/vendors")).json();
      const { items } = (await guest.call("GET", "/api/categories")).json();
      return { total, facets, venues: items.find(({ slug }: { slug: string }) => slug === "venues").vendorCount };
    };
    const set = async (status: "pending" | "approved") =>
      startAgainAs(api.database.db, "vendors", await world.row("pending vendor"), status);
    await set("pending");
    const without = await counts();
    await set("approved");
    const withIt = await counts();
    await set("pending");
    expect(await counts()).toEqual(without);
    expect([withIt.total.count - without.total.count, withIt.venues - without.venues]).toEqual([1, 1]);
  });

  test("check 40: reviews that are hidden, held or removed are in no list and no count", async () => {
    const guest = api.browser();
    for (const status of ["hidden", "held", "removed"] as const) {
      await startAgainAs(api.database.db, "reviews", await world.row("reviews"), status);
      api.app.publicCache.clear();
      const list = await guest.call("GET", `/api/vendors/${await world.row("vendors")}/reviews`);
      expect(list.json()).toMatchObject({ items: [], total: 0 });
      expect((await guest.call("GET", "/api/reviews/latest")).body).not.toContain(await world.row("reviews"));
    }
    await api.database.db
      .updateTable("reviews")
      .set({ status: "published" })
      .where("id", "=", await world.row("reviews"))
      .execute();
    api.app.publicCache.clear();
    expect((await guest.call("GET", `/api/vendors/${await world.row("vendors")}/reviews`)).json().total).toBe(1);
  });
});
