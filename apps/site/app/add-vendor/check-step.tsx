import { useQuery } from "@tanstack/react-query";
import { hoursGiven, stateOf } from "@troth/ui/opening-hours";
import { Button } from "@troth/ui/button";
import { FieldError } from "@troth/ui/field";
import { Heading } from "@troth/ui/heading";
import { useAtomValue } from "jotai";
import type { ReactNode } from "react";
import { list, price } from "../format.ts";
import type { Form } from "../forms/use-form.ts";
import { categoriesQuery } from "../queries.ts";
import { vendorDetailsAtom } from "../state/vendor-draft.ts";
import type { VendorFields } from "../state/vendor-form.ts";
import { networks } from "../vendors/networks.ts";
import { messages } from "./messages.ts";

const words = messages.check;

const facts = "mt-2 grid gap-x-4 gap-y-2 text-15 sm:grid-cols-[8rem_minmax(0,1fr)]";

type CheckStepProps = {
  form: Form<VendorFields>;
  /** Shows a step by its id. */
  onChange: (step: string) => void;
};

/** Everything that was entered, with ways back to it. */
export function CheckStep({ form, onChange }: CheckStepProps) {
  const { data: categories = [] } = useQuery(categoriesQuery());
  const { placeNames } = useAtomValue(vendorDetailsAtom);
  const vendor = form.watch();
  const categoryNames = vendor.category.map((id) => categories.find(({ slug }) => slug === id)?.name ?? id);
  const socials = vendor.socialMedia.flatMap(({ platform, username }) =>
    username ? [`${networks[platform]?.name ?? platform}: ${username}`] : [],
  );
  const refused = vendor.photos.filter((photo) => photo.refused).length;
  const { basics, contact } = messages;
  return (
    <div className="border-t border-hairline">
      <Group label={messages.steps.basics} onChange={() => onChange("basics")}>
        <dl className={facts}>
          <Fact label={basics.name}>{vendor.name}</Fact>
          <Fact label={basics.category}>{list(categoryNames)}</Fact>
          <Fact label={basics.description}>{vendor.description}</Fact>
          <Fact label={basics.priceRange}>{vendor.priceRange && price(vendor.priceRange)}</Fact>
        </dl>
      </Group>
      <Group label={messages.steps.contact} onChange={() => onChange("contact")}>
        <dl className={facts}>
          <Fact label={contact.location}>{list(vendor.location.map((id) => placeNames[id] ?? id))}</Fact>
          <Fact label={contact.address}>{vendor.address}</Fact>
          <Fact label={contact.phoneNumber}>{vendor.phoneNumber}</Fact>
          <Fact label={contact.website}>{vendor.website}</Fact>
          <Fact label={contact.socials}>{socials.join(", ")}</Fact>
        </dl>
      </Group>
      <Group label={messages.steps.hours} onChange={() => onChange("hours")}>
        <p className="text-15 text-muted">
          {[
            hoursGiven(vendor.openingHours) &&
              words.hours(vendor.openingHours.filter((entry) => stateOf(entry) !== "not-given").length),
            vendor.specialHours.length > 0 && words.special(vendor.specialHours.length),
          ]
            .filter(Boolean)
            .join(", ") || words.none}
        </p>
      </Group>
      <Group label={messages.steps.photos} onChange={() => onChange("photos")}>
        {refused > 0 ? <FieldError>{words.refused(refused)}</FieldError> : null}
        <p className="text-15 text-muted">
          {vendor.photos.length > 0
            ? words.photos(vendor.photos.length, vendor.photos.filter(({ alt }) => alt.trim()).length)
            : words.noPhotos}
        </p>
      </Group>
    </div>
  );
}

function Group({ label, onChange, children }: { label: string; onChange: () => void; children: ReactNode }) {
  return (
    <section aria-label={label} className="border-b border-hairline py-4">
      <div className="flex items-center justify-between gap-4">
        <Heading level={2} size="card">
          {label}
        </Heading>
        <Button size="sm" variant="plain" onClick={onChange} className="-me-2">
          {words.change}
          <span className="sr-only"> {words.changeOf(label)}</span>
        </Button>
      </div>
      {children}
    </section>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted max-sm:-mb-1.5 max-sm:text-14">{label}</dt>
      <dd
        dir="auto"
        className={children ? "line-clamp-4 text-left whitespace-pre-line wrap-anywhere rtl:text-right" : "text-muted"}
      >
        {children || words.none}
      </dd>
    </>
  );
}
