import { Container } from "@troth/ui/page";
import { useSearchParams } from "react-router-dom";
import { Head } from "../../frame/head.tsx";
import { renderedPart } from "../../frame/rendered-part.ts";
import { prefetch, type Reads } from "../../prefetch.ts";
import { allCategoriesQuery, categoryQuery } from "./category-queries.ts";
import { messages } from "./messages.ts";

const CategoryList = renderedPart(async () => (await import("./category-list.tsx")).CategoryList);
const EditCategory = renderedPart(async () => (await import("./edit-category.tsx")).EditCategory);

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
  return (
    <Container width={id ? "form" : "text"} className="py-8 sm:py-12">
      {id ? null : <Head title={messages.list.title} noindex />}
      {id ? <EditCategory id={id} /> : <CategoryList headingLevel={1} />}
    </Container>
  );
}
