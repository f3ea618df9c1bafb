import { useQuery } from "@tanstack/react-query";
import type { Schemas } from "@troth/api-client";
import { Button } from "@troth/ui/button";
import { Card } from "@troth/ui/card";
import { Dialog } from "@troth/ui/dialog";
import { Heading } from "@troth/ui/heading";
import { Stack } from "@troth/ui/page";
import { Text } from "@troth/ui/text";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import * as paths from "../paths.ts";
import { categoriesQuery } from "../queries.ts";
import { ListedVendor } from "../vendors/vendor-list.tsx";
import { useVisit } from "../visit.ts";
import { messages } from "./messages.ts";
import { vendorAccount } from "./vendor-account.ts";

const words = messages.verify.duplicates;

type DuplicatesProps = {
  duplicates: readonly Schemas["Duplicate"][];
  /** When they were found, in milliseconds. */
  now: number;
  /** It is none of them. */
  onNone: () => void;
};

type Leaving = { name: string; to: string };

/** Listings that could be the same vendor: the person goes there, to claim it perhaps, or says that it's none of them. */
export function Duplicates({ duplicates, now, onNone }: DuplicatesProps) {
  const { data: categories = [] } = useQuery(categoriesQuery());
  const [leaving, setLeaving] = useState<Leaving | null>(null);
  const isOne = duplicates.length === 1;
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
              {duplicates.map(({ vendor, status, reasons }) => (
                <li key={vendor.id} className="flex flex-col items-start gap-2.5">
                  <div className="w-full">
                    <ListedVendor
                      layout="compact"
                      vendor={vendor}
                      categories={categories}
                      now={now}
                      // What isn't public can't be a favourite.
                      {...(status === "approved" ? null : { action: null })}
                      footer={
                        <Text size={14} tone="muted">
                          {status === "approved"
                            ? reasons.map((reason) => words.reasons[reason]).join(" · ")
                            : words.own[status]}
                        </Text>
                      }
                    />
                  </div>
                  <Stack direction="row" gap={2}>
                    <Button
                      size="sm"
                      variant={isOne ? "solid" : "outline"}
                      onClick={() => setLeaving({ name: vendor.name, to: paths.vendor(vendor.id) })}
                    >
                      {words.this}
                      <span className="sr-only"> {words.named(vendor.name)}</span>
                    </Button>
                    {status === "approved" ? (
                      <Button
                        size="sm"
                        variant={isOne ? "outline" : "plain"}
                        onClick={() => setLeaving({ name: vendor.name, to: paths.claimVendor(vendor.id) })}
                      >
                        {words.claim}
                        <span className="sr-only"> {words.named(vendor.name)}</span>
                      </Button>
                    ) : null}
                  </Stack>
                </li>
              ))}
            </ul>
          </Stack>
          <div>
            <Button size="sm" variant="outline" onClick={onNone}>
              {isOne ? words.noneOfOne : words.none}
            </Button>
          </div>
          <Leave leaving={leaving} onStay={() => setLeaving(null)} />
        </section>
      </Stack>
    </Card>
  );
}

/** Asks whether the draft is still needed: it would otherwise be there the next time they add a vendor. */
function Leave({ leaving, onStay }: { leaving: Leaving | null; onStay: () => void }) {
  const navigate = useNavigate();
  const visit = useVisit();
  // Still readable while it closes.
  const [last, setLast] = useState(leaving);
  if (leaving && leaving !== last) setLast(leaving);
  if (!last) return null;
  const { name, to } = last;
  return (
    <Dialog
      role="alertdialog"
      size="sm"
      open={leaving !== null}
      onOpenChange={(open) => {
        if (!open) onStay();
      }}
      title={words.leave.title}
      description={words.leave.description(name)}
      footer={
        <>
          <Button
            variant="outline"
            tone="danger"
            onClick={async () => {
              await navigate(to);
              void vendorAccount.discard(visit);
            }}
          >
            {words.leave.discard}
          </Button>
          <Button onClick={() => void navigate(to)}>{words.leave.keep}</Button>
        </>
      }
    />
  );
}
