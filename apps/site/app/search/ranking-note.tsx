import { Text } from "@troth/ui/text";
import { TextLink } from "@troth/ui/text-link";
import { Link } from "react-router-dom";
import * as paths from "../paths.ts";
import type { VendorSummary } from "../queries.ts";
import { rankingMessages as words } from "./ranking-messages.ts";

/** Above results that give their reasons. */
export function RankingNote() {
  return (
    <Text size={15}>
      {words.lead}{" "}
      <TextLink asChild>
        <Link to={paths.howWeRank}>{words.more}</Link>
      </TextLink>
    </Text>
  );
}

/** Why this vendor is where it is among the results. */
export function RankingReasons({ vendor: { ranking, rating } }: { vendor: VendorSummary }) {
  if (!ranking) return null;
  return (
    <Text size={14} tone="muted">
      {words.because(ranking.reasons.map((reason) => words.reasons[reason](ranking.score, rating)))}
    </Text>
  );
}
