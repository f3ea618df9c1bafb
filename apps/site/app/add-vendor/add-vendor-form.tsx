import { Button } from "@troth/ui/button";
import { Stack } from "@troth/ui/page";
import { useToast } from "@troth/ui/toast";
import { useAtomValue, useStore } from "jotai";
import { Suspense, useEffect, useEffectEvent, useState } from "react";
import { useNavigate } from "react-router-dom";
import { StepsFrame } from "../forms/steps-frame.tsx";
import { useDraftForm } from "../forms/use-draft-form.ts";
import { type FormStep, useSteps } from "../forms/use-steps.ts";
import { lazyPart } from "../frame/lazy-part.ts";
import * as paths from "../paths.ts";
import { dropPhotos } from "../state/photo-store.ts";
import { sessionAtom } from "../state/session.ts";
import { vendorAccountAtom } from "../state/vendor-account.ts";
import { vendorRefusalAtom } from "../state/vendor-draft.ts";
import { isListingUnsaved } from "../state/unsaved.ts";
import {
  isVendorBegunAtom,
  noVendorFields,
  vendorFields,
  type VendorFields,
  vendorFormAtom,
} from "../state/vendor-form.ts";
import { BasicsStep } from "./basics-step.tsx";
import { messages } from "./messages.ts";
import { loadPhoneRules } from "./phone.ts";
import { checkVendor } from "./vendor-rules.ts";

const steps = [
  { id: "basics", label: messages.steps.basics, fields: ["name", "category", "description", "priceRange"] },
  {
    id: "contact",
    label: messages.steps.contact,
    fields: ["location", "address", "phoneNumber", "website", "socialMedia"],
  },
  { id: "hours", label: messages.steps.hours, fields: ["openingHours", "specialHours"] },
  { id: "photos", label: messages.steps.photos, fields: ["photos"] },
  { id: "preview", label: messages.steps.preview, fields: [] },
] as const satisfies FormStep<VendorFields>[];

// The later steps load while the first one is filled in.
const later = () => import("./later-steps.tsx");
const ContactStep = lazyPart(async () => (await later()).ContactStep);
const HoursStep = lazyPart(async () => (await later()).HoursStep);
const SpecialHoursField = lazyPart(async () => (await later()).SpecialHoursField);
const PhotosStep = lazyPart(async () => (await later()).PhotosStep);
const CheckStep = lazyPart(async () => (await later()).CheckStep);
const StartAgain = lazyPart(async () => (await later()).StartAgain);

export function AddVendorForm() {
  const navigate = useNavigate();
  const toast = useToast();
  const begun = useAtomValue(isVendorBegunAtom);
  const store = useStore();
  const refusal = useAtomValue(vendorRefusalAtom);
  const [startingAgain, setStartingAgain] = useState(false);

  const form = useDraftForm<VendorFields, (typeof vendorFields)[number]>({
    id: "vendor",
    initial: noVendorFields,
    fields: vendorFields,
    // It is submitted from the page that it leads to.
    draft: { atom: vendorFormAtom, outlivesSending: true },
    check: checkVendor,
    send: () => {
      if (refusal) throw refusal;
      return navigate(paths.verifyVendor);
    },
  });
  const { current, restart, ...step } = useSteps(form, steps);
  const { onNext, onSubmit, onCurrentChange } = step.props;
  // Whoever has come back from the last step to change something needn't go through those in between again.
  const [checked, setChecked] = useState(false);
  const isChecked = begun && (checked || current === "preview");
  if (isChecked !== checked) setChecked(isChecked);

  const hasPhone = form.watch("phoneNumber") !== "";
  useEffect(() => void later().catch(() => undefined), []);
  useEffect(() => {
    if (hasPhone) void loadPhoneRules();
  }, [hasPhone]);

  // What the server refused leads back to its step, as any other problem does.
  const showRefusal = useEffectEvent(async () => {
    await onSubmit();
    store.set(vendorRefusalAtom, null);
  });
  useEffect(() => {
    if (refusal) void showRefusal();
  }, [refusal]);

  // Once it has been open it stays, out of sight: uploads would stop with it.
  const [photosOpened, setPhotosOpened] = useState(false);
  if (current === "photos" && !photosOpened) setPhotosOpened(true);
  const status = useStatus();

  return (
    <>
      <StepsFrame
        steps={step}
        title={messages.questions[current]}
        subtitle={messages.leads[current]}
        status={begun ? status : undefined}
        texts={{ submit: messages.next }}
        exit={
          begun ? (
            <>
              {checked && current !== "preview" ? (
                <Button variant="plain" onClick={() => onNext() && onCurrentChange("preview")}>
                  {messages.check.back}
                </Button>
              ) : null}
              <Button variant="plain" onClick={() => setStartingAgain(true)}>
                {messages.startAgain.button}
              </Button>
            </>
          ) : undefined
        }
      >
        {current === "basics" ? <BasicsStep form={form} /> : null}
        <Suspense>
          {current === "contact" ? <ContactStep form={form} /> : null}
          {current === "hours" ? (
            <Stack gap={6}>
              <HoursStep form={form} />
              <SpecialHoursField form={form} />
            </Stack>
          ) : null}
          {current === "preview" ? <CheckStep form={form} onChange={onCurrentChange} /> : null}
        </Suspense>
        {photosOpened ? (
          <div hidden={current !== "photos"}>
            <Suspense>
              <PhotosStep form={form} />
            </Suspense>
          </div>
        ) : null}
      </StepsFrame>
      {startingAgain ? (
        <Suspense>
          <StartAgain
            onOpenChange={setStartingAgain}
            onConfirm={() => {
              setPhotosOpened(false);
              form.discard();
              void dropPhotos("");
              restart();
              toast({ title: messages.startAgain.done });
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
}

/** Where the draft is kept. */
function useStatus(): string {
  const { isLoggedIn } = useAtomValue(sessionAtom);
  const { state } = useAtomValue(vendorAccountAtom);
  const { states } = messages.account;
  if (isLoggedIn && state === "saved") return states.saved;
  if (isListingUnsaved()) return messages.notSaved;
  return isLoggedIn && state !== "unsaved" ? states[state] : messages.saved;
}
