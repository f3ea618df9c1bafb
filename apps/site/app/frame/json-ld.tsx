import { useState } from "react";
import { useVisit } from "../visit.ts";
import { escapeJson } from "./escape-json.ts";

type JsonLdProps = {
  /** Made by the server alone, so that no browser loads what makes it: `import.meta.env.SSR && { … }`. */
  data: object | false;
};

/**
 * Data for search engines, in the server's HTML only. The browser leaves what it finds, and going on in it adds none: nobody
 * would read it, and Trusted Types refuse what writes into a script element there.
 */
export function JsonLd({ data }: JsonLdProps) {
  const visit = useVisit();
  const [isFirst] = useState(visit.first);
  if (!isFirst) return null;
  const text = import.meta.env.SSR && data ? escapeJson({ "@context": "https://schema.org", ...data }) : "";
  return <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />;
}
