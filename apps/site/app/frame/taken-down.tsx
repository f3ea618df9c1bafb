import { NotFoundTemplate } from "@troth/ui/not-found-template";
import { Link } from "react-router-dom";
import * as paths from "../paths.ts";
import { Head } from "./head.tsx";

const title = "This listing was taken down";

/** The page of a vendor that was listed once: 410. */
export function TakenDown() {
  return (
    <>
      <Head title={title} noindex />
      <NotFoundTemplate
        title={title}
        description="The business may have closed, or asked us to remove it. There are others like it to find."
        home={<Link to={paths.search()} />}
        homeLabel="Find other vendors"
      />
    </>
  );
}
