import { pictureOf } from "@troth/api-client/pictures";
import { CategoryTile } from "@troth/ui/category-tile";
import { Grid } from "@troth/ui/page";
import { Link } from "react-router-dom";
import * as paths from "../paths.ts";
import type { Category } from "../queries.ts";
import { messages } from "./messages.ts";

/** Categories as tiles, as a list. */
export function CategoryGrid({ categories, className }: { categories: readonly Category[]; className?: string }) {
  return (
    <Grid asChild min="tile" className={className}>
      <ul>
        {categories.map((category) => (
          <li key={category.id}>
            <CategoryTile
              name={category.name}
              count={messages.count(category.vendorCount)}
              picture={pictureOf(category.image, "(min-width: 640px) 160px, 45vw", "")}
              link={<Link to={paths.search({ category: category.slug })} />}
            />
          </li>
        ))}
      </ul>
    </Grid>
  );
}
