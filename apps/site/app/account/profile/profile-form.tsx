import { ApiProblem, type Tagged } from "@troth/api-client";
import { useQueryClient } from "@tanstack/react-query";
import { longestLocation, longestName } from "@troth/rules/profile";
import { Banner } from "@troth/ui/banner";
import { Button } from "@troth/ui/button";
import { Stack } from "@troth/ui/page";
import { PasswordField } from "@troth/ui/password-field";
import { TextField } from "@troth/ui/text-field";
import { useToast } from "@troth/ui/toast";
import { useSetAtom } from "jotai";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { AccountName } from "../../forms/account-name.tsx";
import { FormFrame } from "../../forms/form-frame.tsx";
import { messages as formWords } from "../../forms/messages.ts";
import { sayProblem } from "../../forms/say-problem.ts";
import { isEmail, useForm } from "../../forms/use-form.ts";
import { meQuery } from "../../queries.ts";
import { noProfileDraft, type ProfileDraft, profileDraftAtom, type ProfileFields } from "../../state/profile-draft.ts";
import { updateProfileAtom } from "../../state/session.ts";
import { useVisit } from "../../visit.ts";
import { fieldNames, fieldsOf, isSame, merge } from "./merge.ts";
import { messages } from "./messages.ts";
import { useChangeAccount } from "./use-account.ts";

const words = messages.profile;

type ProfileFormProps = { me: Tagged<"getMe">; hasPassword: boolean };

/**
 * Names, address and place. What is written and not saved is kept, under what the profile was when it was written; should
 * the profile be another one by then, it is told, and nothing is overwritten unseen.
 */
