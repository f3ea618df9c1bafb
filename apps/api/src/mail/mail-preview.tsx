// For the stories: an e-mail as mail readers show it.
import { useState } from "react";
import type { Mail } from "./outbox.ts";

/** Answers the style sheet's media query, to show both themes side by side whatever the system's theme. */
const inTheme = (html: string, theme: "light" | "dark") =>
  html
    .replaceAll("(prefers-color-scheme:dark)", theme === "dark" ? "all" : "not all")
    .replaceAll("color-scheme:light dark", `color-scheme:${theme}`);

export interface MailPreviewProps {
  mail: Mail;
  /** The widths of the windows to show it in, in pixels. @default [600, 390] */
  widths?: number[];
}

export function MailPreview({ mail, widths = [600, 390] }: MailPreviewProps) {
  return (
    <div className="flex flex-wrap items-start gap-6">
      {widths.flatMap((width) =>
        (["light", "dark"] as const).map((theme) => (
          <Window key={`${width} ${theme}`} title={`${mail.subject}: ${theme}, ${width} px`} width={width}>
            {inTheme(mail.html, theme)}
          </Window>
        )),
      )}
      <section aria-label="As plain text" className="min-w-0 flex-1 basis-96 text-ink">
        <p className="mb-4 text-muted">Subject: {mail.subject}</p>
        <pre className="whitespace-pre-wrap wrap-anywhere">{mail.text}</pre>
      </section>
    </div>
  );
}

function Window({ title, width, children }: { title: string; width: number; children: string }) {
  const [height, setHeight] = useState(0);
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- the content is ours, and axe runs inside it
    <iframe
      title={title}
      srcDoc={children}
      style={{ width, height, maxWidth: "100%" }}
      onLoad={({ currentTarget }) => setHeight(currentTarget.contentDocument!.documentElement.offsetHeight)}
    />
  );
}
