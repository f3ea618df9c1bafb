import type { SpecialHoursEditorTexts } from "./special-hours-editor.tsx";

export const de: SpecialHoursEditorTexts = {
  title: "Feiertage und besondere Zeiten",
  hint: "An diesen Tagen gelten diese Zeiten statt der üblichen.",
  empty: "Noch keine. Über Weihnachten geschlossen, im Winter andere Zeiten? Fügen Sie die Tage hinzu.",
  from: "Erster Tag",
  to: "Letzter Tag",
  label: "Anlass",
  labelExample: "Weihnachten",
  state: "Geöffnet oder geschlossen",
  states: { open: "Geöffnet", "all-day": "Ganztägig", "by-appointment": "Nach Vereinbarung", closed: "Geschlossen" },
  unnamed: "Neue Tage",
  opens: (dates, slot) => (slot === 1 ? `${dates}: öffnet um` : `${dates}: öffnet um, Zeitraum ${slot}`),
  closes: (dates, slot) => (slot === 1 ? `${dates}: schließt um` : `${dates}: schließt um, Zeitraum ${slot}`),
  until: "bis zum nächsten Tag",
  addSlot: (dates) => `Zeitraum hinzufügen: ${dates}`,
  removeSlot: (dates, slot) => `Zeitraum ${slot} entfernen: ${dates}`,
  add: "Tage hinzufügen",
  remove: (dates) => `${dates} entfernen`,
  full: (most) => `Mehr als ${most} sind nicht möglich. Entfernen Sie vergangene, um weitere hinzuzufügen.`,
  past: (count) => `Vergangene Tage (${count})`,
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
    missingDate: "Wählen Sie ein Datum.",
    order: "Der letzte Tag liegt vor dem ersten.",
    taken: (dates) => `${dates} steht schon in der Liste. Wählen Sie andere Tage.`,
  },
};
