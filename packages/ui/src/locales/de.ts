import type { Texts } from "../locale-provider/texts.ts";

const reviews = (count: number, written: string) => `${written} ${count === 1 ? "Bewertung" : "Bewertungen"}`;

/** Every word of every component, in German. */
export const de: Texts = {
  "alert-dialog": { confirmLabel: "Bestätigen", cancelLabel: "Abbrechen" },
  "avatar-dropdown": {
    trigger: (name) => (name ? `Kontomenü, ${name}` : "Kontomenü"),
    profile: "Profil",
    favourites: "Favoriten",
    favouritesCount: (_, written) => `${written} gemerkt`,
    settings: "Einstellungen",
    logOut: "Abmelden",
    logOutTitle: "Abmelden?",
    logOutDescription: "Entwürfe auf diesem Gerät bleiben, wo sie sind.",
    logOutConfirm: "Abmelden",
    logOutCancel: "Angemeldet bleiben",
  },
  avatar: { moreLabel: (_, written) => `+${written}` },
  banner: { dismissLabel: "Ausblenden" },
  breadcrumb: { label: "Sie sind hier", expandLabel: "Den ganzen Pfad zeigen" },
  button: { loadingLabel: "Bitte warten" },
  combobox: {
    open: "Alle zeigen",
    clear: "Leeren",
    remove: (label) => `${label} entfernen`,
    chosen: (labels) => `Gewählt: ${labels}`,
    added: (label) => `${label} gewählt`,
    removed: (label) => `${label} entfernt`,
    results: (count, written) => (count === 1 ? "1 Vorschlag" : `${written} Vorschläge`),
    none: (query) => `Nichts gefunden für „${query}“`,
    loading: "Suche läuft …",
    failed: "Die Liste ist nicht angekommen.",
    retry: "Noch einmal versuchen",
    use: (text) => `„${text}“ verwenden`,
  },
  "contact-card": {
    title: "Kontakt",
    address: "Adresse",
    socials: "In sozialen Netzwerken",
    empty: "Noch keine Kontaktdaten.",
  },
  dialog: { closeLabel: "Schließen" },
  "error-summary": {
    title: (count, written) =>
      count === 1 ? "Eine Angabe ist zu berichtigen" : `${written} Angaben sind zu berichtigen`,
  },
  "favourite-button": {
    label: (name) => `Merken: ${name}`,
    save: "Merken",
    count: (_, written) => `(${written}-mal gemerkt)`,
  },
  field: {
    optionalLabel: "freiwillig",
    countLabel: ({ value, min, max }, write) => {
      if (min !== undefined && value < min) return `${write(value)} · mindestens ${write(min)}`;
      if (max === undefined) return write(value);
      return value > max ? `${write(value - max)} Zeichen zu viel` : `${write(value)} von ${write(max)}`;
    },
  },
  "filter-panel": {
    title: "Filter",
    open: (active, written) => (active > 0 ? `Filter (${written})` : "Filter"),
    clear: "Alle zurücksetzen",
    apply: "Ergebnisse zeigen",
    more: "Mehr zeigen",
  },
  footer: { socialsLabel: "Anderswo zu finden" },
  gallery: {
    open: (position, total, alt) => `Bild ${position} von ${total}${alt ? `: ${alt}` : ""}`,
    all: (total) => `Alle ${total} Bilder`,
    position: (position, total) => `${position} von ${total}`,
    previous: "Vorheriges Bild",
    next: "Nächstes Bild",
    close: "Schließen",
  },
  "hours-list": {
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
  },
  "log-in-dialog": {
    note: "Nichts geht verloren: Danach sind Sie wieder hier und machen weiter, wo Sie waren.",
    logIn: "Anmelden",
    signUp: "Registrieren",
    continueWithout: "Ohne Konto fortfahren",
  },
  "month-field": { optionalLabel: "freiwillig", monthLabel: "Monat", yearLabel: "Jahr" },
  navbar: { label: "Hauptnavigation", menuLabel: "Menü", closeLabel: "Menü schließen" },
  "not-found-template": { title: "Hoppla! Diese Seite finden wir nicht.", homeLabel: "Zur Startseite" },
  "opening-hours-editor": {
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
      overlapEnd: (which, time) =>
        `Überschneidet sich mit dem ${which + 1}. Zeitraum. Enden Sie um ${time} oder früher.`,
      overlapWhole: (which) =>
        `Überschneidet sich mit dem ${which + 1}. Zeitraum, der den ganzen Tag dauert. Entfernen Sie einen der beiden.`,
      overnight: (day, time) => `${day} ist noch bis ${time} geöffnet. Beginnen Sie um ${time} oder später.`,
    },
  },
  page: { skipLabel: "Zum Inhalt" },
  pagination: {
    label: "Seiten",
    previous: "Zurück",
    next: "Weiter",
    page: (page) => `Seite ${page}`,
    pageOf: (page, pages) => `Seite ${page} von ${pages}`,
  },
  "password-field": {
    show: "Passwort zeigen",
    hide: "Passwort verbergen",
    meter: "Stärke",
    strength: { weak: "Schwach", fair: "Mäßig", good: "Gut", strong: "Stark" },
    advice: {
      longer: "Fügen Sie ein oder zwei Wörter hinzu.",
      common: "Teile davon werden als Erstes geraten. Wählen Sie Wörter, die niemand zusammen erwartet.",
      repeats: "Wiederholen Sie weniger davon.",
    },
  },
  "rating-summary": {
    count: reviews,
    fresh: "Neu",
    freshNote: (count, written) =>
      count === 0
        ? "Noch keine Bewertungen. Ein Mittelwert steht hier ab drei."
        : `Bisher ${reviews(count, written)}. Ein Mittelwert steht hier ab drei.`,
    histogram: "Bewertungen nach Sternen",
    row: (stars, count, written) => `${stars} ${stars === 1 ? "Stern" : "Sterne"}: ${reviews(count, written)}`,
    aspects: "Nach Gesichtspunkten",
  },
  "review-card": {
    more: "Mehr lesen",
    less: "Weniger",
    edited: (date) => `Bearbeitet am ${date}`,
    pictures: "Fotos",
    aspects: "Nach Gesichtspunkten",
    reply: (name) => `Antwort von ${name}`,
    held: "Noch nicht öffentlich: Wir prüfen sie gerade.",
    hidden: "Diese Bewertung ist verborgen, während wir eine Meldung prüfen.",
  },
  "review-stepper": {
    position: (current, total) => `Schritt ${current} von ${total}`,
    back: "Zurück",
    next: "Weiter:",
    submit: "Veröffentlichen",
    wait: "Bitte warten",
    steps: {},
  },
  "search-box": {
    submitLabel: "Suchen",
    label: "Anbieter finden",
    suggestionsLabel: (count, written) => (count === 1 ? "1 Vorschlag" : `${written} Vorschläge`),
  },
  "server-error-template": {
    title: "Ein Fehler ist aufgetreten",
    description: "Bitte versuchen Sie es später noch einmal",
    retryLabel: "Noch einmal versuchen",
  },
  spinner: { label: "Wird geladen" },
  "splash-typer": { label: (shortName) => `${shortName} wird geladen` },
  "star-input": {
    names: ["furchtbar", "schwach", "in Ordnung", "gut", "wunderbar"],
    optionLabel: (stars, name) => `${stars} ${stars === 1 ? "Stern" : "Sterne"}: ${name}`,
    clearLabel: "Zurücknehmen",
  },
  stars: { label: (_, written) => `${written} von 5 Sternen` },
  stepper: {
    label: "Fortschritt",
    position: (current, total) => `Schritt ${current} von ${total}`,
    done: "erledigt",
    error: "hat einen Fehler",
  },
  switch: { loadingLabel: "Wird gespeichert" },
  "time-field": {
    earlier: "Früher",
    later: "Später",
    unreadable: (example) => `Schreiben Sie eine Uhrzeit wie ${example}.`,
    tooEarly: (min) => `Wählen Sie ${min} oder später.`,
    tooLate: (max) => `Wählen Sie ${max} oder früher.`,
  },
  toast: { label: "Hinweise ({hotkey})", closeLabel: "Ausblenden", noticeLabel: "Hinweis" },
  "vendor-card": {
    newLabel: "Neu",
    verifiedLabel: "Geprüft",
    ratingLabel: (average, count, written) => `${average} von 5 Sternen, ${reviews(count, written)}`,
  },
  "vendor-header": {
    countLabel: reviews,
    newLabel: (count, written) => (count > 0 ? `Neu · ${reviews(count, written)}` : "Neu · noch keine Bewertungen"),
  },
};