export function ProfileForm({ me, hasPassword }: ProfileFormProps) {
  const { api, store } = useVisit();
  const queryClient = useQueryClient();
  const toast = useToast();
  const updateProfile = useSetAtom(updateProfileAtom);
  const changeAccount = useChangeAccount();
  const setDraft = useSetAtom(profileDraftAtom);
  const { _id } = me.data;

  const [draft] = useState(() => {
    const kept = store.get(profileDraftAtom);
    return kept._id === _id ? kept : null;
  });
  const [restored, setRestored] = useState(draft !== null);
  const [base, setBase] = useState<ProfileFields>(draft?.base ?? fieldsOf(me.data));
  const [theirs, setTheirs] = useState<Partial<ProfileFields>>({});
  const [meanwhile, setMeanwhile] = useState<"stale" | "looking" | "shown" | null>(null);

  const form = useForm({
    id: "profile",
    initial: inOrder(draft?.mine ?? base),
    check: (values) => ({
      ...(!values.firstName.trim() && { firstName: formWords.required(words.firstName) }),
      ...(!values.lastName.trim() && { lastName: formWords.required(words.lastName) }),
      ...(!isEmail(values.email) && { email: formWords.email }),
      ...(isOther(values.email) &&
        !values.currentPassword && { currentPassword: formWords.required(words.currentPassword) }),
    }),
    send: async ({ currentPassword, ...written }) => {
      const { data, etag } = await api.tagged.updateProfile({
        body: {
          email: written.email.trim(),
          firstName: written.firstName.trim(),
          lastName: written.lastName.trim(),
          location: written.location.trim(),
          ...(isOther(written.email) && { currentPassword }),
        },
        ...(me.etag && { header: { "If-Match": me.etag } }),
      });
      const saved = fieldsOf(data.userData);
      fill(saved);
      setBase(saved);
      setTheirs({});
      setMeanwhile(null);
      setRestored(false);
      queryClient.setQueryData(meQuery(_id).queryKey, { data: data.userData, etag });
      changeAccount((account) => ({ ...account, pendingEmail: data.pendingEmail }));
      updateProfile(saved);
      toast({
        title: words.saved,
        tone: "success",
        ...(isOther(written.email) && { description: words.savedButEmail(written.email.trim()) }),
      });
    },
    explain: (error) => {
      if (!(error instanceof ApiProblem)) return null;
      if (error.kind === "wrong-password") return { currentPassword: error.detail ?? error.title };
      if (error.kind !== "changed-meanwhile") return null;
      setMeanwhile("stale");
      return {};
    },
  });
  const { set } = form;
  const values = form.watch();
  const isOther = (email: string) => email.trim().toLowerCase() !== me.data.email.toLowerCase();
  const fill = (fields: ProfileFields) => {
    for (const name of fieldNames) set(name, fields[name]);
    set("currentPassword", "");
  };

  const mine = fieldsOf(values);
  const isChanged = !isSame(mine, base);

  // What is there now, whoever put it there, goes into every field that was not written in.
  const takeIn = useEffectEvent((now: ProfileFields) => {
    const merged = merge(base, mine, now);
    for (const name of fieldNames) set(name, merged.fields[name]);
    setBase(now);
    setTheirs(merged.theirs);
    if (Object.keys(merged.theirs).length) setMeanwhile("shown");
  });
  const now = fieldsOf(me.data);
  // The fields are the form's, not state of this component: they cannot be filled while it renders.
  // oxlint-disable-next-line react/set-state-in-effect
  useEffect(() => takeIn(fieldsOf(me.data)), [me]);

  const written = isChanged ? JSON.stringify({ _id, base, mine } satisfies ProfileDraft) : "";
  useEffect(() => setDraft(written ? (JSON.parse(written) as ProfileDraft) : noProfileDraft), [written, setDraft]);

  const look = async () => {
    setMeanwhile("looking");
    try {
      await queryClient.refetchQueries({ queryKey: meQuery(_id).queryKey }, { throwOnError: true });
      setMeanwhile("shown");
    } catch (error) {
      setMeanwhile("stale");
      toast({ title: sayProblem(error), tone: "danger" });
    }
  };

  const takeTheirs = () => {
    fill(now);
    setBase(now);
    setTheirs({});
    setMeanwhile(null);
    setRestored(false);
  };

  const hint = (name: keyof ProfileFields, usual?: string) => {
    const there = theirs[name];
    return there === undefined ? usual : words.thereNow(there);
  };

  return (
    <FormFrame form={form}>
      {restored && isChanged ? (
        <Banner
          live
          action={
            <Button size="sm" variant="outline" onClick={takeTheirs}>
              {words.discard}
            </Button>
          }
        >
          {words.restored}
        </Banner>
      ) : null}
      {meanwhile ? (
        <Meanwhile
          key={meanwhile === "shown" ? "shown" : "stale"}
          state={meanwhile}
          differs={Object.keys(theirs).length > 0}
          onLook={look}
          onTake={takeTheirs}
        />
      ) : null}
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={words.firstName}
          autoComplete="given-name"
          maxLength={longestName}
          {...form.field("firstName")}
          hint={hint("firstName")}
        />
        <TextField
          label={words.lastName}
          autoComplete="family-name"
          maxLength={longestName}
          {...form.field("lastName")}
          hint={hint("lastName")}
        />
      </div>
      <TextField
        label={words.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        readOnly={!hasPassword}
        {...form.field("email")}
        hint={hint("email", hasPassword ? words.emailHint : words.emailNeedsPassword)}
      />
      {isOther(values.email) ? (
        <>
          <AccountName email={me.data.email} />
          <PasswordField
            label={words.currentPassword}
            hint={words.currentPasswordHint}
            autoComplete="current-password"
            {...form.field("currentPassword")}
          />
        </>
      ) : null}
      <TextField
        label={words.location}
        optional
        autoComplete="address-level2"
        maxLength={longestLocation}
        {...form.field("location")}
        hint={hint("location", words.locationHint)}
      />
      <Stack direction="row">
        <Button type="submit" loading={form.busy}>
          {words.save}
        </Button>
      </Stack>
    </FormFrame>
  );
}

/** As the fields stand on the page. */
const inOrder = ({ firstName, lastName, email, location }: ProfileFields) => ({
  firstName,
  lastName,
  email,
  currentPassword: "",
  location,
});

type MeanwhileProps = {
  state: "stale" | "looking" | "shown";
  differs: boolean;
  onLook: () => Promise<void>;
  onTake: () => void;
};

/** The profile is no longer what this form began with. Takes the focus, as a summary of problems would. */
function Meanwhile({ state, differs, onLook, onTake }: MeanwhileProps) {
  const banner = useRef<HTMLDivElement>(null);
  useEffect(() => banner.current?.focus(), []);
  return state === "shown" ? (
    <Banner
      ref={banner}
      tabIndex={-1}
      tone="caution"
      live
      action={
        differs ? (
          <Button size="sm" variant="outline" onClick={onTake}>
            {words.shown.take}
          </Button>
        ) : undefined
      }
    >
      {differs ? words.shown.differs : words.shown.same}
    </Banner>
  ) : (
    <Banner
      ref={banner}
      tabIndex={-1}
      tone="danger"
      live
      title={words.stale.title}
      action={
        <Button size="sm" variant="outline" loading={state === "looking"} onClick={() => void onLook()}>
          {words.stale.show}
        </Button>
      }
    >
      {words.stale.text}
    </Banner>
  );
}
