import { Container } from "@troth/ui/page";
import { useAtomValue } from "jotai";
import { Suspense } from "react";
import { Head } from "../frame/head.tsx";
import { lazyPart } from "../frame/lazy-part.ts";
import { PageSkeleton } from "../frame/page-skeleton.tsx";
import { prefetch } from "../prefetch.ts";
import { categoriesQuery } from "../queries.ts";
import { restoredAtom } from "../state/persisted.ts";
import { VendorAccount } from "./lazy-vendor-account.tsx";
import { messages } from "./messages.ts";

const fetches = prefetch((client) => client.ensureQueryData(categoriesQuery()));
export const loader = fetches;
export const clientLoader = fetches;

const form = () => import("./add-vendor-form.tsx");
const AddVendorForm = lazyPart(async () => (await form()).AddVendorForm);
// It starts to load with the page, not once the page is shown.
void form().catch(() => undefined);

/** The draft, which says what to show, lives in this browser: the server renders only a placeholder. */
export default function AddVendor() {
  const restored = useAtomValue(restoredAtom);
  return (
    // As tall as the window from the start: the form would push the footer down.
    <Container width="text" className="min-h-dvh py-8 sm:py-12">
      <Head title={messages.title} noindex />
      <VendorAccount />
      <Suspense fallback={<PageSkeleton />}>
        {restored ? <AddVendorForm /> : <PageSkeleton noScript={messages.noScript} />}
      </Suspense>
    </Container>
  );
}
