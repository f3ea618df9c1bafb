import { useQuery } from "@tanstack/react-query";
import { Heading } from "@troth/ui/heading";
import { Stack } from "@troth/ui/page";
import { ReviewRibbon } from "@troth/ui/review-ribbon";
import { apiOf } from "../visit.ts";
import { lazyMessages } from "./lazy-messages.ts";

const words = lazyMessages.years;

/** With fewer marks than this, the reviews themselves say more. */
const enoughToDraw = 3;

/** How a vendor has done over the years; nothing while that loads, or if there is little to show. */
export function ReviewYears({ vendorId }: { vendorId: string }) {
  const { data } = useQuery({
    queryKey: ["getReviewMarks", vendorId],
    queryFn: ({ client, signal }) => apiOf(client).getReviewMarks({ path: { id: vendorId }, signal }),
  });
  if (!data || data.marks.reduce((sum, { count }) => sum + count, 0) < enoughToDraw) return null;
  const { marks, older } = data;
  return (
    <section aria-labelledby="review-years">
      <Stack gap={4}>
        <Heading level={2} id="review-years" size="panel">
          {words.title}
        </Heading>
        <ReviewRibbon
          texts={{ label: words.title }}
          marks={marks}
          note={older ? words.older(older.count, older.removed) : undefined}
        />
      </Stack>
    </section>
  );
}
