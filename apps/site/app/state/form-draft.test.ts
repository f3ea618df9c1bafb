import { createStore } from "jotai";
import { expect, test, vi } from "vitest";
import { fieldsOf } from "../listings/listing-fields.ts";
import { vendor } from "../vendors/vendor.specimen.ts";
import { restore } from "./persisted.ts";
import { vendorEditDraft } from "./vendor-edits.ts";

const key = "troth.vendor-edits";
const base = fieldsOf(vendor);

async function opened(map: Map<string, string>) {
  const store = createStore();
  await restore(store, {
    get: (name) => map.get(name) ?? null,
    set: (name, text) => void map.set(name, text),
    remove: (name) => void map.delete(name),
  });
  return store;
}

test("each listing has a draft of its own, which a reload keeps", async () => {
  vi.stubGlobal("window", {});
  const map = new Map<string, string>();
  const store = await opened(map);
  store.set(vendorEditDraft("a"), { _id: "ana", base, mine: { name: "First" } });
  store.set(vendorEditDraft("b"), { _id: "ana", base, mine: { name: "Second" } });
  store.set(vendorEditDraft("a"), { _id: "ana", mine: { address: "Here 1" } });

  const later = await opened(map);
  expect(later.get(vendorEditDraft("a"))?.mine).toEqual({ name: "First", address: "Here 1" });
  later.set(vendorEditDraft("a"), null);
  expect(later.get(vendorEditDraft("a"))).toBeNull();
  expect(later.get(vendorEditDraft("b"))?.mine).toEqual({ name: "Second" });
  later.set(vendorEditDraft("b"), null);
  expect(map.has(key)).toBe(false);
});

test("a device keeps ten drafts; the one that was written to longest ago goes first", async () => {
  const map = new Map<string, string>();
  const store = await opened(map);
  for (let at = 0; at < 10; at++) store.set(vendorEditDraft(`v${at}`), { _id: "ana", mine: { name: `${at}` } });
  store.set(vendorEditDraft("v0"), { _id: "ana", mine: { name: "again" } });
  store.set(vendorEditDraft("one more"), { _id: "ana", mine: { name: "new" } });
  expect(store.get(vendorEditDraft("v1"))).toBeNull();
  expect(store.get(vendorEditDraft("v0"))?.mine).toEqual({ name: "again" });
  expect(Object.keys(JSON.parse(map.get(key)!) as object)).toHaveLength(10);
});

test("check 17: what storage holds in another shape is not a draft", async () => {
  for (const text of ['{"a":{"_id":"ana","mine":{"name":7}}}', "[]", "null", '{"a":null}']) {
    const store = await opened(new Map([[key, text]]));
    expect(store.get(vendorEditDraft("a")), text).toBeNull();
  }
});
