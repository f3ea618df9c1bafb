// For the stories: a mail as readers show it.
import { useState } from "react";
import type { Mail } from "./outbox.ts";

/** The sheet's question is answered here, so that both themes stand side by side whatever the system's is. */
const inTheme = (html: string, theme: "light" | "dark") =>
  html
    .replaceAll("(prefers-color-scheme:dark)", theme === "dark" ? "all" : "not all")
    .replaceAll("color-scheme:light dark", `color-scheme:${theme}`);

export interface MailPreviewProps {
  mail: Mail;
  /** Of the windows that it is shown in, in pixels. @default [600, 390] */
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
    // oxlint-disable-next-line react/iframe-missing-sandbox -- the words are ours, and axe runs within
    <iframe
      title={title}
      srcDoc={children}
      style={{ width, height, maxWidth: "100%" }}
      onLoad={({ currentTarget }) => setHeight(currentTarget.contentDocument!.documentElement.offsetHeight)}
    />
  );
}
