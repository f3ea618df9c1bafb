// The form that every mail has: plain text, and the same words as simple HTML that any reader shows, light or dark.
import type { Mail } from "./outbox.ts";

export interface Letter {
  to: string;
  replyTo?: string;
  subject: string;
  paragraphs: string[];
  /** One thing to do, as a button and as an address to copy. */
  action?: { label: string; url: string };
  footnote?: string;
}

export function letter({ to, replyTo, subject, paragraphs, action, footnote }: Letter, brand: string): Mail {
  const lines = [
    ...paragraphs,
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    ...(footnote ? [footnote] : []),
    `— ${brand}`,
  ];
  const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>${escaped(subject)}</title></head>
<body style="margin:0;padding:32px 16px;background:#FBF8F3;color:#1B1A24;font:16px/1.6 'Instrument Sans',system-ui,sans-serif">
<div style="max-width:560px;margin:0 auto;background:#FFFFFF;border:1px solid #E6DFD4;border-radius:14px;padding:32px">
<p style="margin:0 0 24px;font:italic 26px/1 Georgia,serif;color:#2440D8">${escaped(brand)}</p>
${paragraphs.map((text) => `<p style="margin:0 0 16px">${escaped(text).replaceAll(/\r\n?|\n/g, "<br>")}</p>`).join("\n")}
${
  action
    ? `<p style="margin:24px 0"><a href="${escaped(action.url)}" style="display:inline-block;padding:12px 24px;border-radius:999px;background:#2440D8;color:#FFFFFF;text-decoration:none;font-weight:600">${escaped(action.label)}</a></p>
<p style="margin:0 0 16px;font-size:14px;color:#5F5A68">Or copy this address: <span style="word-break:break-all">${escaped(action.url)}</span></p>`
    : ""
}
${footnote ? `<p style="margin:24px 0 0;padding-top:16px;border-top:1px solid #E6DFD4;font-size:14px;color:#5F5A68">${escaped(footnote)}</p>` : ""}
</div></body></html>`;
  return { to, ...(replyTo !== undefined && { replyTo }), subject, text: lines.join("\n\n"), html };
}

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
export const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (c) => entities[c]!);
