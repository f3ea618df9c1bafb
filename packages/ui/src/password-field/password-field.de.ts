import type { PasswordFieldTexts } from "./password-field.tsx";

export const de: PasswordFieldTexts = {
  show: "Passwort zeigen",
  hide: "Passwort verbergen",
  meter: "Stärke",
  strength: { weak: "Schwach", fair: "Mäßig", good: "Gut", strong: "Stark" },
  advice: {
    longer: "Fügen Sie ein oder zwei Wörter hinzu.",
    common: "Teile davon werden als Erstes geraten. Wählen Sie Wörter, die niemand zusammen erwartet.",
    repeats: "Wiederholen Sie weniger davon.",
  },
};
