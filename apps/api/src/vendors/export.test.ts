import { expect, test } from "vitest";
import { useTestApp } from "../../test/test-app.ts";
import { addVendor } from "../../test/vendors.ts";
import { resolved } from "../contract/contract.ts";
import { answerCheck } from "../contract/validation.ts";

const api = useTestApp();

test("every approved vendor is on a line of its own, as the contract describes it, and no other is", async () => {
  const { db } = api.database;
  const many = 1_003;
  const listed = new Set<string>();
  for (let i = 0; i < many; i++) listed.add(await addVendor(db, { name: `Stara pekarna ${i}` }));
  for (const status of ["pending", "rejected", "suspended", "merged", "retired"] as const)
    await addVendor(db, { status, name: "Zakrita dvorana" });
  const answer = await api.browser().call("GET", "/api/exports/vendors");
  expect([answer.statusCode, answer.headers["content-type"]]).toEqual([200, "application/jsonl; charset=utf-8"]);
  const lines = answer.body.trimEnd().split("\n");
  expect(new Set(lines.map((line) => (JSON.parse(line) as { id: string }).id))).toEqual(listed);
  expect(lines).toHaveLength(many);
  const fault = answerCheck(resolved({ $ref: "#/components/schemas/OpenVendor" }));
  for (const line of lines) expect(fault(JSON.parse(line))).toBeNull();
});

test("it can be read six times an hour", async () => {
  const visitor = api.browser();
  const statuses: number[] = [];
  for (let i = 0; i < 7; i++) statuses.push((await visitor.call("GET", "/api/exports/vendors")).statusCode);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429]);
});
