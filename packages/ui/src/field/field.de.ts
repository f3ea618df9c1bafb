import type { FieldTexts } from "./field.tsx";

export const de: FieldTexts = {
  optionalLabel: "freiwillig",
  countLabel: ({ value, min, max }, write) => {
    if (min !== undefined && value < min) return `${write(value)} · mindestens ${write(min)}`;
    if (max === undefined) return write(value);
    return value > max ? `${write(value - max)} Zeichen zu viel` : `${write(value)} von ${write(max)}`;
  },
};
