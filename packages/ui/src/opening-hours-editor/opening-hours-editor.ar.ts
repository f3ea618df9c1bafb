import { figure } from "../lib/counts.ar.ts";
import type { OpeningHoursEditorTexts } from "./opening-hours-editor.tsx";

export const ar: OpeningHoursEditorTexts = {
  title: "ساعات العمل",
  states: {
    "not-given": "غير مذكور",
    open: "مفتوح",
    "all-day": "طوال اليوم",
    "by-appointment": "بموعد مسبق",
    closed: "مغلق",
  },
  state: (day) => `${day}: مفتوح أو مغلق`,
  opens: (day, slot) => (slot === 1 ? `${day}: يفتح عند` : `${day}: يفتح عند، الفترة ${figure(slot)}`),
  closes: (day, slot) => (slot === 1 ? `${day}: يغلق عند` : `${day}: يغلق عند، الفترة ${figure(slot)}`),
  until: (nextDay) => `حتى ${nextDay}`,
  addSlot: (day) => `إضافة فترة إلى ${day}`,
  removeSlot: (day, slot) => `إزالة الفترة ${figure(slot)} من ${day}`,
  copyTo: "نسخ إلى…",
  copyFrom: (day) => `(ساعات ${day})`,
  copyTitle: (day) => `نسخ ${day} إلى`,
  everyDay: "كل يوم",
  weekdays: "الاثنين إلى الجمعة",
  copy: "نسخ",
  cancel: "إلغاء",
  chooseDay: "اختر يومًا واحدًا على الأقل.",
  copied: (from, to) => `نُسخت ساعات ${from} إلى ${to}.`,
  undo: "تراجع",
  problems: {
    missingOpen: "أضف وقت الفتح.",
    missingClose: "أضف وقت الإغلاق.",
    time: "اكتب وقتًا مثل 09:00.",
    same: "يفتح ويغلق في الوقت نفسه. لليوم كله اختر «طوال اليوم».",
    overlapStart: (which, time) => `تتداخل مع الفترة ${figure(which + 1)}. ابدأ عند ${time} أو بعدها.`,
    overlapEnd: (which, time) => `تتداخل مع الفترة ${figure(which + 1)}. انتهِ عند ${time} أو قبلها.`,
    overlapWhole: (which) => `تتداخل مع الفترة ${figure(which + 1)} التي تدوم طوال اليوم. أزل إحداهما.`,
    overnight: (day, time) => `${day} مفتوح حتى ${time}. ابدأ عند ${time} أو بعدها.`,
  },
};
