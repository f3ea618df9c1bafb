import type { OpeningHoursEditorTexts } from "./opening-hours-editor.tsx";

export const de: OpeningHoursEditorTexts = {
  title: "Öffnungszeiten",
  states: {
    "not-given": "Nicht angegeben",
    open: "Geöffnet",
    "all-day": "Ganztägig",
    "by-appointment": "Nach Vereinbarung",
    closed: "Geschlossen",
  },
  state: (day) => `${day}: geöffnet oder geschlossen`,
  opens: (day, slot) => (slot === 1 ? `${day}, öffnet um` : `${day}, öffnet um, Zeitraum ${slot}`),
  closes: (day, slot) => (slot === 1 ? `${day}, schließt um` : `${day}, schließt um, Zeitraum ${slot}`),
  until: (nextDay) => `bis ${nextDay}`,
  addSlot: (day) => `Zeitraum am ${day} hinzufügen`,
  removeSlot: (day, slot) => `Zeitraum ${slot} am ${day} entfernen`,
  copyTo: "Kopieren …",
  copyFrom: (day) => `(Zeiten vom ${day})`,
  copyTitle: (day) => `${day} kopieren nach`,
  everyDay: "Jeden Tag",
  weekdays: "Montag bis Freitag",
  copy: "Kopieren",
  cancel: "Abbrechen",
  chooseDay: "Wählen Sie mindestens einen Tag.",
  copied: (from, to) => `${from} nach ${to} kopiert.`,
  undo: "Rückgängig",
  problems: {
    missingOpen: "Ergänzen Sie, wann geöffnet wird.",
    missingClose: "Ergänzen Sie, wann geschlossen wird.",
    time: "Schreiben Sie eine Uhrzeit wie 09:00.",
    same: "Öffnet und schließt zur selben Zeit. Für den ganzen Tag wählen Sie „Ganztägig“.",
    overlapStart: (which, time) =>
      `Überschneidet sich mit dem ${which + 1}. Zeitraum. Beginnen Sie um ${time} oder später.`,
    overlapEnd: (which, time) => `Überschneidet sich mit dem ${which + 1}. Zeitraum. Enden Sie um ${time} oder früher.`,
    overlapWhole: (which) =>
      `Überschneidet sich mit dem ${which + 1}. Zeitraum, der den ganzen Tag dauert. Entfernen Sie einen der beiden.`,
    overnight: (day, time) => `${day} ist noch bis ${time} geöffnet. Beginnen Sie um ${time} oder später.`,
  },
};
