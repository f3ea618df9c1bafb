import { Container } from "@troth/ui/page";
import { Skeleton } from "@troth/ui/skeleton";
import { messages } from "./messages.ts";

/** Takes the place of a page until we know who is looking. */
export function PageSkeleton() {
  return (
    <Container width="form" aria-busy className="py-16">
      <p className="sr-only">{messages.waiting}</p>
      <Skeleton shape="line" className="h-10 w-2/3" />
      <Skeleton shape="line" className="mt-6 h-4 w-full" />
      <Skeleton shape="line" className="mt-3 h-4 w-4/5" />
    </Container>
  );
}
