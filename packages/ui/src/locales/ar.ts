import type { Texts } from "../locale-provider/texts.ts";

const rules = new Intl.PluralRules("ar");

/** Arabic counts in six ways: none, one and two need no figure. */
const counted = (
  count: number,
  written: string,
  forms: { zero: string; one: string; two: string; few: string; many: string; other: string },
): string => {
  const rule = rules.select(count);
  return rule === "zero" || rule === "one" || rule === "two" ? forms[rule] : `${written} ${forms[rule]}`;
};

const reviews = (count: number, written: string) =>
  counted(count, written, {
    zero: "لا تقييمات",
    one: "تقييم واحد",
    two: "تقييمان",
    few: "تقييمات",
    many: "تقييمًا",
    other: "تقييم",
  });

const suggestions = (count: number, written: string) =>
  counted(count, written, {
    zero: "لا اقتراحات",
    one: "اقتراح واحد",
    two: "اقتراحان",
    few: "اقتراحات",
    many: "اقتراحًا",
    other: "اقتراح",
  });

/** A number in a text that is given none as written. */
const figure = (value: number) => value.toLocaleString("ar");

/** Every word of every component, in Arabic. */
export const ar: Texts = {
  "alert-dialog": { confirmLabel: "تأكيد", cancelLabel: "إلغاء" },
  "avatar-dropdown": {
    trigger: (name) => (name ? `قائمة الحساب، ${name}` : "قائمة الحساب"),
    profile: "الملف الشخصي",
    favourites: "المفضلة",
    favouritesCount: (_, written) => `المحفوظ: ${written}`,
    settings: "الإعدادات",
    logOut: "تسجيل الخروج",
    logOutTitle: "هل تريد تسجيل الخروج؟",
    logOutDescription: "تبقى المسودات على هذا الجهاز كما هي.",
    logOutConfirm: "تسجيل الخروج",
    logOutCancel: "البقاء متصلًا",
  },
  avatar: { moreLabel: (_, written) => `+${written}` },
  banner: { dismissLabel: "إخفاء" },
  breadcrumb: { label: "أنت هنا", expandLabel: "إظهار المسار كاملًا" },
  button: { loadingLabel: "يرجى الانتظار" },
  combobox: {
    open: "إظهار الكل",
    clear: "مسح",
    remove: (label) => `إزالة ${label}`,
    chosen: (labels) => `المختار: ${labels}`,
    added: (label) => `تم اختيار ${label}`,
    removed: (label) => `تمت إزالة ${label}`,
    results: suggestions,
    none: (query) => `لا نتائج عن «${query}»`,
    loading: "جارٍ البحث…",
    failed: "لم تصل القائمة.",
    retry: "المحاولة مرة أخرى",
    use: (text) => `استخدام «${text}»`,
  },
  "contact-card": {
    title: "التواصل",
    address: "العنوان",
    socials: "على شبكات التواصل",
    empty: "لا توجد بيانات تواصل بعد.",
  },
  dialog: { closeLabel: "إغلاق" },
  "error-summary": {
    title: (count, written) =>
      counted(count, written, {
        zero: "لا شيء يحتاج إلى تصحيح",
        one: "أمر واحد يحتاج إلى تصحيح",
        two: "أمران يحتاجان إلى تصحيح",
        few: "أمور تحتاج إلى تصحيح",
        many: "أمرًا يحتاج إلى تصحيح",
        other: "أمر يحتاج إلى تصحيح",
      }),
  },
  "favourite-button": {
    label: (name) => `حفظ ${name}`,
    save: "حفظ",
    count: (_, written) => `(مرات الحفظ: ${written})`,
  },
  field: {
    optionalLabel: "اختياري",
    countLabel: ({ value, min, max }, write) => {
      if (min !== undefined && value < min) return `${write(value)} · الحد الأدنى ${write(min)}`;
      if (max === undefined) return write(value);
      return value > max ? `الأحرف الزائدة: ${write(value - max)}` : `${write(value)} من ${write(max)}`;
    },
  },
  "file-upload": {
    choose: (many) => (many ? "اختر ملفات" : "اختر ملفًا"),
    drop: "أو أفلتها أو الصقها هنا",
    dropNow: "أفلت للإضافة",
    full: "لا مكان للمزيد",
    optional: "اختياري",
    kinds: (kinds) => kinds,
    maxSize: (size) => `حتى ${size} لكل ملف`,
    maxCount: (count) => `${count} على الأكثر`,
    wrongKind: (name, kinds) => (kinds ? `${name} من نوع آخر. اختر ${kinds}.` : `${name} من نوع آخر.`),
    tooLarge: (name, size, most) => `حجم ${name} هو ${size}. اختر ملفًا لا يتجاوز ${most}.`,
    empty: (name) => `${name} فارغ. اختره مرة أخرى أو اختر غيره.`,
    twice: (name) => `${name} موجود بالفعل.`,
    tooMany: (name, most) => `${name} زائد عن الحد: ${most} على الأكثر. أزل غيره أولًا.`,
    dismiss: (name) => `إخفاء: ${name}`,
    waiting: "في الانتظار",
    uploading: (name) => `جارٍ رفع ${name}`,
    done: "تم الرفع",
    failed: "لم يصل. حاول مرة أخرى.",
    cancel: (name) => `إلغاء ${name}`,
    retry: "حاول مرة أخرى",
    retryOf: (name) => `(${name})`,
    remove: (name) => `إزالة ${name}`,
    removed: (name) => `أُزيل ${name}.`,
    undo: "تراجع",
    summary: (done, total, failed) => `رُفع ${done} من ${total}${failed > 0 ? `، وتعذّر ${failed}` : ""}`,
  },
  "filter-panel": {
    title: "التصفية",
    open: (active, written) => (active > 0 ? `التصفية (${written})` : "التصفية"),
    clear: "مسح الكل",
    apply: "إظهار النتائج",
    more: "إظهار المزيد",
  },
  footer: { socialsLabel: "تجدنا أيضًا على" },
  gallery: {
    open: (position, total, alt) => `الصورة ${figure(position)} من ${figure(total)}${alt ? `: ${alt}` : ""}`,
    all: (total) => `كل الصور (${figure(total)})`,
    position: (position, total) => `${figure(position)} من ${figure(total)}`,
    previous: "الصورة السابقة",
    next: "الصورة التالية",
    close: "إغلاق",
  },
  "hours-list": {
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
  },
  "log-in-dialog": {
    note: "لن يضيع شيء: ستعود بعد ذلك إلى هنا وتكمل من حيث توقفت.",
    logIn: "تسجيل الدخول",
    signUp: "إنشاء حساب",
    continueWithout: "المتابعة دون حساب",
  },
  "month-field": { optionalLabel: "اختياري", monthLabel: "الشهر", yearLabel: "السنة" },
  navbar: { label: "الرئيسية", menuLabel: "القائمة", closeLabel: "إغلاق القائمة" },
  "not-found-template": { title: "عذرًا! لا نجد هذه الصفحة.", homeLabel: "العودة إلى الصفحة الرئيسية" },
  "opening-hours-editor": {
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
  },
  page: { skipLabel: "الانتقال إلى المحتوى" },
  pagination: {
    label: "الصفحات",
    previous: "السابق",
    next: "التالي",
    page: (page) => `الصفحة ${page}`,
    pageOf: (page, pages) => `الصفحة ${page} من ${pages}`,
  },
  "password-field": {
    show: "إظهار كلمة المرور",
    hide: "إخفاء كلمة المرور",
    meter: "القوة",
    strength: { weak: "ضعيفة", fair: "مقبولة", good: "جيدة", strong: "قوية" },
    advice: {
      longer: "أضف كلمة أو كلمتين.",
      common: "أجزاء منها من أول ما يُخمَّن. اختر كلمات لا يتوقعها أحد معًا.",
      repeats: "قلّل من التكرار.",
    },
  },
  "photo-upload": {
    choose: (many) => (many ? "اختر صورًا" : "اختر صورة"),
    cover: "الغلاف",
    makeCover: "اجعلها الغلاف",
    coverOf: (name) => `(${name})`,
    earlier: (name) => `قدّم ${name}`,
    later: (name) => `أخّر ${name}`,
    moved: (name, place, total) => `${name} الآن ${place} من ${total}.`,
    caption: (name) => `ما تُظهره ${name}`,
    captionHint: "ماذا تُظهر؟",
    noPreview: "لا معاينة",
    loading: "جارٍ إحضار صورك",
  },
  "rating-summary": {
    count: reviews,
    fresh: "جديد",
    freshNote: (count, written) => `${reviews(count, written)} حتى الآن. يظهر المتوسط ابتداءً من ثلاثة.`,
    histogram: "التقييمات حسب النجوم",
    row: (stars, count, written) => `عدد النجوم ${figure(stars)}: ${reviews(count, written)}`,
    aspects: "حسب الجانب",
  },
  "review-card": {
    more: "قراءة المزيد",
    less: "عرض أقل",
    edited: (date) => `عُدِّل في ${date}`,
    pictures: "الصور",
    aspects: "حسب الجانب",
    reply: (name) => `رد من ${name}`,
    held: "غير منشور بعد: نحن نراجعه.",
    hidden: "هذا التقييم مخفي ريثما نراجع بلاغًا.",
  },
  "review-stepper": {
    position: (current, total) => `الخطوة ${figure(current)} من ${figure(total)}`,
    back: "رجوع",
    next: "التالي:",
    submit: "نشر",
    wait: "يرجى الانتظار",
    steps: {},
  },
  "search-box": { submitLabel: "بحث", label: "البحث عن مورّد", suggestionsLabel: suggestions },
  "server-error-template": {
    title: "حدث خطأ",
    description: "يرجى المحاولة لاحقًا",
    retryLabel: "إعادة المحاولة",
  },
  spinner: { label: "جارٍ التحميل" },
  "splash-typer": { label: (shortName) => `جارٍ تحميل ${shortName}` },
  "star-input": {
    names: ["سيئ جدًا", "ضعيف", "مقبول", "جيد", "رائع"],
    optionLabel: (stars, name) => `عدد النجوم ${figure(stars)}: ${name}`,
    clearLabel: "مسح",
  },
  stars: { label: (_, written) => `${written} من ${figure(5)} نجوم` },
  stepper: {
    label: "التقدم",
    position: (current, total) => `الخطوة ${figure(current)} من ${figure(total)}`,
    done: "تمت",
    error: "فيها مشكلة",
  },
  switch: { loadingLabel: "جارٍ الحفظ" },
  "time-field": {
    earlier: "أبكر",
    later: "أبعد",
    unreadable: (example) => `اكتب وقتًا مثل ${example}.`,
    tooEarly: (min) => `اختر ${min} أو بعدها.`,
    tooLate: (max) => `اختر ${max} أو قبلها.`,
  },
  toast: { label: "الإشعارات ({hotkey})", closeLabel: "إخفاء", noticeLabel: "إشعار" },
  "vendor-card": {
    newLabel: "جديد",
    verifiedLabel: "موثَّق",
    ratingLabel: (average, count, written) => `التقييم ${average} من ${figure(5)}، ${reviews(count, written)}`,
  },
  "vendor-header": {
    countLabel: reviews,
    newLabel: (count, written) => (count > 0 ? `جديد · ${reviews(count, written)}` : "جديد · لا تقييمات بعد"),
  },
};
