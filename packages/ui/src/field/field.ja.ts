import type { FieldTexts } from "./field.tsx";

export const ja: FieldTexts = {
  optionalLabel: "任意",
  countLabel: ({ value, min, max }, write) => {
    if (min !== undefined && value < min) return `${write(value)}文字・${write(min)}文字以上`;
    if (max === undefined) return `${write(value)}文字`;
    return value > max ? `${write(value - max)}文字超過` : `${write(value)}／${write(max)}文字`;
  },
};
