import { ApiProblem } from "@troth/api-client";
import { claimRoleValues } from "@troth/api-client/enumerations";
import { claimNoteLength } from "@troth/rules/claims";
import { lengthOf, seenLengthOf } from "@troth/rules/text";
import { Banner } from "@troth/ui/banner";
import { Button } from "@troth/ui/button";
import { Dialog } from "@troth/ui/dialog";
import { Stack } from "@troth/ui/page";
import { Skeleton } from "@troth/ui/skeleton";
import { RadioGroup } from "@troth/ui/radio-group";
import { Text } from "@troth/ui/text";
import { TextArea } from "@troth/ui/text-area";
import { TextField } from "@troth/ui/text-field";
import { type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { Link } from "react-router-dom";
import { usePersonId } from "../account/profile/use-account.ts";
import { change } from "../actions/changes.ts";
import { LoginRequiredError } from "../actions/problem.ts";
import { useAction } from "../actions/use-action.ts";
import { date } from "../dates.ts";
import { choice } from "../forms/controls.ts";
import { DraftNotice } from "../forms/draft-notices.tsx";
import { FormFrame } from "../forms/form-frame.tsx";
import { messages as formWords } from "../forms/messages.ts";
import { useDraftForm } from "../forms/use-draft-form.ts";
import { lazyPart } from "../frame/lazy-part.ts";
import { isEmail } from "../forms/use-form.ts";
import * as paths from "../paths.ts";
import type { Vendor } from "../queries.ts";
import { type Claim, claimsToQuery, stateOf, useOpenClaim } from "./claims-query.ts";
import { claimDraftAtom, claimFields } from "../state/claim-draft.ts";
import { useManages } from "../vendors/use-own.ts";
import { messages } from "./messages.ts";
import { roleMessages } from "./role-messages.ts";

const words = messages.dialog;

const ClaimDocument = lazyPart(async () => (await import("./claim-document.tsx")).ClaimDocument);

type ClaimDialogProps = {
  vendor: Pick<Vendor, "id" | "name" | "website" | "websiteText" | "isClaimed">;
  open: boolean;
  onClose: () => void;
};

/** Where someone says that a business is theirs, and why we should believe it. */
export function ClaimDialog({ vendor, open, onClose }: ClaimDialogProps) {
  const [sent, setSent] = useState<Claim | null>(null);
  const manages = useManages(vendor.id);
  const claimed = useOpenClaim(vendor.id);
  // A form that has been shown stays until it's answered.
  const [isWriting, setWriting] = useState(false);
  if (open && claimed === null && !isWriting) setWriting(true);
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) {
      setSent(null);
      setWriting(false);
    }
  }
  const before = isWriting ? null : claimed;
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      title={
        manages
          ? messages.yours.title
          : sent
            ? messages.sent.title
            : before
              ? messages.open.title
              : words.title(vendor.name)
      }
      description={manages || sent || before ? undefined : words.description}
    >
      {manages ? (
        <Stack gap={4}>
          <Text>{messages.yours.text(vendor.name)}</Text>
          <Stack direction="row" gap={3}>
            <Button asChild>
              <Link to={paths.editVendor(vendor.id)}>{messages.yours.manage}</Link>
            </Button>
            <Button variant="plain" onClick={onClose}>
              {messages.yours.close}
            </Button>
          </Stack>
        </Stack>
      ) : sent ? (
        <Sent claim={sent} onChange={setSent} onClose={onClose}>
          {messages.sent.text}
        </Sent>
      ) : before ? (
        <Sent claim={before} onClose={onClose}>
          {messages.open.claimed(date(before.createdAt))}{" "}
          {before.status === "needs-more" ? messages.open.question : messages.open.text}
        </Sent>
      ) : before === null ? (
        <ClaimForm vendor={vendor} onSent={setSent} />
      ) : (
        <Skeleton lines={6} />
      )}
    </Dialog>
  );
}

