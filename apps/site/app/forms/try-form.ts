/** Any form (`use-form.ts`), whatever its values. */
export type TriedForm = {
  hook: { handleSubmit: (onValid: () => void, onInvalid: () => void) => () => Promise<void> };
  onTried: (fields: "all") => void;
};

/** Says what is wrong with a form, as an attempt to send it would, and sends nothing. @returns whether nothing is wrong */
export async function tryForm({ hook, onTried }: TriedForm): Promise<boolean> {
  let isRight = true;
  await hook.handleSubmit(
    () => undefined,
    () => {
      isRight = false;
      onTried("all");
    },
  )();
  return isRight;
}
