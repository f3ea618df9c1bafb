import { Container } from "@troth/ui/page";
import { useAtomValue } from "jotai";
import { Suspense } from "react";
import { useSearchParams } from "react-router-dom";
import { Head } from "../../frame/head.tsx";
import { lazyPart } from "../../frame/lazy-part.ts";
import { PageSkeleton } from "../../frame/page-skeleton.tsx";
import { prefetch, type Reads } from "../../prefetch.ts";
import { restoredAtom } from "../../state/persisted.ts";
import { sessionAtom } from "../../state/session.ts";
import { StepUp } from "../step-up/step-up.tsx";
import { allCategoriesQuery, categoryQuery } from "./category-queries.ts";
import { messages } from "./messages.ts";
import { ToDashboard } from "./to-dashboard.tsx";

const CategoryList = lazyPart(async () => (await import("./category-list.tsx")).CategoryList);
const EditCategory = lazyPart(async () => (await import("./edit-category.tsx")).EditCategory);

const fetches = prefetch((client, _params, url) => {
  const id = url.searchParams.get("id");
  return [client.ensureQueryData(allCategoriesQuery()), ...(id ? [client.ensureQueryData(categoryQuery(id))] : [])];
});
export const loader = fetches;
export const clientLoader = fetches;
export const handle: Reads = { reads: ["id"] };

/** Every category, or the one to be edited. */
export default function AllCategory() {
  const [params] = useSearchParams();
  const id = params.get("id");
  // Whether it can be changed depends on who is looking.
  const isRestored = useAtomValue(restoredAtom);
  const { isAdmin } = useAtomValue(sessionAtom).userData;
  return (
    <Container width={id ? "form" : "text"} className="py-8 sm:py-12">
      {id ? null : <Head title={messages.list.title} noindex />}
      <ToDashboard />
      {isRestored ? (
        <Suspense fallback={<PageSkeleton />}>
          {id ? <EditCategory id={id} /> : <CategoryList headingLevel={1} />}
        </Suspense>
      ) : (
        <PageSkeleton />
      )}
      {isRestored && isAdmin ? <StepUp /> : null}
    </Container>
  );
}
