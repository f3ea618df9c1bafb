import { ChevronDown } from "lucide-react";
import { Stack } from "@troth/ui/page";
import { Text } from "@troth/ui/text";
import { date } from "../../dates.ts";
import { LoadMoreList } from "../../lists/load-more-list.tsx";
import { useLoadMoreList } from "../../lists/use-load-more-list.ts";
import * as paths from "../../paths.ts";
import { messages as words } from "./detail-messages.ts";
import { revisionsQuery } from "./review-query.ts";
import { RevisionChanges } from "./revision-changes.tsx";

/** What a review said before, and when that changed. Opens without script too. */
export function Revisions({ reviewId, editedAt }: { reviewId: string; editedAt: string }) {
  const list = useLoadMoreList(revisionsQuery(reviewId));
  // The first version is what the second one is compared with.
  const edits = list.items.filter(({ changed }, i) => changed.length > 0 && list.items[i + 1] !== undefined);
  // What had to go because of what it gave away can't be compared with.
  if (list.firstPage && edits.length === 0 && !list.next)
    return (
      <Text size={14} tone="muted">
        {words.editedOnly(date(editedAt))}
      </Text>
    );
  return (
    <details className="group text-15">
      <summary className="flex w-fit list-none items-center gap-1.5 rounded-small py-1 font-semibold underline-offset-4 hover:underline [&::-webkit-details-marker]:hidden">
        {words.edited(date(editedAt))}
        <ChevronDown
          aria-hidden
          className="size-4 shrink-0 text-muted transition-[rotate] duration-quick group-open:rotate-180 motion-reduce:transition-none"
        />
      </summary>
      <LoadMoreList
        list={{ ...list, items: edits }}
        to={() => paths.review(reviewId)}
        words={words}
        keyOf={({ version }) => String(version)}
        className="mt-4 grid gap-6"
        empty={null}
      >
        {(edit) => {
          const before = list.items[list.items.indexOf(edit) + 1]!;
          return (
            <Stack gap={2}>
              <Text size={14} tone="muted">
                {words.on(date(edit.at))}
              </Text>
              <RevisionChanges edit={edit} before={before} />
            </Stack>
          );
        }}
      </LoadMoreList>
    </details>
  );
}
