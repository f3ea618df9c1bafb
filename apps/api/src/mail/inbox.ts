// The demo’s inbox: every e-mail that would have been sent, for people and for tests. Never served in production.
import type { FastifyInstance } from "fastify";
import type { Kysely } from "kysely";
import type { Schema } from "../database/schema.ts";
import { ProblemError } from "../problems.ts";
import { escaped } from "../text/escaped.ts";

const shown = 100;

/** @param host that of the configured address */
export function registerInbox(app: FastifyInstance, db: Kysely<Schema>, host: string): void {
  // A page elsewhere whose domain name has been pointed at this machine would share the inbox's origin, and could read
  // everyone's links.
  const own = new Set(["localhost", "127.0.0.1", "[::1]", host]);
  app.get<{ Querystring: { to?: string } }>("/dev/mail", async (request, reply) => {
    if (!own.has(nameIn(request.headers.host))) throw new ProblemError("not-found");
    const to = typeof request.query.to === "string" ? request.query.to : undefined;
    const rows = await db
      .selectFrom("emails")
      .select(["recipient", "reply_to", "subject", "body_text", "body_html", "created_at"])
      .$if(to !== undefined, (query) => query.where("recipient", "=", to!))
      .orderBy("created_at", "desc")
      .orderBy("id", "desc")
      .limit(shown)
      .execute();
    const mails = rows.map((row) => ({
      to: row.recipient,
      replyTo: row.reply_to,
      subject: row.subject,
      text: row.body_text ?? "",
      html: row.body_html ?? "",
      links: [...(row.body_text ?? "").matchAll(/https?:\/\/\S+/g)].map(([link]) => link),
      at: row.created_at.toISOString(),
    }));
    reply.header("cache-control", "no-store");
    if (request.headers.accept?.includes("application/json")) return mails;
    reply
      .type("text/html; charset=utf-8")
      .header(
        "content-security-policy",
        "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; base-uri 'none'; frame-ancestors 'self'",
      );
    return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Inbox</title>
<style>:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:760px;margin:32px auto;padding:0 20px}details{overflow-wrap:anywhere;border:1px solid #8888;border-radius:14px;padding:12px 16px;margin:12px 0}summary{cursor:pointer}iframe{width:100%;height:520px;border:0;margin-top:12px;background:#fff}small{opacity:.75}</style></head>
<body><h1>Inbox</h1><p>The demo’s e-mails, newest first. None of them was sent.</p>
${mails.length ? "" : "<p>Nothing yet. Sign up, and the e-mail with your link will arrive here.</p>"}
${mails.map((mail, i) => `<details${i === 0 ? " open" : ""}><summary><b>${escaped(mail.subject)}</b><br><small>to ${escaped(mail.to)} · ${mail.at}</small></summary>${mail.links.map((link) => `<p><a href="${escaped(link)}">${escaped(link)}</a></p>`).join("")}<iframe sandbox="allow-popups allow-top-navigation-by-user-activation" title="${escaped(mail.subject)}" srcdoc="${escaped(mail.html)}"></iframe></details>`).join("\n")}
</body></html>`;
  });
}

/** The name in a `Host` header, without its port; empty where there is none. */
const nameIn = (host = "") => (URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : "");
