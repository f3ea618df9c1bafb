import { compactVerify, createLocalJWKSet, decodeProtectedHeader } from "jose";
import { expect, test } from "vitest";
import { type Browser, useTestApp } from "../../test/test-app.ts";
import { aReview, addVendor } from "../../test/vendors.ts";
import { resolved } from "../contract/contract.ts";
import { answerCheck } from "../contract/validation.ts";

const api = useTestApp();

const write = async (author: Browser, vendorId: string): Promise<string> => {
  const answer = await author.call("POST", `/api/vendors/${vendorId}/reviews`, aReview);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json().id;
};
const dump = async () => {
  const answer = await api.browser().call("GET", "/api/exports/reviews");
  expect([answer.statusCode, answer.headers["content-type"]]).toEqual([200, "application/jsonl; charset=utf-8"]);
  return answer.body.split("\n").flatMap((line) => (line ? [JSON.parse(line) as { id: string }] : []));
};

test("published reviews are open data, as the contract describes them; what isn't public isn't, nor what its author hasn't licensed", async () => {
  const { db } = api.database;
  const vendorId = await addVendor(db, { name: "Stara pekarna" });
  const ana = await api.member({ firstName: "Ana", lastName: "Kovač" });
  const [open, unlicensed, hidden, gone, unlisted] = [
    await write(ana, vendorId),
    await api.member(),
    await api.member(),
    await api.member(),
    await addVendor(db),
  ];
  for (const person of [unlicensed, hidden, gone]) await write(person, vendorId);
  await write(ana, unlisted);
  await db.updateTable("vendors").set({ status: "suspended" }).where("id", "=", unlisted).execute();
  await db
    .updateTable("terms_acceptances")
    .set({ review_licence: null })
    .where("user_id", "=", unlicensed.userId)
    .execute();
  await db.updateTable("reviews").set({ status: "hidden" }).where("author_id", "=", hidden.userId).execute();
  await db.updateTable("users").set({ deleted_at: new Date() }).where("id", "=", gone.userId).execute();

  const lines = await dump();
  expect(lines).toMatchObject([
    {
      id: open,
      url: expect.stringMatching(`/vendor/user-review-detail\\?id=${open}$`),
      vendor: { id: vendorId, name: "Stara pekarna" },
      author: "Ana K.",
      licence: "CC-BY-4.0",
      weddingDate: aReview.weddingDate,
    },
  ]);
  const fault = answerCheck(resolved({ $ref: "#/components/schemas/OpenReview" }));
  for (const line of lines) expect(fault(line)).toBeNull();
  const text = JSON.stringify(lines);
  for (const secret of ["Kovač", ana.email, ana.userId]) expect(text).not.toContain(secret);
});

test("the open data of reviews can be read six times an hour", async () => {
  const visitor = api.browser();
  const statuses: number[] = [];
  for (let i = 0; i < 7; i++) statuses.push((await visitor.call("GET", "/api/exports/reviews")).statusCode);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429]);
});

test("anyone can verify with the published key where signed reviews come from, and that no word was changed", async () => {
  const [author, vendorId] = [await api.member(), await addVendor(api.database.db)];
  const id = await write(author, vendorId);
  const other = await api.member();
  await write(other, vendorId);
  const answer = await author.call("GET", "/api/users/me/signed-reviews");
  expect(answer.headers["cache-control"]).toBe("no-store");
  const { jws, ...statement } = answer.json();
  expect(statement.reviews).toMatchObject([{ id, review: aReview.review }]);

  const keySet = (await api.browser().call("GET", "/api/keys")).json();
  expect(keySet.keys).toEqual([expect.not.objectContaining({ d: expect.anything() })]);
  const verify = (text: string) => compactVerify(text, createLocalJWKSet(keySet));
  expect(JSON.parse(new TextDecoder().decode((await verify(jws)).payload))).toEqual(statement);
  expect(decodeProtectedHeader(jws)).toMatchObject({ alg: "EdDSA", kid: keySet.keys[0].kid });

  const [head, , signature] = jws.split(".");
  const changed = Buffer.from(JSON.stringify({ ...statement, issuer: "https://other.example" })).toString("base64url");
  await expect(verify([head, changed, signature].join("."))).rejects.toThrow("signature verification failed");
});

test("a session's key doesn't sign reviews, so no one passes a statement off as a login", async () => {
  const author = await api.member();
  await write(author, await addVendor(api.database.db));
  const { jws } = (await author.call("GET", "/api/users/me/signed-reviews")).json();
  const answer = await api.browser().call("GET", "/api/users/me", undefined, { authorization: `Bearer ${jws}` });
  expect(answer.statusCode).toBe(401);
});