type ClaimFormProps = { vendor: ClaimDialogProps["vendor"]; onSent: (claim: Claim) => void };

function ClaimForm({ vendor, onSent }: ClaimFormProps) {
  const known = claimsToQuery(usePersonId(), vendor.id);
  const claim = useAction("claimVendor", {
    attempt: "here",
    learn: (made) => [change(known, (claims) => [made, ...claims.filter(({ id }) => id !== made.id)])],
    stale: ["listMyClaims", "getOwnReview"],
    needsLogin: { title: words.logIn(vendor.name), description: words.logInHint, from: paths.claimVendor(vendor.id) },
  });
  const form = useDraftForm({
    id: "claim",
    initial: { role: "" as Claim["role"] | "", businessEmail: "", note: "" },
    fields: claimFields,
    draft: { atom: claimDraftAtom, whose: vendor.id },
    check: ({ role, businessEmail, note }) => ({
      ...(!role && { role: words.roleMissing }),
      ...(businessEmail.trim() && !isEmail(businessEmail) && { businessEmail: formWords.email }),
      ...(seenLengthOf(note) < claimNoteLength.min && { note: words.noteShort }),
      ...(lengthOf(note) > claimNoteLength.max && { note: words.noteLong }),
    }),
    send: async ({ role, businessEmail, note }) => {
      if (role === "") return;
      const address = businessEmail.trim();
      onSent(
        await claim.send({
          path: { id: vendor.id },
          body: { role, note: note.trim(), ...(address && { businessEmail: address }) },
        }),
      );
    },
    explain: (error) => {
      // The question to log in has been asked.
      if (error instanceof LoginRequiredError) return {};
      if (!(error instanceof ApiProblem)) return null;
      if (error.kind === "email-unverified") return { form: words.unverified };
      return error.kind === "already-claimed" ? { form: words.already } : null;
    },
  });
  return (
    <FormFrame form={form}>
      {vendor.isClaimed ? <Banner title={words.owned}>{words.ownedHint}</Banner> : null}
      <DraftNotice form={form} words={words} />
      <RadioGroup
        legend={words.role}
        layout="cards"
        options={claimRoleValues.map((value) => ({ value, label: roleMessages[value] }))}
        {...choice(form, "role")}
      />
      <TextArea
        label={words.note}
        hint={words.noteHint}
        rows={4}
        count={{ value: lengthOf(form.watch("note")), ...claimNoteLength }}
        {...form.field("note")}
      />
      <TextField
        label={words.businessEmail}
        optional
        hint={words.emailHint(vendor.website && vendor.websiteText)}
        type="email"
        inputMode="email"
        autoComplete="email"
        {...form.field("businessEmail")}
      />
      <Button type="submit" size="lg" loading={form.busy}>
        {words.submit}
      </Button>
    </FormFrame>
  );
}

type SentProps = {
  claim: Claim;
  /** Given the claim once something has been handed in. Without it, the claim is read again. */
  onChange?: ((claim: Claim) => void) | undefined;
  onClose: () => void;
  children: ReactNode;
};

/** What happens next with a claim. */
function Sent({ claim, onChange, onClose, children }: SentProps) {
  const { businessEmail, status } = claim;
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => root.current?.focus(), []);
  return (
    <Stack gap={4} ref={root} tabIndex={-1}>
      {businessEmail === null || status !== "pending" || stateOf(claim) === status ? null : (
        <Text className="font-semibold wrap-anywhere">{messages.sent.email(businessEmail)}</Text>
      )}
      <Text>{children}</Text>
      <Suspense>
        <ClaimDocument claim={claim} onChange={onChange} />
      </Suspense>
      <Stack direction="row" gap={3}>
        <Button onClick={onClose}>{messages.sent.close}</Button>
        <Button asChild variant="plain">
          <Link to={paths.yourClaims()}>{messages.sent.yours}</Link>
        </Button>
      </Stack>
    </Stack>
  );
}
