import type { PasswordFieldTexts } from "./password-field.tsx";

export const ja: PasswordFieldTexts = {
  show: "パスワードを表示",
  hide: "パスワードを隠す",
  meter: "強度",
  strength: { weak: "弱い", fair: "普通", good: "良い", strong: "強い" },
  advice: {
    longer: "単語をあと一つか二つ加えてください。",
    common: "よく使われる部分があります。誰も思いつかない組み合わせの単語を選んでください。",
    repeats: "繰り返しを減らしてください。",
  },
};
