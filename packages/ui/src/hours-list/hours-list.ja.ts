import type { HoursListTexts } from "./hours-list.tsx";

export const ja: HoursListTexts = {
  title: "営業時間",
  today: "今日",
  days: {
    "all-day": "二十四時間営業",
    "by-appointment": "要予約",
    closed: "休業",
    "not-given": "未記入",
  },
  now: {
    open: "営業中",
    until: (time) => `営業中・${time}まで`,
    allDay: "二十四時間営業",
    byAppointment: "要予約",
    closed: "営業時間外",
    opens: (when) => `${when}から営業`,
  },
  upcoming: "今後の予定",
};
