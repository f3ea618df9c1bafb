import type { Schemas } from "@troth/api-client";

export type Credited = { credit: Schemas["Credit"] | null };

/** Whose open data is shown, each once and linked to its licence. */
export const Credits = ({ of }: { of: readonly Credited[] }) =>
  [...new Map(of.map(({ credit }) => [credit?.url, credit])).values()].map((credit) =>
    credit ? (
      <a key={credit.url} href={credit.url} className="me-3 text-14 text-muted underline">
        {credit.text}
      </a>
    ) : null,
  );
