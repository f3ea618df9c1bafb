import { useState } from "react";
import { useVisit } from "../visit.ts";
import { escapeJson } from "./escape-json.ts";

/**
 * Data for search engines, in the server's HTML only. Going on in the browser neither adds nor changes any: nobody would
 * read it, and Trusted Types refuse what writes into a script element there.
 */
export function JsonLd({ data }: { data: object }) {
  const visit = useVisit();
  const [text] = useState(() => (visit.first ? escapeJson({ "@context": "https://schema.org", ...data }) : null));
  if (text === null) return null;
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />;
}
