import type { Schemas } from "@troth/api-client";
import { pictureOf } from "@troth/api-client/pictures";
import { Button } from "@troth/ui/button";
import { Card } from "@troth/ui/card";
import { Heading } from "@troth/ui/heading";
import { Stack } from "@troth/ui/page";
import { Text } from "@troth/ui/text";
import { VendorCard } from "@troth/ui/vendor-card";
import { Link } from "react-router-dom";
import { languageOf } from "../format.ts";
import * as paths from "../paths.ts";
import { messages } from "./messages.ts";

const words = messages.verify.duplicates;

type DuplicatesProps = {
  duplicates: readonly Schemas["Duplicate"][];
  /** It is none of them. */
  onNone: () => void;
};

/** Listings that could be the same vendor, which can be claimed instead. */
export function Duplicates({ duplicates, onNone }: DuplicatesProps) {
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
                <li key={vendor.id} className="flex flex-wrap items-center gap-x-4 gap-y-2">
                  <VendorCard
                    layout="compact"
                    className="min-w-60 grow basis-60"
                    name={vendor.name}
                    lang={languageOf(vendor.language)}
                    link={<Link to={paths.vendor(vendor.id)} />}
                    picture={pictureOf(vendor.image, "80px", "")}
                    facts={[
                      vendor.places[0]?.name ?? "",
                      words.because(reasons.map((reason) => words.reasons[reason])),
                    ]}
                    rating={
                      vendor.rating.average === null
                        ? null
                        : { average: vendor.rating.average, count: vendor.rating.count }
                    }
                  />
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
