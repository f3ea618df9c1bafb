// Reviews for use elsewhere: everyone's as open data, and one's own with a signature that says where they come from.
import { Readable } from "node:stream";
import { createPublicKey } from "node:crypto";
import type { components } from "@troth/api-client/schema";
import { publicName } from "@troth/rules/public-name";
import { calculateJwkThumbprint, CompactSign, exportJWK } from "jose";
import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Handlers } from "../contract/handlers.ts";
import type { Schema } from "../database/schema.ts";
import { rendering } from "../security/client-address.ts";
import { countAttempt } from "../security/limits.ts";
import type { Services } from "../services.ts";
import { aspectsJson } from "./read-queries.ts";

type OpenReview = components["schemas"]["OpenReview"];

interface Row {
  id: string;
  vendor_id: string;
  vendor_name: string;
  first_name: string;
  last_name: string;
  rating: number;
  title: string;
  review: string;
  language: string;
  experience: OpenReview["experience"];
  wedding_month: string | null;
  aspects: OpenReview["aspects"];
  licence: string | null;
  created_at: Date;
  edited_at: Date | null;
}

const batch = 500;
const first = "00000000-0000-0000-0000-000000000000";

/** Each reads every review. */
const exportsAnHour = { name: "export-reviews:address", hits: 6, seconds: 3_600 };

export function portableReviewHandlers({ db, settings, keys, clock }: Services) {
  const { origin } = settings.publicUrl;
  // Always the same, so asked for once.
  const published = publicJwk();

  async function publicJwk() {
    const { x = "" } = await exportJWK(createPublicKey(keys.statements));
    const jwk = { kty: "OKP", crv: "Ed25519", x } as const;
    return { ...jwk, kid: await calculateJwkThumbprint(jwk), alg: "EdDSA", use: "sig" } as const;
  }

  return {
    async exportReviews({ address }, reply) {
      if (address !== rendering) await countAttempt(db, exportsAnHour, address);
      return reply
        .type("application/jsonl; charset=utf-8")
        .header("content-disposition", 'attachment; filename="reviews.jsonl"')
        .send(Readable.from(reviewLines(db, origin)));
    },

    async getSignedReviews({ caller: { userId } }) {
      const reviews: OpenReview[] = [];
      for await (const rows of readPublished(db, sql`r.author_id = ${userId}::uuid`))
        reviews.push(...rows.map((row) => openReviewOf(row, origin)));
      const statement = { issuer: origin, issuedAt: clock().toISOString(), reviews };
      const { kid, alg } = await published;
      const jws = await new CompactSign(Buffer.from(JSON.stringify(statement)))
        .setProtectedHeader({ alg, kid, typ: "JOSE" })
        .sign(keys.statements);
      return { ...statement, jws };
    },

    async listKeys() {
      return { keys: [await published] };
    },
  } satisfies Partial<Handlers>;
}

async function* reviewLines(db: Kysely<Schema>, origin: string): AsyncGenerator<string> {
  for await (const rows of readPublished(db, sql`t.licence is not null`))
    yield rows.map((row) => `${JSON.stringify(openReviewOf(row, origin))}\n`).join("");
}

/** A few hundred at a time, so that it takes no more memory with a million. Leaves out people who have left. */
async function* readPublished(db: Kysely<Schema>, condition: RawBuilder<unknown>): AsyncGenerator<Row[]> {
  let after = first;
  for (;;) {
    const { rows } = await sql<Row>`
      select r.id, v.id as vendor_id, v.name as vendor_name, u.first_name, u.last_name, r.rating, r.title, r.review, r.language,
        r.experience, to_char(r.wedding_date, 'YYYY-MM') as wedding_month, t.licence, r.created_at, r.edited_at,
        ${aspectsJson("r")} as aspects
      from reviews r
      join vendors v on v.id = r.vendor_id and v.status = 'approved'
      join users u on u.id = r.author_id and u.deleted_at is null and u.erase_at is null
      left join lateral (
        select review_licence as licence from terms_acceptances
        where user_id = u.id and review_licence is not null order by accepted_at desc limit 1) t on true
      where r.status = 'published' and r.id > ${after}::uuid and ${condition}
      order by r.id limit ${batch}`.execute(db);
    if (rows.length > 0) yield rows;
    if (rows.length < batch) return;
    after = rows.at(-1)!.id;
  }
}

const openReviewOf = (row: Row, origin: string): OpenReview => ({
  id: row.id,
  url: `${origin}/vendor/user-review-detail?id=${row.id}`,
  vendor: { id: row.vendor_id, name: row.vendor_name, url: `${origin}/vendor/detail/vendordetail/${row.vendor_id}` },
  author: publicName(row.first_name, row.last_name),
  rating: row.rating,
  title: row.title,
  review: row.review,
  language: row.language,
  experience: row.experience,
  weddingDate: row.wedding_month,
  aspects: row.aspects,
  licence: row.licence,
  createdAt: row.created_at.toISOString(),
  editedAt: row.edited_at?.toISOString() ?? null,
});
