import { Heading } from "@troth/ui/heading";
import { Container } from "@troth/ui/page";
import { useAtomValue } from "jotai";
import { useSearchParams } from "react-router-dom";
import { favouriteParams } from "../../favourites/list-params.ts";
import { Head } from "../../frame/head.tsx";
import * as paths from "../../paths.ts";
import type { Reads } from "../../prefetch.ts";
import { userDisplayAtom } from "../../state/session.ts";
import { lazyPart } from "../../frame/lazy-part.ts";
import { PartTabs } from "../../frame/part-tabs.tsx";
import { messages as words } from "./messages.ts";

const everybodys = ["Information", "Favorites", "Settings"] as const;

// Each is loaded when its tab is chosen: together they make up half of the page's weight.
const parts = {
  Information: lazyPart(async () => (await import("./information.tsx")).Information),
  Favorites: lazyPart(async () => (await import("./favorites.tsx")).Favorites),
  Settings: lazyPart(async () => (await import("./settings.tsx")).Settings),
};

/** Admins have no favourites. */
const admins = everybodys.filter((tab) => tab !== "Favorites");

export const handle: Reads = { reads: ["seleted", ...favouriteParams.names] };

/** A person's own page. The address says which part is shown, under the name from the specification. */
export default function Profile() {
  const [params] = useSearchParams();
  const tabs: readonly (typeof everybodys)[number][] = useAtomValue(userDisplayAtom).isAdmin ? admins : everybodys;
  const asked = params.get("seleted");
  const selected = tabs.find((tab) => tab === asked) ?? "Information";
  return (
    <Container className="max-w-248 py-8 sm:py-12">
      <Head title={words.titles[selected]} noindex />
      <Heading level={1} className="mb-6 lg:text-40">
        {words.heading}
      </Heading>
      <PartTabs
        label={words.tabsLabel}
        tabs={tabs}
        selected={selected}
        parts={parts}
        titles={words.tabs}
        to={paths.profile}
      />
    </Container>
  );
}
