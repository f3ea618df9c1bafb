import { useQuery } from "@tanstack/react-query";
import { FactPanel } from "@troth/ui/fact-panel";
import { TextLink } from "@troth/ui/text-link";
import { Link } from "react-router-dom";
import * as paths from "../paths.ts";
import * as rarePaths from "../rare-paths.ts";
import { lazyMessages } from "./lazy-messages.ts";
import { transparencyQuery } from "./transparency-query.ts";

const words = lazyMessages.transparency;
const outcomes = Object.keys(words.outcomes) as (keyof typeof words.outcomes)[];

/** What became of a vendor's reviews, for those who wonder; nothing while the figures load, or if they can't be had. */
export function Transparency({ vendorId }: { vendorId: string }) {
  const { data } = useQuery(transparencyQuery(vendorId));
  if (!data) return null;
  const total = outcomes.reduce((sum, outcome) => sum + data.reported[outcome], 0);
  return (
    <FactPanel
      collapsible
      title={words.title}
      rows={[
        { label: words.received, value: data.received },
        { label: words.published, value: data.published },
        { label: words.held, value: data.held },
        { label: words.hidden, value: data.hidden },
        { label: words.removed, value: data.removed },
        ...data.removedBecause.map(({ reason, count }) => ({
          label: <span className="ms-4">{words.reasons[reason]}</span>,
          value: count,
        })),
        ...(total > 0
          ? [
              { label: words.reported, value: total },
              ...outcomes.flatMap((outcome) =>
                data.reported[outcome] > 0
                  ? [{ label: <span className="ms-4">{words.outcomes[outcome]}</span>, value: data.reported[outcome] }]
                  : [],
              ),
            ]
          : []),
        { label: words.replied, value: words.share(data.replied, data.published) },
        { label: words.claimed, value: data.claimedAt ? words.claimedOn(data.claimedAt) : words.notClaimed },
      ]}
      note={
        <>
          <TextLink asChild>
            <Link to={rarePaths.howReviewsAreChecked}>{words.howReviewsAreChecked}</Link>
          </TextLink>
          {" · "}
          <TextLink asChild>
            <Link to={paths.howWeRank}>{words.howWeRank}</Link>
          </TextLink>
          {data.claimedAt ? (
            <>
              {" · "}
              <TextLink asChild>
                <Link to={rarePaths.badge(vendorId)}>{words.badge}</Link>
              </TextLink>
            </>
          ) : null}
        </>
      }
    />
  );
}
