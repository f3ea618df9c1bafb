import { Heading } from "@troth/ui/heading";
import { Container } from "@troth/ui/page";
import { Skeleton } from "@troth/ui/skeleton";
import { useAtomValue } from "jotai";
import { Suspense } from "react";
import { Head } from "../frame/head.tsx";
import { lazyPart } from "../frame/lazy-part.ts";
import { Waiting } from "../frame/waiting.tsx";
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

/** The draft, which says what to show, lives in this browser: the server renders only what is true of every step. */
export default function AddVendor() {
  const restored = useAtomValue(restoredAtom);
  return (
    // As tall as the window from the start: the form would push the footer down.
    <Container width="text" className="min-h-dvh py-8 sm:py-12">
      <Head title={messages.title} noindex />
      <VendorAccount />
      <Suspense fallback={<Coming />}>{restored ? <AddVendorForm /> : <Coming />}</Suspense>
    </Container>
  );
}

/** As the form will look, with what can be read until it is there. */
function Coming() {
  return (
    <section className="rounded-panel border border-hairline bg-surface px-5 pt-6 pb-8 shadow-card sm:px-9 sm:pt-7">
      <Heading level={1} size="section">
        {messages.title}
      </Heading>
      <p className="mt-2 text-16 text-muted">{messages.leads.basics}</p>
      <div className="mt-6">
        <Waiting>
          <Skeleton shape="line" className="h-11" />
          <Skeleton shape="line" className="mt-6 h-11" />
          <Skeleton shape="line" className="mt-6 h-24" />
        </Waiting>
      </div>
    </section>
  );
}
