import { pictureOf } from "@troth/api-client/pictures";
import { CategoryTile } from "@troth/ui/category-tile";
import { Grid } from "@troth/ui/page";
import { Link } from "react-router-dom";
import * as paths from "../paths.ts";
import type { Category } from "../queries.ts";
import { messages } from "./messages.ts";

/** An arch is 5:4 and its picture 4:3, so the picture is as wide as its height makes it. */
const tileSizes = "(min-width: 640px) 205px, 45vw";

/** A list of categories as tiles. */
export function CategoryGrid({ categories, className }: { categories: readonly Category[]; className?: string }) {
  return (
    <Grid asChild min="tile" className={className}>
      <ul>
        {categories.map((category) => (
          <li key={category.id}>
            <CategoryTile
              name={category.name}
              count={messages.count(category.vendorCount)}
              picture={pictureOf(category.image, tileSizes, "")}
              link={<Link to={paths.search({ category: category.slug })} />}
            />
          </li>
        ))}
      </ul>
    </Grid>
  );
}
