import { Container } from "@troth/ui/page";
import { Suspense } from "react";
import { Navigate, useParams } from "react-router-dom";
import { lazyPart } from "../frame/lazy-part.ts";
import { Unknown } from "../guards/guarded.tsx";
import { useGuard } from "../guards/use-guard.ts";
import type { Reads } from "../prefetch.ts";

const EditListing = lazyPart(async () => (await import("./edit-listing.tsx")).EditListing);

export const handle: Reads = { reads: ["problem"] };

/** Only for people who are logged in; the server decides what they may change. */
export default function EditVendor() {
  const { id = "" } = useParams();
  const verdict = useGuard("login");
  if (verdict.state === "redirect")
    // With a title until the other page is there.
    return (
      <>
        <Unknown guard="login" />
        <Navigate to={verdict.to} replace />
      </>
    );
  if (verdict.state === "unknown") return <Unknown guard="login" />;
  return (
    <Container className="max-w-248 py-8 sm:py-12">
      <Suspense fallback={<Unknown guard="login" />}>
        <EditListing key={id} id={id} />
      </Suspense>
    </Container>
  );
}
