import type { FileUploadTexts } from "./file-upload.tsx";

export const de: FileUploadTexts = {
  choose: (many) => (many ? "Dateien wählen" : "Datei wählen"),
  drop: "oder hier ablegen oder einfügen",
  dropNow: "Loslassen zum Hinzufügen",
  full: "Mehr haben nicht Platz",
  optional: "freiwillig",
  kinds: (kinds) => kinds,
  maxSize: (size) => `je höchstens ${size}`,
  maxPixels: (megapixels) => `höchstens ${megapixels} Megapixel`,
  maxCount: (count) => `höchstens ${count}`,
  wrongKind: (name, kinds) =>
    kinds ? `${name} ist von anderer Art. Wählen Sie ${kinds}.` : `${name} ist von anderer Art.`,
  tooLarge: (name, size, most) => `${name} hat ${size}. Wählen Sie eine Datei mit höchstens ${most}.`,
  empty: (name) => `${name} ist leer. Wählen Sie sie noch einmal oder eine andere.`,
  twice: (name) => `${name} ist schon da.`,
  tooMany: (name, most) => `${name} ist eine zu viel: höchstens ${most}. Entfernen Sie zuerst eine andere.`,
  unreadable: (name) =>
    `${name} lässt sich nicht als Foto öffnen. Vielleicht ist die Datei beschädigt. Wählen Sie eine andere.`,
  tooManyPixels: (name, most) => `${name} hat mehr als ${most} Megapixel. Wählen Sie ein kleineres Foto.`,
  dismiss: (name) => `Ausblenden: ${name}`,
  waiting: "Wartet",
  uploading: (name) => `${name} wird hochgeladen`,
  done: "Hochgeladen",
  failed: "Nicht angekommen. Versuchen Sie es noch einmal.",
  cancel: (name) => `${name} abbrechen`,
  retry: "Noch einmal",
  retryOf: (name) => `(${name})`,
  remove: (name) => `${name} entfernen`,
  removed: (name) => `${name} wurde entfernt.`,
  undo: "Rückgängig",
  summary: (done, total, failed) => `${done} von ${total} hochgeladen${failed > 0 ? `, ${failed} fehlgeschlagen` : ""}`,
};
