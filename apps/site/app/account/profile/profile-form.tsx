import { ApiProblem, type Tagged } from "@troth/api-client";
import { useQueryClient } from "@tanstack/react-query";
import { maxLocationLength, maxNameLength } from "@troth/rules/profile";
import { Button } from "@troth/ui/button";
import { Stack } from "@troth/ui/page";
import { PasswordField } from "@troth/ui/password-field";
import { TextField } from "@troth/ui/text-field";
import { useSetAtom } from "jotai";
import { change } from "../../actions/changes.ts";
import { useAction } from "../../actions/use-action.ts";
import { AccountName } from "../../forms/account-name.tsx";
import { FormFrame } from "../../forms/form-frame.tsx";
import { DraftNotice, MeanwhileNotice } from "../../forms/draft-notices.tsx";
import { messages as formWords } from "../../forms/messages.ts";
import { isEmail } from "../../forms/use-form.ts";
import { useDraftForm } from "../../forms/use-draft-form.ts";
import { accountQuery } from "../../queries.ts";
import { meQuery } from "./queries.ts";
import { fieldsOf, profileDraftAtom, type ProfileFields, profileFields } from "../../state/profile-draft.ts";
import { updateProfileAtom } from "../../state/session.ts";
import { messages } from "./messages.ts";

const words = messages.profile;

type ProfileFormProps = { me: Tagged<"getMe">; hasPassword: boolean };

/** Names, address and location. */
export function ProfileForm({ me, hasPassword }: ProfileFormProps) {
  const queryClient = useQueryClient();
  const updateProfile = useSetAtom(updateProfileAtom);
  const query = meQuery(me.data._id);
  const isOther = (email: string) => email.trim().toLowerCase() !== me.data.email.toLowerCase();

  const save = useAction("tagged.updateProfile", {
    learn: ({ data, etag }) => [
      change(query, () => ({ data: data.userData, etag })),
      change(accountQuery(me.data._id), (account) => ({ ...account, pendingEmail: data.pendingEmail })),
    ],
    done: (_, { body: { email } }) => ({
      title: words.saved,
      tone: "success",
      ...(isOther(email) && { description: words.savedButEmail(email) }),
    }),
  });
  const form = useDraftForm({
    id: "profile",
    initial: inOrder(me.data),
    fields: profileFields,
    draft: { atom: profileDraftAtom, whose: me.data._id },
    server: {
      now: fieldsOf(me.data),
      look: () => queryClient.refetchQueries({ queryKey: query.queryKey }, { throwOnError: true }),
    },
    check: ({ firstName, lastName, email, currentPassword }) => ({
      ...(!firstName.trim() && { firstName: formWords.required(words.firstName) }),
      ...(!lastName.trim() && { lastName: formWords.required(words.lastName) }),
      ...(!isEmail(email) && { email: formWords.email }),
      ...(isOther(email) && !currentPassword && { currentPassword: formWords.required(words.currentPassword) }),
    }),
    send: async ({ currentPassword, ...written }) => {
      const email = written.email.trim();
      const { data } = await save.send({
        body: {
          email,
          firstName: written.firstName.trim(),
          lastName: written.lastName.trim(),
          location: written.location.trim(),
          ...(isOther(email) && { currentPassword }),
        },
        ...(me.etag && { header: { "If-Match": me.etag } }),
      });
      const saved = fieldsOf(data.userData);
      updateProfile(saved);
      return saved;
    },
    explain: (error) =>
      error instanceof ApiProblem && error.kind === "wrong-password"
        ? { currentPassword: error.detail ?? error.title }
        : null,
  });

  const hint = (name: keyof ProfileFields, usual?: string) => {
    const there = form.theirs[name];
    return there === undefined ? usual : words.thereNow(there);
  };

  return (
    <FormFrame form={form}>
      <DraftNotice form={form} words={words} />
      <MeanwhileNotice form={form} words={words} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={words.firstName}
          autoComplete="given-name"
          maxLength={maxNameLength}
          {...form.field("firstName")}
          hint={hint("firstName")}
        />
        <TextField
          label={words.lastName}
          autoComplete="family-name"
          maxLength={maxNameLength}
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
      {isOther(form.watch("email")) ? (
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
        maxLength={maxLocationLength}
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

/** In the order of the fields on the page. */
const inOrder = ({ firstName, lastName, email, location }: ProfileFields) => ({
  firstName,
  lastName,
  email,
  currentPassword: "",
  location,
});
