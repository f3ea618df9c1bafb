import { Diff, type DiffField } from "@troth/ui/diff";
import { Stack } from "@troth/ui/page";
import { Text } from "@troth/ui/text";
import { messages } from "./changes-messages.ts";

/** What a change did, field by field. All of these have changed, even if they read the same. */
export function Changes({ fields }: { fields: readonly DiffField[] }) {
  const alike = fields.filter(({ before, after }) => (before ?? "") === (after ?? ""));
  const others = fields.filter((field) => !alike.includes(field));
  return (
    <Stack gap={4}>
      {others.length > 0 ? <Diff fields={others} /> : null}
      {alike.map(({ label }) => (
        <Text key={label} size={15}>
          {messages.alike(label)}
        </Text>
      ))}
    </Stack>
  );
}
