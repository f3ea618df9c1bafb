import type { TimeFieldTexts } from "./time-field.tsx";

export const ar: TimeFieldTexts = {
  earlier: "أبكر",
  later: "أبعد",
  unreadable: (example) => `اكتب وقتًا مثل ${example}.`,
  tooEarly: (min) => `اختر ${min} أو بعدها.`,
  tooLate: (max) => `اختر ${max} أو قبلها.`,
};
