import { Button } from "@troth/ui/button";
import { EmptyState } from "@troth/ui/empty-state";
import { Container } from "@troth/ui/page";
import { useAtomValue } from "jotai";
import { Suspense } from "react";
import { Link } from "react-router-dom";
import { Head } from "../frame/head.tsx";
import { lazyPart } from "../frame/lazy-part.ts";
import { PageSkeleton } from "../frame/page-skeleton.tsx";
import * as paths from "../paths.ts";
import { restoredAtom } from "../state/persisted.ts";
import { isVendorBegunAtom } from "../state/vendor-form.ts";
import { VendorAccount } from "./lazy-vendor-account.tsx";
import { messages } from "./messages.ts";

const words = messages.verify;

// Only for people who have a draft.
const Verify = lazyPart(async () => (await import("./verify.tsx")).Verify);

/**
 * The draft as couples will see it, checked for listings that could be the same vendor, and submitted. It lives in this
 * browser, so the server renders only a placeholder.
 */
export default function VerifyVendor() {
  const restored = useAtomValue(restoredAtom);
  const begun = useAtomValue(isVendorBegunAtom);
  return (
    <Container className="py-8 sm:py-12">
      <Head title={words.title} noindex />
      <VendorAccount />
      {restored && !begun ? (
        <Nothing />
      ) : (
        <Suspense fallback={<PageSkeleton />}>{restored ? <Verify /> : <PageSkeleton />}</Suspense>
      )}
    </Container>
  );
}

function Nothing() {
  return (
    <EmptyState
      headingLevel={1}
      title={words.noneTitle}
      description={words.none}
      action={
        <Button asChild>
          <Link to={paths.addVendor}>{messages.title}</Link>
        </Button>
      }
    />
  );
}
