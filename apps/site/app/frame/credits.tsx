import type { Schemas } from "@troth/api-client";

type CreditsProps = {
  /** Of listings, or of all that there are; those who want none count for nothing. */
  of: readonly (Schemas["Credit"] | null)[];
};

/** Whose open data is shown here, each once and linked to its licence. */
export const Credits = ({ of }: CreditsProps) =>
  of.flatMap((credit, at) =>
    credit && of.findIndex((other) => other?.url === credit.url) === at
      ? [
          <a key={at} href={credit.url} className="me-3 py-1 text-14 text-muted underline">
            {credit.text}
          </a>,
        ]
      : [],
  );
