// The reviews that another one nearly repeats.
import type { Schemas } from "@troth/api-client";
import { Badge } from "@troth/ui/badge";
import { Card } from "@troth/ui/card";
import { Stack } from "@troth/ui/page";
import { Text } from "@troth/ui/text";
import { TextLink } from "@troth/ui/text-link";
import { Link } from "react-router-dom";
import { date } from "../../dates.ts";
import { languageOf } from "../../format.ts";
import { Changes } from "../../frame/changes.tsx";
import * as paths from "../../paths.ts";
import { Person } from "../cases/person.tsx";
import { heldReview } from "../paths.ts";
import { stars } from "../stars.ts";
import { messages } from "./messages.ts";

const words = messages.held;

/** Where an admin reads it: hidden ones have no page of their own, so that is their vendor's. */
export const pageOf = ({ id, status, vendorId }: { id: string; status: Schemas["ReviewStatus"]; vendorId: string }) =>
  status === "held" ? heldReview(id) : status === "hidden" ? paths.vendor(vendorId) : paths.review(id);

type ResembledProps = { others: readonly Schemas["ResembledReview"][]; review: Schemas["Review"] };

/** Other reviews, and what this one has changed in their words. */
export const Resembled = ({ others, review }: ResembledProps) =>
  others.map(({ review: other, vendor, authorId, author, isSameAuthor }) => (
    <Card key={other.id} tone="outline">
      <Stack gap={3}>
        <Stack direction="row" gap={2}>
          <TextLink asChild>
            <Link to={pageOf(other)} lang={languageOf(vendor.language)}>
              <bdi>{vendor.name}</bdi>
            </Link>
          </TextLink>
          <Badge size="sm">{messages.case.status[other.status]}</Badge>
          {isSameAuthor ? (
            <Badge size="sm" tone="gold">
              {words.sameAuthor}
            </Badge>
          ) : null}
        </Stack>
        <Text size={14} tone="muted">
          <Person id={authorId} name={author} /> · {date(other.createdAt)} · {stars(other.rating)}
        </Text>
        <Changes fields={[{ label: words.difference, before: other.review, after: review.review }]} />
      </Stack>
    </Card>
  ));
