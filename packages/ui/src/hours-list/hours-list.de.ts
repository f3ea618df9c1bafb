import type { HoursListTexts } from "./hours-list.tsx";

export const de: HoursListTexts = {
  title: "Öffnungszeiten",
  today: "heute",
  days: {
    "all-day": "Rund um die Uhr",
    "by-appointment": "Nach Vereinbarung",
    closed: "Geschlossen",
    "not-given": "Nicht angegeben",
  },
  now: {
    open: "Jetzt geöffnet",
    until: (time) => `Jetzt geöffnet · bis ${time}`,
    allDay: "Rund um die Uhr geöffnet",
    byAppointment: "Nach Vereinbarung",
    closed: "Jetzt geschlossen",
    opens: (when) => `Öffnet ${when}`,
  },
  upcoming: "Demnächst",
};
