import { useQueryClient } from "@tanstack/react-query";
import { maxVendorPhotos } from "@troth/rules/vendors";
import { Button } from "@troth/ui/button";
import { Stack } from "@troth/ui/page";
import { useToast } from "@troth/ui/toast";
import { useAtomValue } from "jotai";
import { useRef } from "react";
import { Link, useNavigate } from "react-router-dom";
import { change } from "../actions/changes.ts";
import { useAction } from "../actions/use-action.ts";
import { messages as addWords } from "../add-vendor/messages.ts";
import { part } from "../forms/controls.ts";
import { DraftNotice, MeanwhileNotice } from "../forms/draft-notices.tsx";
import { FormFrame } from "../forms/form-frame.tsx";
import { useDraftForm } from "../forms/use-draft-form.ts";
import * as paths from "../paths.ts";
import { PhotosField } from "../photos/photos-field.tsx";
import { type Photos, PhotosMissing } from "../photos/use-photos.ts";
import { vendorQuery } from "../queries.ts";
import { sessionAtom } from "../state/session.ts";
import { vendorEditDraft } from "../state/vendor-edits.ts";
import { vendorFields, type VendorFields } from "../state/vendor-form.ts";
import { ListingFields, Section, useNotes } from "./listing-form-fields.tsx";
import { changeOf, checkChange, fieldsOf } from "./listing-fields.ts";
import { listingQuery, type TaggedListing } from "./listing-queries.ts";
import { messages } from "./messages.ts";

const words = messages.edit;

/** The whole listing on one page. What isn't saved stays on this device. */
export function EditListingForm({ listing: { data: listing, etag } }: { listing: TaggedListing }) {
  const { vendor } = listing;
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  const { userData } = useAtomValue(sessionAtom);
  const query = listingQuery(userData._id, vendor.id);
  const now = fieldsOf(vendor);
  const arriveRef = useRef<Photos["arrive"]>(null);

  const save = useAction("tagged.updateVendor", {
    learn: (saved) => [
      change(query, () => ({ data: saved.data, etag: saved.etag })),
      change(vendorQuery(vendor.id), () => saved.data.vendor),
    ],
    stale: ["getVendor", "searchVendors", "listMyVendors", "listHistory", "listFavourites"],
    done: words.saved,
    onDone: async () => navigate(paths.vendor(vendor.id)),
  });
  const form = useDraftForm<VendorFields, (typeof vendorFields)[number]>({
    id: "listing",
    initial: now,
    fields: vendorFields,
    draft: { atom: vendorEditDraft(vendor.id), whose: userData._id },
    server: {
      now,
      look: () => queryClient.refetchQueries({ queryKey: query.queryKey }, { throwOnError: true }),
    },
    check: (written) => checkChange(now, written),
    send: async () => {
      const ids = await arriveRef.current?.();
      // As they are now: photos may have arrived meanwhile.
      const body = changeOf(now, form.hook.getValues(), ids);
      if (Object.keys(body).length === 0) {
        toast({ title: words.nothing });
        return now;
      }
      const saved = await save.send({
        path: { id: vendor.id },
        body,
        header: { "If-Match": etag ?? "" },
      });
      return fieldsOf(saved.data.vendor);
    },
    explain: (error) => (error instanceof PhotosMissing ? { photos: error.message } : null),
  });

  const notes = useNotes(form.theirs);
  const photosPart = part(form, "photos");
  return (
    <FormFrame form={form}>
      <DraftNotice form={form} words={words} />
      <MeanwhileNotice form={form} words={words} />
      <ListingFields form={form} notes={notes} timeZone={vendor.timeZone}>
        <Section name="photos">
          <PhotosField
            id={photosPart.id}
            error={photosPart.error}
            hint={notes.photos ?? addWords.photos.hint}
            maxCount={maxVendorPhotos}
            photos={form.watch("photos")}
            onChange={(photos) => form.set("photos", photos)}
            scope={null}
            arriveRef={arriveRef}
          />
        </Section>
      </ListingFields>
      <Stack direction="row" gap={3}>
        <Button type="submit" size="lg" loading={form.busy}>
          {words.save}
        </Button>
        <Button asChild size="lg" variant="outline">
          <Link to={paths.vendor(vendor.id)}>{words.cancel}</Link>
        </Button>
      </Stack>
    </FormFrame>
  );
}
