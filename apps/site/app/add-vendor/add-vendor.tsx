import { Container } from "@troth/ui/page";
import { Suspense } from "react";
import { Head } from "../frame/head.tsx";
import { lazyPart } from "../frame/lazy-part.ts";
import { PageSkeleton } from "../frame/page-skeleton.tsx";
import { prefetch } from "../prefetch.ts";
import { categoriesQuery } from "../queries.ts";
import { messages } from "./messages.ts";
import { NeedsScript } from "./needs-script.tsx";

const fetches = prefetch((client) => client.ensureQueryData(categoriesQuery()));
export const loader = fetches;
export const clientLoader = fetches;

const form = () => import("./add-vendor-form.tsx");
const AddVendorForm = lazyPart(async () => (await form()).AddVendorForm);
// It starts to load with the page, not once the page is shown.
void form().catch(() => undefined);

export default function AddVendor() {
  return (
    <Container width="text" className="py-8 sm:py-12">
      <Head title={messages.title} noindex />
      <NeedsScript />
      <Suspense fallback={<PageSkeleton />}>
        <AddVendorForm />
      </Suspense>
    </Container>
  );
}
