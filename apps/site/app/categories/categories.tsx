import { useSuspenseQuery } from "@tanstack/react-query";
import { Section } from "@troth/ui/page";
import { Text } from "@troth/ui/text";
import { TextLink } from "@troth/ui/text-link";
import { Link } from "react-router-dom";
import { Head } from "../frame/head.tsx";
import * as paths from "../paths.ts";
import { prefetch } from "../prefetch.ts";
import { categoriesQuery, type Category } from "../queries.ts";
import { CategoryGrid } from "./category-grid.tsx";
import { CategoryIcon } from "./category-icon.tsx";
import { messages } from "./messages.ts";

const fetches = prefetch((client) => client.ensureQueryData(categoriesQuery()));
export const loader = fetches;
export const clientLoader = fetches;

const withIcon = ({ icon, vendorCount }: Category) => (
  <>
    <CategoryIcon name={icon} />
    {messages.count(vendorCount)}
  </>
);

export default function Categories() {
  const { data: categories } = useSuspenseQuery(categoriesQuery());
  const [before, emphasis, after] = messages.heading;
  return (
    <>
      <Head title={messages.title} description={messages.description} />
      <Section
        headingLevel={1}
        title={
          <>
            {before}
            <em>{emphasis}</em>
            {after}
          </>
        }
        description={messages.description}
      >
        <CategoryGrid categories={categories} about={withIcon} />
        <Text className="mt-8">
          {messages.missing}{" "}
          <TextLink asChild>
            <Link to={paths.addVendor}>{messages.add}</Link>
          </TextLink>
        </Text>
      </Section>
    </>
  );
}
