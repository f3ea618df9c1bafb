import type { FieldTexts } from "./field.tsx";

export const ar: FieldTexts = {
  optionalLabel: "اختياري",
  countLabel: ({ value, min, max }, write) => {
    if (min !== undefined && value < min) return `${write(value)} · الحد الأدنى ${write(min)}`;
    if (max === undefined) return write(value);
    return value > max ? `الأحرف الزائدة: ${write(value - max)}` : `${write(value)} من ${write(max)}`;
  },
};
