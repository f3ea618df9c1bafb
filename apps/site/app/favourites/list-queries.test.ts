import { expect, test } from "vitest";
import { vendor } from "../vendors/vendor.specimen.ts";
import { createVisit } from "../visit.ts";
import { settings } from "../visit.specimen.ts";
import { vendorsQuery } from "./list-queries.ts";

/** Answers with the vendor, or with the problem of this status. */
const compare = (ids: Record<string, number>) => {
  const fetch = async (input: RequestInfo | URL) => {
    const id = new URL(new Request(input).url).pathname.split("/").at(-1)!;
    const status = ids[id]!;
    if (status === 200) return Response.json({ ...vendor, id });
    return Response.json(
      { type: "about:blank", title: "No", status },
      { status, headers: { "content-type": "application/problem+json" } },
    );
  };
  const { queryClient } = createVisit({ settings, client: { baseUrl: "https://api.example", fetch } });
  return queryClient.fetchQuery(vendorsQuery(Object.keys(ids))).then((vendors) => vendors.map(({ id }) => id));
};

test("vendors that don't exist or were taken down are left out of a comparison; without an answer there is none", async () => {
  expect(await compare({ here: 200, absent: 404, gone: 410 })).toEqual(["here"]);
  await expect(compare({ here: 200, later: 503 })).rejects.toMatchObject({ status: 503 });
});
