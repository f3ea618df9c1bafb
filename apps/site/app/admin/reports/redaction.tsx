import type { Schemas } from "@troth/api-client";
import { Button } from "@troth/ui/button";
import { Checkbox } from "@troth/ui/checkbox";
import { Heading } from "@troth/ui/heading";
import { Stack } from "@troth/ui/page";
import { Text } from "@troth/ui/text";
import { TextArea } from "@troth/ui/text-area";
import { type RefObject, useRef, useState } from "react";
import { isSame } from "../../forms/merge.ts";
import { ReviewPhotos } from "../../vendors/review-photos.tsx";
import { messages } from "./messages.ts";
import { takeOut } from "./take-out.ts";

const words = messages.redaction;

type Whole = Schemas["ReportCase"]["whole"];
type Words = "title" | "review";

/** What is left of it, and which photos go. */
export type Redacted = Record<Words, string> & { photos: string[] };

/** Whether all of it is back. */
export const takesNothing = (whole: Whole, { title, review, photos }: Redacted): boolean =>
  title === whole.title && review === whole.review && photos.length === 0;

type RedactionProps = {
  /** What it says and shows now. */
  review: Schemas["Review"];
  /** The same with what was taken out before, as long as that can be brought back. */
  whole: Whole;
  /** What is left of it; null as long as that stays as it is. */
  value: Redacted | null;
  onChange: (value: Redacted | null) => void;
};

/**
 * Takes parts out of a review. Its words can be selected, not written. Browsers don't let people select by keys in a text
 * that is read-only, so this one only behaves as if it were.
 */
export function Redaction({ review: current, whole, value, onChange }: RedactionProps) {
  const photos = whole.photos.map(({ id }) => id);
  const before: Redacted = {
    title: current.title,
    review: current.review,
    photos: photos.filter((id) => !current.photos.some((photo) => photo.id === id)),
  };
  const shown = value ?? before;
  const isShortened = before.title !== whole.title || before.review !== whole.review;
  const show = (change: Partial<Redacted>) => {
    const left = { ...shown, ...change };
    onChange(isSame(left, before) ? null : left);
  };
  const title = useRef<HTMLTextAreaElement>(null);
  const review = useRef<HTMLTextAreaElement>(null);
  // Pressing the button takes the focus away, but a text keeps what is selected in it.
  const [last, setLast] = useState<Words>("review");
  const [problem, setProblem] = useState("");
  const fields: Record<Words, RefObject<HTMLTextAreaElement | null>> = { title, review };

  const take = () => {
    const field = fields[last].current;
    const left = field && takeOut(shown[last], field.selectionStart, field.selectionEnd);
    setProblem(left ? "" : words.nothing);
    if (left) show({ [last]: left });
    field?.focus();
  };

  return (
    <Stack gap={4}>
      <div>
        <Heading level={3} size="card">
          {words.heading}
        </Heading>
        <Text size={15} tone="muted">
          {words.text}
        </Text>
      </div>
      {(["title", "review"] as const).map((name) =>
        whole[name] ? (
          <TextArea
            key={name}
            ref={fields[name]}
            label={words[name]}
            rows={name === "title" ? 1 : 6}
            dir="auto"
            inputMode="none"
            aria-readonly
            value={shown[name]}
            onChange={() => undefined}
            onBeforeInput={(event) => event.preventDefault()}
            onKeyDown={(event) => {
              if (event.key !== "Delete" && event.key !== "Backspace") return;
              event.preventDefault();
              take();
            }}
            error={problem && name === last ? problem : undefined}
            onSelect={() => setLast(name)}
          />
        ) : null,
      )}
      <Stack direction="row" gap={3}>
        <Button size="sm" variant="outline" onClick={take}>
          {words.take}
        </Button>
        {isShortened && (shown.title !== whole.title || shown.review !== whole.review) ? (
          <Button size="sm" variant="plain" onClick={() => show({ title: whole.title, review: whole.review })}>
            {words.putBack}
          </Button>
        ) : null}
        {value ? (
          <Button size="sm" variant="plain" onClick={() => onChange(null)}>
            {words.undo}
          </Button>
        ) : null}
      </Stack>
      {whole.photos.length > 0 ? (
        <fieldset className="grid gap-3">
          <legend className="mb-3 text-15 font-semibold">{words.photos}</legend>
          <ReviewPhotos review={{ author: current.author, photos: whole.photos }} />
          {whole.photos.map(({ id, alt }, i) => (
            <Checkbox
              key={id}
              label={words.photo(i + 1, alt)}
              checked={shown.photos.includes(id)}
              onChange={({ target }) =>
                show({ photos: photos.filter((one) => (one === id ? target.checked : shown.photos.includes(one))) })
              }
            />
          ))}
        </fieldset>
      ) : null}
    </Stack>
  );
}
