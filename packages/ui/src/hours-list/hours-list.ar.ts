import type { HoursListTexts } from "./hours-list.tsx";

export const ar: HoursListTexts = {
  title: "ساعات العمل",
  today: "اليوم",
  days: {
    "all-day": "على مدار الساعة",
    "by-appointment": "بموعد مسبق",
    closed: "مغلق",
    "not-given": "غير مذكور",
  },
  now: {
    open: "مفتوح الآن",
    until: (time) => `مفتوح الآن · حتى ${time}`,
    allDay: "مفتوح على مدار الساعة",
    byAppointment: "بموعد مسبق",
    closed: "مغلق الآن",
    opens: (when) => `يفتح ${when}`,
  },
  upcoming: "قريبًا",
};
