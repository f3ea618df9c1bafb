import { pictureOf } from "@troth/api-client/pictures";
import { CategoryTile } from "@troth/ui/category-tile";
import { Grid } from "@troth/ui/page";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import * as paths from "../paths.ts";
import type { Category } from "../queries.ts";
import { messages } from "./messages.ts";

/** An arch is 5:4 and its picture 4:3, so the picture is as wide as its height makes it. */
const tileSizes = "(min-width: 640px) 205px, 45vw";

type CategoryGridProps = {
  categories: readonly Category[];
  /** The id of the place that they lead to, and that their numbers of vendors are from. */
  place?: string | undefined;
  className?: string;
  /** What is said below their names. */
  about?: (category: Category) => ReactNode;
};

const countOf = ({ vendorCount }: Category) => messages.count(vendorCount);

/** A list of categories as tiles. */
export function CategoryGrid({ categories, place, className, about = countOf }: CategoryGridProps) {
  return (
    <Grid asChild min="tile" className={className}>
      <ul>
        {categories.map((category) => (
          <li key={category.id}>
            <CategoryTile
              name={category.name}
              count={about(category)}
              picture={pictureOf(category.image, tileSizes, "")}
              link={<Link to={paths.category(category.slug, place)} />}
            />
          </li>
        ))}
      </ul>
    </Grid>
  );
}
