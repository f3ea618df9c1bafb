// What every library shows: the same words, the same thousand cards.

export type Item = {
  id: number;
  first: string;
  last: string;
  title: string;
  text: string;
  badge: string;
  action: string;
};

const firsts = ["Ana", "Luka", "Miriam", "Yusuf", "Chiara", "Noor", "Tobias", "Aoife", "Hana", "Piotr"];
const lasts = ["Podrožnik", "Okafor", "Lindqvist", "Rossi", "Haddad", "Novak", "Brandt", "Kelly"];
const names = [
  "Villa",
  "Atelier",
  "Rose Barn",
  "Quartet",
  "Little Kitchen",
  "Glasshouse",
  "Studio",
  "Flower Room",
  "Harbour Hall",
];
const texts = [
  "They were there before us, stayed until the last guest had left, and nobody noticed them at all.",
  "The cake came in one piece and so did we.",
  "A garden that forgives the weather, and people who know what to do when it rains after all.",
  "Two songs were missing from our list. They learned both of them in one evening.",
];
const badges = ["Open now", "Verified", "Claimed", "New", "Fully booked"];
const actions = ["Ask for a date", "See reviews", "Save"];

const of = <T>(list: readonly T[], n: number): T => list[n % list.length]!;

/** The thousand cards. A different version changes everything in a card except which one it is. */
export const itemsOf = (version: number, count = 1000): Item[] =>
  Array.from({ length: count }, (_, id) => ({
    id,
    first: of(firsts, id + version),
    last: of(lasts, id * 3 + version),
    title: `${of(names, id + version)} ${id + 1}${version === 0 ? "" : `, ${version}`}`,
    text: of(texts, id + version),
    badge: of(badges, id + version),
    action: of(actions, id + version),
  }));

export const words = {
  button: "Publish review",
  dialog: {
    trigger: "Delete review",
    title: "Delete this review?",
    text: "It goes for good, with its photos and its answers.",
    cancel: "Keep it",
    confirm: "Delete",
  },
  menu: { trigger: "More", items: ["Edit", "Share", "Report"] },
  avatar: { first: "Ana", last: "Podrožnik", initials: "AP" },
  tabs: [
    { value: "reviews", label: "Reviews", text: "213 people have written about Villa Podrožnik." },
    { value: "photos", label: "Photos", text: "Forty photos by guests and eleven by the house." },
    { value: "about", label: "About", text: "A house above the lake, with room for ninety." },
  ],
  textField: { label: "Your name", hint: "As it stands beside your review.", value: "Ana Podrožnik" },
  select: {
    label: "Category",
    options: [
      { value: "venues", label: "Venues" },
      { value: "music", label: "Music" },
      { value: "flowers", label: "Flowers" },
    ],
  },
  checkbox: { label: "I was there myself" },
  toast: { trigger: "Save draft", title: "Draft saved", text: "It waits for you on this device." },
  card: { title: "Villa Podrožnik", text: "A garden that forgives the weather." },
} as const;

export const initialsOf = ({ first, last }: Pick<Item, "first" | "last">): string => `${first[0]}${last[0]}`;

/** For libraries whose avatar needs a picture. */
export const face =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'%3E%3Ccircle cx='4' cy='4' r='4' fill='%23ccd'/%3E%3C/svg%3E";
