import type { PasswordFieldTexts } from "./password-field.tsx";

export const ar: PasswordFieldTexts = {
  show: "إظهار كلمة المرور",
  hide: "إخفاء كلمة المرور",
  meter: "القوة",
  strength: { weak: "ضعيفة", fair: "مقبولة", good: "جيدة", strong: "قوية" },
  advice: {
    longer: "أضف كلمة أو كلمتين.",
    common: "أجزاء منها من أول ما يُخمَّن. اختر كلمات لا يتوقعها أحد معًا.",
    repeats: "قلّل من التكرار.",
  },
};
