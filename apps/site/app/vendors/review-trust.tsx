import { TrustLabel } from "@troth/ui/trust-label";
import { Link } from "react-router-dom";
import type { Review } from "../queries.ts";
import * as rarePaths from "../rare-paths.ts";

/** What we know about where a review comes from, beside its stars. Nothing, for most. */
export const ReviewTrust = ({ trust }: Pick<Review, "trust">) =>
  trust === "unverified" ? null : <TrustLabel trust={trust} link={<Link to={rarePaths.whatLabelsMean} />} />;
