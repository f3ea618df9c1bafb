import type { TimeFieldTexts } from "./time-field.tsx";

export const ja: TimeFieldTexts = {
  earlier: "早める",
  later: "遅らせる",
  unreadable: (example) => `${example}のように時刻を入力してください。`,
  tooEarly: (min) => `${min}以降を選んでください。`,
  tooLate: (max) => `${max}以前を選んでください。`,
};
