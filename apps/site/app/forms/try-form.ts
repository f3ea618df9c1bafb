/** Any form (`use-form.ts`), whatever its values. */
export type TriedForm = {
  busy: boolean;
  hook: { handleSubmit: (onValid: () => void, onInvalid: () => void) => () => Promise<void> };
  onTried: (fields: "all") => void;
};

/**
 * Says what is wrong with a form, as an attempt to send it would, and sends nothing. What is being sent already is left
 * to that attempt.
 * @returns whether nothing is wrong
 */
export async function tryForm({ busy, hook, onTried }: TriedForm): Promise<boolean> {
  if (busy) return true;
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
