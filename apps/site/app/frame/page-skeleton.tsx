import { Container } from "@troth/ui/page";
import { Skeleton } from "@troth/ui/skeleton";
import { Waiting } from "./waiting.tsx";

/** Takes the place of a page until we know who is looking. */
export const PageSkeleton = () => (
  <Container width="form" className="py-16">
    <Waiting>
      <Skeleton shape="line" className="h-10 w-2/3" />
      <Skeleton shape="line" className="mt-6 h-4 w-full" />
      <Skeleton shape="line" className="mt-3 h-4 w-4/5" />
    </Waiting>
  </Container>
);
