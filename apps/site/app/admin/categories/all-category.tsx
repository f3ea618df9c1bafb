import { Container } from "@troth/ui/page";
import { useSearchParams } from "react-router-dom";
import { prefetch, type Reads } from "../../prefetch.ts";
import { CategoryList } from "./category-list.tsx";
import { allCategoriesQuery, categoryQuery } from "./category-queries.ts";
import { EditCategory } from "./edit-category.tsx";

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
      {id ? <EditCategory id={id} /> : <CategoryList headingLevel={1} />}
    </Container>
  );
}
