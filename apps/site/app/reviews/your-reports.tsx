import { AlertDialog } from "@troth/ui/alert-dialog";
import { Badge } from "@troth/ui/badge";
import { Button } from "@troth/ui/button";
import { Stack } from "@troth/ui/page";
import { Text } from "@troth/ui/text";
import { TextLink } from "@troth/ui/text-link";
import { Link } from "react-router-dom";
import { ProfileCard, ProfileSection } from "../account/profile/profile-card.tsx";
import { usePersonId } from "../account/profile/use-account.ts";
import { useAction } from "../actions/use-action.ts";
import { date } from "../dates.ts";
import { languageOf } from "../format.ts";
import { useAnchor } from "../frame/use-anchor.ts";
import { LoadMoreList } from "../lists/load-more-list.tsx";
import { useLoadMoreList } from "../lists/use-load-more-list.ts";
import * as paths from "../paths.ts";
import * as rarePaths from "../rare-paths.ts";
import { messages } from "./report-messages.ts";
import { messages as replyMessages } from "./report-reply-messages.ts";
import { affectedByReport, type Report, reportsQuery } from "./reports-query.ts";

const words = messages.mine;
const replyWords = replyMessages.mine;

const tones = {
  open: "neutral",
  upheld: "green",
  dismissed: "neutral",
  withdrawn: "neutral",
} as const satisfies Record<Report["status"], string>;

/** What someone has reported, and what has become of it; nothing for the many who never report anything. */
export function YourReports() {
  const personId = usePersonId();
  const list = useLoadMoreList(reportsQuery(personId), personId !== "");
  const hasReports = list.items.length > 0;
  const anchor = useAnchor("reports", hasReports);
  if (!hasReports && !list.query.isError) return null;
  return (
    <div {...anchor}>
      <ProfileCard>
        <ProfileSection heading={words.heading} description={words.description}>
          <LoadMoreList
            list={list}
            to={() => rarePaths.yourReports()}
            words={words}
            keyOf={({ id }) => id}
            className="divide-y divide-hairline"
            itemClassName="py-5 first:pt-0 last:pb-0"
            empty={null}
          >
            {(report) => <ReportItem report={report} />}
          </LoadMoreList>
        </ProfileSection>
      </ProfileCard>
    </div>
  );
}

function ReportItem({
  report: { id, about, review, reason, report, status, createdAt, decidedAt, decisionId },
}: {
  report: Report;
}) {
  const { vendor, author } = review;
  const isReply = about === "response";
  const withdraw = useAction("withdrawReport", {
    stale: affectedByReport,
    done: words.withdrawn,
    failed: { toast: words.actionFailed },
  });
  return (
    <Stack gap={3}>
      <div>
        <Stack direction="row" gap={2} className="items-center justify-between">
          <Text className="min-w-0 font-semibold wrap-anywhere">
            {isReply ? replyWords.reply(author) : words.review(author)}
            <TextLink asChild>
              <Link
                to={paths.vendor(vendor.id) + (review.isPublished ? `#review-${review.id}` : "")}
                lang={languageOf(vendor.language)}
              >
                {vendor.name}
              </Link>
            </TextLink>
          </Text>
          <Badge tone={tones[status]} size="sm">
            {isReply && status === "dismissed" ? replyWords.dismissed : words.states[status]}
          </Badge>
        </Stack>
        <Text size={14} tone="muted">
          {[
            words.made(date(createdAt)),
            ...(decidedAt ? [(status === "withdrawn" ? words.withdrawnOn : words.ended)(date(decidedAt))] : []),
          ].join(" · ")}
        </Text>
      </div>
      <div>
        <Text>{messages.dialog.reasons[reason].label}</Text>
        {report ? (
          <Text size={15} tone="muted" className="whitespace-pre-line wrap-anywhere" dir="auto">
            {report}
          </Text>
        ) : null}
      </div>
      {review.isPublished ? null : (
        <Text size={14} tone="muted">
          {words.gone}
        </Text>
      )}
      {decisionId ? (
        <Stack direction="row">
          <Button asChild size="sm" variant="outline">
            <Link to={rarePaths.decision(decisionId)} aria-label={words.whyNamed(author, vendor.name)}>
              {words.why}
            </Link>
          </Button>
        </Stack>
      ) : status === "open" ? (
        <Stack direction="row">
          <AlertDialog
            {...withdraw.confirmation({ path: { id } })}
            tone="danger"
            title={words.withdrawTitle}
            description={(isReply ? replyWords : words).withdrawText}
            confirmLabel={words.withdraw}
            trigger={
              <Button
                size="sm"
                variant="outline"
                aria-label={(isReply ? replyWords : words).withdrawNamed(author, vendor.name)}
              >
                {words.withdraw}
              </Button>
            }
          />
        </Stack>
      ) : null}
    </Stack>
  );
}
