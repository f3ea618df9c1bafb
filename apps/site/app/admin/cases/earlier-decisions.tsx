import { Text } from "@troth/ui/text";
import { TextLink } from "@troth/ui/text-link";
import { Timeline } from "@troth/ui/timeline";
import { Link } from "react-router-dom";
import { languageOf } from "../../format.ts";
import { messages } from "../messages.ts";
import { CasePart } from "./case-frame.tsx";

const words = messages.case;

type Decision = {
  key: string;
  what: string;
  tone: "green" | "gold" | "rose";
  about: { id: string; name: string; language: string };
  /** The rule, in words. */
  because: string | null;
  reason: string;
  by: string | null;
  at: string;
};

type EarlierDecisionsProps = {
  decisions: readonly Decision[];
  pathOf: (id: string) => string;
  /** When they were fetched, in ms since 1970. */
  now: number;
};

/** What was decided about others like it, so that like cases are treated alike. */
export function EarlierDecisions({ decisions, pathOf, now }: EarlierDecisionsProps) {
  return (
    <CasePart heading={words.alike}>
      {decisions.length === 0 ? <Text tone="muted">{words.noAlike}</Text> : null}
      <Timeline
        label={words.alike}
        now={now}
        events={decisions.map(({ key, what, tone, about, because, reason, by, at }) => ({
          key,
          at,
          tone,
          what: (
            <>
              {what}:{" "}
              <TextLink asChild>
                <Link to={pathOf(about.id)} lang={languageOf(about.language)}>
                  <bdi>{about.name}</bdi>
                </Link>
              </TextLink>
            </>
          ),
          who: by ?? undefined,
          detail:
            because || reason ? (
              <Text size={14} className="whitespace-pre-line wrap-anywhere">
                {[because, reason].filter(Boolean).join(": ")}
              </Text>
            ) : undefined,
        }))}
      />
    </CasePart>
  );
}
