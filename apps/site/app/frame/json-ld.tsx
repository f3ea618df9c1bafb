import { useState } from "react";
import { useVisit } from "../visit.ts";
import { escapeJson } from "./escape-json.ts";

type JsonLdProps = {
  /** Built on the server only, so that no browser loads the code for it: `import.meta.env.SSR && { … }`. */
  data: object | false;
};

/**
 * Data for search engines, in the server's HTML only. The browser keeps what it finds there. Pages opened later add
 * none: no one would read it, and Trusted Types refuse writing into a script element there.
 */
export function JsonLd({ data }: JsonLdProps) {
  const visit = useVisit();
  const [isFirst] = useState(visit.first);
  if (!isFirst) return null;
  const text = import.meta.env.SSR && data ? escapeJson({ "@context": "https://schema.org", ...data }) : "";
  return <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />;
}
