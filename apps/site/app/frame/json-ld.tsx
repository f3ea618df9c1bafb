import { useState } from "react";
import { useVisit } from "../visit.ts";
import { escapeJson } from "./escape-json.ts";

/**
 * Data for search engines, in the server's HTML only. Going from page to page in the browser adds none: nobody would
 * read it, and Trusted Types refuse script elements that are made there.
 */
export function JsonLd({ data }: { data: object }) {
  const visit = useVisit();
  const [inDocument] = useState(visit.first);
  if (!inDocument) return null;
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: escapeJson({ "@context": "https://schema.org", ...data }) }}
    />
  );
}
