// The contract as a page for people: plain HTML, no scripts.
import { contract, type JsonSchema, operations, type Operation } from "../contract/contract.ts";
import { requirements, type Scope } from "../contract/security.ts";
import { escaped } from "../text/escaped.ts";
import { problemTypes } from "../problems.ts";

export const referenceStyle = `
:root{color-scheme:light dark;--paper:light-dark(#fbf8f3,#12121c);--ink:light-dark(#1b1a24,#f3efe8);--muted:light-dark(#5f5a68,#a8a3b3);--line:light-dark(#e6dfd4,#2c2c3e);--surface:light-dark(#fff,#1a1a28);--blue:light-dark(#2440d8,#8fa1ff)}
*{box-sizing:border-box}body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.6 system-ui,sans-serif}
main,header{max-width:960px;margin:0 auto;padding:32px 20px}h1,h2,h3{font-family:Georgia,serif;font-weight:400;line-height:1.2}h1{font-size:40px;margin:0 0 8px}h2{font-size:28px;margin:56px 0 16px}
a{color:var(--blue)}nav ul{columns:18rem;padding:0;list-style:none;margin:0}article{background:var(--surface);border:1px solid var(--line);border-radius:14px;padding:20px 24px;margin:16px 0}
h3{margin:0 0 8px;font-size:21px}code,pre{font:14px/1.5 ui-monospace,monospace;overflow-wrap:anywhere}pre{overflow:auto;background:var(--paper);border:1px solid var(--line);border-radius:11px;padding:12px 16px;margin:8px 0}
table{border-collapse:collapse;width:100%;font-size:15px}th,td{text-align:start;vertical-align:top;padding:6px 12px 6px 0;border-top:1px solid var(--line)}th{font-weight:600}.muted{color:var(--muted)}summary{cursor:pointer;padding:4px 0}`;

const text = (value: string | undefined) =>
  (value ?? "")
    .trim()
    .split(/\n\s*\n/)
    .filter(Boolean)
    .map(
      (paragraph) =>
        `<p>${escaped(paragraph)
          .replaceAll(/`([^`]+)`/g, "<code>$1</code>")
          .replaceAll(/\*\*([^*]+)\*\*/g, "<b>$1</b>")}</p>`,
    )
    .join("");

const json = (value: unknown) => `<pre tabindex="0"><code>${escaped(JSON.stringify(value, null, 2))}</code></pre>`;

const typeOf = (schema: JsonSchema): string =>
  schema.enum
    ? (schema.enum as unknown[]).join(" | ")
    : [schema.type ?? "any"].flat().join(" | ") + (schema.format ? ` (${String(schema.format)})` : "");

/** Who may call it, according to `security`. */
const who = ({ security }: Operation) =>
  security.map((way) => Object.entries(way).map(credential).join(" and ") || "anyone").join(", or ") || "anyone";

const credentials: Record<string, string> = {
  bearer: "logged in",
  refreshCookie: "refresh cookie",
  secondStepCookie: "cookie of a login in progress",
};
const credential = ([scheme, scopes]: [string, string[]]) =>
  [credentials[scheme], ...scopes.map((scope) => requirements[scope as Scope].label)].join(" ");

function section(operation: Operation): string {
  const body = operation.requestBody?.content["application/json"];
  const rows = operation.parameters.map(
    (p) =>
      `<tr><td><code>${escaped(p.name)}</code>${p.required ? " *" : ""}</td><td>${p.in}</td><td><code>${escaped(typeOf(p.schema))}</code></td><td>${escaped(p.description ?? "")}</td></tr>`,
  );
  const answers = Object.entries(operation.responses).map(([status, response]) => {
    const [media, content] = Object.entries(response.content ?? {})[0] ?? [];
    const example = content?.example === undefined ? "" : json(content.example);
    const line = `<b>${status}</b> ${escaped(response.description.trim())} ${media ? `<span class="muted">${media}</span>` : ""}`;
    return example ? `<details><summary>${line}</summary>${example}</details>` : `<p>${line}</p>`;
  });
  return `<article id="${operation.operationId}"><h3>${escaped(operation.summary)}</h3>
<p><code><b>${operation.method}</b> ${escaped(operation.path)}</code> <span class="muted">· ${operation.operationId} · ${who(operation)}</span></p>
${text(operation.description)}
${rows.length ? `<table><tr><th>Parameter</th><th>in</th><th>Type</th><th>Description</th></tr>${rows.join("")}</table>` : ""}
${body ? `<details open><summary>JSON body</summary>${json(body.example)}<details><summary class="muted">Schema</summary>${json(body.schema)}</details></details>` : ""}
<h4>Responses</h4>${answers.join("")}</article>`;
}

export function referencePage(brand: string): string {
  const tags = contract.tags as { name: string; description: string }[];
  const info = contract.info as { title: string; version: string; description: string };
  const of = (tag: string) => operations.filter((operation) => operation.tags.includes(tag));
  const problems = Object.entries(problemTypes).map(
    ([type, [status, title]]) =>
      `<tr id="${type}"><td><code>${type}</code></td><td>${status}</td><td>${escaped(title)}</td></tr>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>API reference · ${escaped(brand)}</title><style>${referenceStyle}</style></head>
<body><header><h1>${escaped(info.title)}</h1><p class="muted">Version ${escaped(info.version)} · <a href="/api/openapi.json">openapi.json</a></p>${text(info.description)}
<nav aria-label="Operations"><ul>${operations.map((o) => `<li><a href="#${o.operationId}">${o.operationId}</a></li>`).join("")}<li><a href="#problems">Problems</a></li></ul></nav></header>
<main>${tags.map((tag) => `<section><h2 id="tag-${tag.name}">${escaped(tag.name)}</h2>${text(tag.description)}${of(tag.name).map(section).join("")}</section>`).join("")}
<section><h2 id="problems">Problems</h2><p>Errors are <code>application/problem+json</code> documents. Their <code>type</code> links to a row in this table.</p><table><tr><th>Type</th><th>Status</th><th>Title</th></tr>${problems.join("")}</table></section></main></body></html>`;
}
