import { Button } from "@troth/ui/button";
import { Heading } from "@troth/ui/heading";
import { Container, Stack } from "@troth/ui/page";
import { Text } from "@troth/ui/text";
import { Link } from "react-router-dom";
import { Head } from "../frame/head.tsx";
import { useLocationState } from "../frame/use-location-state.ts";
import * as paths from "../paths.ts";
import { isBoolean, isShape, isString } from "../state/shape.ts";
import { messages } from "./messages.ts";

const words = messages.success;

type Published = { vendorId: string; reviewId: string; held: boolean; experience: string };
const isPublished = isShape<Published>({
  vendorId: isString,
  reviewId: isString,
  held: isBoolean,
  experience: isString,
});

/** What became of the review. That of somebody who only enquired is not counted. */
export function leadOf(published: Pick<Published, "held" | "experience"> | null): string {
  if (!published) return words.lead;
  if (published.held) return words.held;
  return published.experience === "enquired" ? words.uncounted : words.counted;
}

export default function SuccessReview() {
  const published = useLocationState(isPublished);
  const [before, emphasis] = words.heading;
  return (
    <Container width="text" className="py-14 sm:py-24">
      <Head title={words.title} noindex />
      <Stack gap={6}>
        <Heading level={1}>
          {before}
          <em>{emphasis}</em>
        </Heading>
        <Text size={18}>{leadOf(published)}</Text>
        <Stack direction="row" gap={3}>
          {published ? (
            <Button asChild size="lg">
              <Link to={`${paths.vendor(published.vendorId)}${published.held ? "" : `#review-${published.reviewId}`}`}>
                {words.see}
              </Link>
            </Button>
          ) : null}
          <Button asChild size="lg" variant="outline">
            <Link to={paths.searchBanner}>{words.more}</Link>
          </Button>
        </Stack>
      </Stack>
    </Container>
  );
}
