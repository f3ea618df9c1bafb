import { useQuery } from "@tanstack/react-query";
import type { Schemas } from "@troth/api-client";
import { Button } from "@troth/ui/button";
import { Card } from "@troth/ui/card";
import { Heading } from "@troth/ui/heading";
import { Stack } from "@troth/ui/page";
import { Text } from "@troth/ui/text";
import { Link } from "react-router-dom";
import * as paths from "../paths.ts";
import { categoriesQuery } from "../queries.ts";
import { ListedVendor } from "../vendors/vendor-list.tsx";
import { messages } from "./messages.ts";

const words = messages.verify.duplicates;

type DuplicatesProps = {
  duplicates: readonly Schemas["Duplicate"][];
  /** When they were found, in milliseconds. */
  now: number;
  /** It is none of them. */
  onNone: () => void;
};

/** Listings that could be the same vendor, which can be claimed instead. */
export function Duplicates({ duplicates, now, onNone }: DuplicatesProps) {
  const { data: categories = [] } = useQuery(categoriesQuery());
  return (
    <Card asChild tone="outline" padding="lg">
      <Stack asChild gap={4}>
        <section aria-labelledby="duplicates">
          <div>
            <Heading level={2} size="card" id="duplicates">
              {words.title(duplicates.length)}
            </Heading>
            <Text tone="muted">{words.lead}</Text>
          </div>
          <Stack asChild gap={4}>
            <ul>
              {duplicates.map(({ vendor, reasons }) => (
                <li key={vendor.id} className="flex flex-col items-start gap-2.5">
                  <div className="w-full">
                    <ListedVendor
                      layout="compact"
                      vendor={vendor}
                      categories={categories}
                      now={now}
                      footer={
                        <Text size={14} tone="muted">
                          {reasons.map((reason) => words.reasons[reason]).join(" · ")}
                        </Text>
                      }
                    />
                  </div>
                  <Button asChild size="sm" variant="outline">
                    <Link to={paths.claimVendor(vendor.id)}>
                      {words.claim}
                      <span className="sr-only"> {words.claimOf(vendor.name)}</span>
                    </Link>
                  </Button>
                </li>
              ))}
            </ul>
          </Stack>
          <div>
            <Button onClick={onNone}>{duplicates.length === 1 ? words.noneOfOne : words.none}</Button>
          </div>
        </section>
      </Stack>
    </Card>
  );
}
