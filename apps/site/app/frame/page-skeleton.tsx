import { Container } from "@troth/ui/page";
import { Skeleton } from "@troth/ui/skeleton";
import { messages } from "./messages.ts";
import { NeedsScript } from "./needs-script.tsx";

type PageSkeletonProps = {
  /** What people without script are told instead. Default: that the page needs it. */
  noScript?: string | undefined;
};

/** Takes the place of a page until we know who is looking. */
export function PageSkeleton({ noScript }: PageSkeletonProps) {
  return (
    <Container width="form" className="py-16">
      <NeedsScript>{noScript}</NeedsScript>
      <div aria-busy className="noscript:hidden">
        <p className="sr-only">{messages.waiting}</p>
        <Skeleton shape="line" className="h-10 w-2/3" />
        <Skeleton shape="line" className="mt-6 h-4 w-full" />
        <Skeleton shape="line" className="mt-3 h-4 w-4/5" />
      </div>
    </Container>
  );
}
