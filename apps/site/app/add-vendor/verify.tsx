import { useQuery } from "@tanstack/react-query";
import { ActionBar } from "@troth/ui/action-bar";
import { Banner } from "@troth/ui/banner";
import { Button } from "@troth/ui/button";
import { Heading } from "@troth/ui/heading";
import { Stack } from "@troth/ui/page";
import { Text } from "@troth/ui/text";
import { useAtomValue, useSetAtom } from "jotai";
import { Suspense, useRef } from "react";
import { Link } from "react-router-dom";
import { ActionProblem } from "../actions/action-problem.tsx";
import { lazyPart } from "../frame/lazy-part.ts";
import { PageSkeleton } from "../frame/page-skeleton.tsx";
import * as paths from "../paths.ts";
import * as rarePaths from "../rare-paths.ts";
import { PhotosMissingNotice } from "../photos/photos-missing-notice.tsx";
import { PhotosMissing, useKeptFiles, usePhotos, useReadAgain } from "../photos/use-photos.ts";
import type { DraftPhoto } from "../state/draft-photo.ts";
import { vendorAccountAtom } from "../state/vendor-account.ts";
import { sessionAtom } from "../state/session.ts";
import { updateVendorDetailsAtom, vendorDetailsAtom } from "../state/vendor-draft.ts";
import { isListingUnsaved } from "../state/unsaved.ts";
import { vendorFieldsAtom } from "../state/vendor-form.ts";
import { duplicatesQuery } from "./duplicates-query.ts";
import { messages } from "./messages.ts";
import { useSubmit } from "./use-submit.ts";
import { bodyOf, duplicateQueryOf } from "./vendor-rules.ts";
import { VendorPreview } from "./vendor-preview.tsx";

const words = messages.verify;

const Duplicates = lazyPart(async () => (await import("./duplicates.tsx")).Duplicates);
const Unverified = lazyPart(async () => (await import("./unverified.tsx")).Unverified);

/** Once the photos that are only on this device have been read. */
export function Verify() {
  const { photos } = useAtomValue(vendorDetailsAtom);
  const { files, time, readAgain } = useKeptFiles(photos, "");
  return files ? <Checked key={time} photos={photos} files={files} onBehind={readAgain} /> : <PageSkeleton />;
}

type CheckedProps = { photos: readonly DraftPhoto[]; files: ReadonlyMap<string, File>; onBehind: () => void };

function Checked({ photos, files, onBehind }: CheckedProps) {
  const { isLoggedIn, userData } = useAtomValue(sessionAtom);
  const update = useSetAtom(updateVendorDetailsAtom);
  const { arrive, arrived, leaveOut, isBehind } = usePhotos({
    photos,
    files,
    scope: "",
    onChange: (photos) => update({ photos }),
  });
  const check = useDuplicates();
  const submission = useSubmit(arrive, check.state === "found");
  const { isIncomplete, submit, busy, isUnverified, problem } = submission;
  useReadAgain(isBehind && !busy, onBehind);
  const whereKept = useWhereKept();
  const actions = useRef<HTMLDivElement>(null);
  const [before, emphasis] = words.heading;

  const submitButton = (size?: "lg") =>
    isIncomplete || check.state === "found" ? null : (
      <Button
        data-submit
        size={size}
        onClick={submit}
        loading={busy || check.state === "looking"}
        loadingLabel={busy ? words.submitting : words.looking}
      >
        {words.submit}
      </Button>
    );
  const editLink = (size?: "lg") => (
    <Button asChild variant="outline" size={size}>
      <Link to={paths.addVendor}>{words.edit}</Link>
    </Button>
  );

  return (
    <Stack ref={actions} gap={8}>
      <Stack gap={4} className="max-w-[42rem]">
        <Heading level={1} size="section">
          {before}
          <em>{emphasis}</em>
        </Heading>
        <Text tone="muted">
          {words.lead} {isLoggedIn ? null : words.guest}
        </Text>
        {isIncomplete ? (
          <Banner
            tone="caution"
            live
            action={
              <Button asChild size="sm" variant="outline">
                <Link to={paths.addVendor}>{words.edit}</Link>
              </Button>
            }
          >
            {words.incomplete}
          </Banner>
        ) : null}
        {check.state === "found" ? (
          <Suspense>
            <Duplicates
              duplicates={check.duplicates}
              now={check.now}
              onNone={() => {
                update({ notThese: check.duplicates.map(({ vendor }) => vendor.id) });
                // Its own button has gone, so the next one takes the focus.
                requestAnimationFrame(() => {
                  for (const button of actions.current?.querySelectorAll<HTMLElement>("[data-submit]") ?? [])
                    button.focus();
                });
              }}
            />
          </Suspense>
        ) : null}
        {check.state === "unchecked" ? <Banner>{words.unchecked}</Banner> : null}
        {busy || !problem ? null : isUnverified ? (
          <Suspense>
            <Unverified email={userData.email} />
          </Suspense>
        ) : (
          <>
            {problem.error instanceof PhotosMissing ? (
              <PhotosMissingNotice
                title={words.problem}
                message={problem.message}
                to={rarePaths.addVendorStep("photos")}
                withoutLabel={words.without(problem.error.files.length)}
                onWithout={() => void leaveOut().then(submit)}
              />
            ) : (
              <ActionProblem action={submission} title={words.problem} />
            )}
            <Text tone="muted">{whereKept}</Text>
          </>
        )}
        {/* On a narrow window they are in the bar at the foot. */}
        <Stack direction="row" gap={3} className="max-lg:[@media(min-height:30rem)]:hidden">
          {submitButton("lg")}
          {editLink("lg")}
        </Stack>
        <Text asChild size={14} tone="muted">
          <output>{busy && arrived < photos.length ? words.uploading(arrived, photos.length) : null}</output>
        </Text>
      </Stack>
      <section aria-label={words.preview} className="border-t border-hairline pt-8">
        <VendorPreview files={files} />
      </section>
      <ActionBar>
        {editLink()}
        {submitButton()}
      </ActionBar>
    </Stack>
  );
}

/** What becomes of the draft if they don't submit it now. */
function useWhereKept(): string {
  const { isLoggedIn } = useAtomValue(sessionAtom);
  const { state } = useAtomValue(vendorAccountAtom);
  const { photos } = useAtomValue(vendorDetailsAtom);
  if (!isListingUnsaved()) return words.kept;
  return isLoggedIn && state === "saved" && photos.every(({ id }) => id) ? words.keptInAccount : messages.notSaved;
}

/** What the check for duplicates has found that the person hasn't said it isn't. */
function useDuplicates() {
  const body = bodyOf(useAtomValue(vendorFieldsAtom));
  const { notThese } = useAtomValue(vendorDetailsAtom);
  const { userData } = useAtomValue(sessionAtom);
  const {
    data,
    isError,
    dataUpdatedAt: now,
  } = useQuery({
    ...duplicatesQuery(userData._id, duplicateQueryOf(body ?? { name: "", location: [], category: [] })),
    enabled: body !== null,
  });
  if (!body) return { state: "nothing" as const };
  if (!data) return { state: isError ? ("unchecked" as const) : ("looking" as const) };
  const duplicates = data.filter(({ vendor }) => !notThese.includes(vendor.id));
  return duplicates.length > 0 ? { state: "found" as const, duplicates, now } : { state: "nothing" as const };
}
