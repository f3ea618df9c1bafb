import type { Schemas } from "@troth/api-client";
import { pictureOf } from "@troth/api-client/pictures";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Badge } from "@troth/ui/badge";
import { Button } from "@troth/ui/button";
import { Combobox, type ComboboxOption } from "@troth/ui/combobox";
import { CompareTable } from "@troth/ui/compare-table";
import { PictureImage } from "@troth/ui/picture-arch";
import { Stack } from "@troth/ui/page";
import { Text } from "@troth/ui/text";
import { TextLink } from "@troth/ui/text-link";
import { type ReactNode, useState } from "react";
import { Link } from "react-router-dom";
import { messages as addWords } from "../../add-vendor/messages.ts";
import { languageOf, list } from "../../format.ts";
import { inWords } from "../../listings/in-words.ts";
import { fieldName } from "../../listings/messages.ts";
import { categoriesQuery, suggestionsQuery, type Vendor, vendorQuery } from "../../queries.ts";
import { CasePart } from "../cases/case-frame.tsx";
import { pendingApproval } from "../paths.ts";
import { MergeVendor } from "./merge.tsx";
import { messages } from "./messages.ts";
import { tones } from "./tones.ts";

const words = messages.case;

type Case = Schemas["VendorCase"];

/** What two listings of one business have in common. */
const fields = [
  "category",
  "location",
  "phoneNumber",
  "website",
  "address",
  "socialMedia",
  "openingHours",
  "specialHours",
  "photos",
  "description",
] as const satisfies (keyof Vendor)[];

type DuplicatesProps = {
  data: Case;
  /** It is this one, which is listed already. */
  onSame: (one: { id: string; name: string }) => void;
};

/** The listing beside those that may be the same business: what we've found, and any other that an admin looks for. */
export function Duplicates({ data, onSame }: DuplicatesProps) {
  const { vendor, mayDecide } = data;
  const [chosen, setChosen] = useState("");
  const { data: other } = useQuery({ ...vendorQuery(chosen), enabled: chosen !== "" });
  const found = data.duplicates.find(({ vendor: { id } }) => id === chosen);
  const first = found ?? (other && { vendor: other, reasons: [], isUnwanted: false });
  const others = [...(first ? [first] : []), ...data.duplicates.filter((one) => one !== found)].slice(0, 3);
  const actionOf = (one: Vendor) =>
    vendor.status === "pending" && mayDecide && isOrMayBeListed(one) ? (
      <Button size="sm" variant="outline" onClick={() => onSame(one)}>
        {words.isThis}
      </Button>
    ) : vendor.status === "approved" && one.status === "approved" ? (
      <MergeVendor vendor={vendor} into={one} />
    ) : undefined;
  return (
    <CasePart heading={words.duplicates}>
      {others.length > 0 ? (
        <Comparison vendor={vendor} others={others} actionOf={actionOf} />
      ) : (
        <Text tone="muted">{words.noDuplicates}</Text>
      )}
      {vendor.status === "approved" || (vendor.status === "pending" && mayDecide) ? (
        <Another except={vendor.id} value={chosen} onChange={setChosen} />
      ) : null}
    </CasePart>
  );
}

/** Otherwise someone has taken it off the site, which says more than that it's the same. */
const isOrMayBeListed = ({ status }: Vendor) => status === "approved" || status === "pending";

type AnotherProps = { except: string; value: string; onChange: (id: string) => void };

/** Finds any approved vendor by its name. */
function Another({ except, value, onChange }: AnotherProps) {
  const client = useQueryClient();
  const search = async (text: string): Promise<ComboboxOption[]> =>
    (await client.fetchQuery(suggestionsQuery(text.slice(0, 100), ["vendor"])))
      .filter(({ id }) => id !== except)
      .map(({ id, label, hint }) => ({ value: id, label, description: hint }));
  return (
    <Combobox
      label={words.another}
      hint={words.anotherHint}
      onSearch={search}
      texts={{ none: () => words.anotherNone }}
      value={value}
      onValueChange={onChange}
      className="max-w-120"
    />
  );
}

type ComparisonProps = {
  vendor: Vendor;
  others: Case["duplicates"];
  actionOf: (other: Vendor) => ReactNode;
};

function Comparison({ vendor, others, actionOf }: ComparisonProps) {
  const { data: categories = [] } = useQuery(categoriesQuery());
  const all = [vendor, ...others.map((one) => one.vendor)];
  const placeNames = Object.fromEntries(all.flatMap(({ places }) => places.map(({ id, name }) => [id, name])));
  const said = (one: Vendor, field: (typeof fields)[number]) =>
    field === "website" ? one.websiteText : inWords(field, one[field], { categories, placeNames });
  return (
    <CompareTable
      caption={words.duplicates}
      columns={all.map((one) => {
        const picture = one.photos[0] && pictureOf(one.photos[0], "(min-width: 1024px) 260px, 200px", "");
        const name = <bdi lang={languageOf(one.language)}>{one.name}</bdi>;
        return {
          key: one.id,
          picture: picture && <PictureImage picture={picture} />,
          name:
            one === vendor ? (
              name
            ) : (
              <TextLink asChild>
                <Link to={pendingApproval(one.id)}>{name}</Link>
              </TextLink>
            ),
          action: one === vendor ? undefined : actionOf(one),
        };
      })}
      rows={[
        ...(others.some(({ reasons }) => reasons.length > 0)
          ? [
              {
                label: words.alikeBecause,
                values: [
                  "",
                  ...others.map(({ reasons }) =>
                    list(reasons.map((reason) => addWords.verify.duplicates.reasons[reason].toLowerCase())),
                  ),
                ],
              },
            ]
          : []),
        ...(others.some((one) => !isOrMayBeListed(one.vendor))
          ? [
              {
                label: words.state,
                values: [
                  words.states[vendor.status],
                  ...others.map(({ vendor: { id, status }, isUnwanted }) => (
                    <Badge key={id} size="sm" tone={isUnwanted ? "rose" : tones[status]}>
                      {isUnwanted ? words.unwanted : words.states[status]}
                    </Badge>
                  )),
                ],
              },
            ]
          : []),
        ...fields
          .filter((field) => all.some((one) => said(one, field)))
          .map((field) => ({
            label: fieldName(field),
            values: all.map((one) => {
              const text = said(one, field);
              if (!text) return null;
              // As many pictures aren't the same pictures.
              const isSame = one !== vendor && field !== "photos" && isAlike(text, said(vendor, field));
              return (
                <Stack key={one.id} gap={2} className="items-start">
                  <span className="whitespace-pre-line" dir="auto">
                    {text}
                  </span>
                  {isSame ? (
                    <Badge size="sm" tone="gold">
                      {words.same}
                    </Badge>
                  ) : null}
                </Stack>
              );
            }),
          })),
      ]}
    />
  );
}

const isAlike = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();
