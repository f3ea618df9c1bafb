import { TextLink } from "@troth/ui/text-link";
import { Link } from "react-router-dom";
import * as paths from "../paths.ts";
import * as rarePaths from "../rare-paths.ts";
import { messages } from "./messages.ts";

/** At every step of writing or editing a review: which vendor it's about, and what helps others. */
export const StepsSubtitle = ({ vendor }: { vendor: { id: string; name: string } }) => (
  <>
    <TextLink asChild tone="muted">
      <Link to={paths.vendor(vendor.id)}>
        <bdi>{vendor.name}</bdi>
      </Link>
    </TextLink>
    {" · "}
    <TextLink asChild tone="muted">
      <Link to={rarePaths.reviewGuidelines}>{messages.write.guidelines}</Link>
    </TextLink>
  </>
);
