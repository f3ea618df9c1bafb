import { plural } from "../format.ts";

export const messages = {
  title: "Compare vendors",
  heading: "Side by side",
  caption: (count: number) => `${plural(count, "vendor", "vendors")} side by side`,
  rows: {
    rating: "Rating",
    price: "Price",
    categories: "Category",
    places: "Places",
    today: "Open today",
    notes: "Notes",
    contact: "Contact",
  },
  rated: (average: number, count: number) => `${average.toFixed(1)} · ${plural(count, "review", "reviews")}`,
  isNew: (count: number) => (count === 0 ? "New: no reviews yet" : `New: ${plural(count, "review", "reviews")}`),
  closed: "Closed",
  byAppointment: "By appointment",
  allDay: "Around the clock",
  website: "Website",
  websiteOf: (name: string) => `Website of ${name}`,
  call: (phone: string) => `Call ${phone}`,
  remove: "Remove",
  removeNamed: (name: string) => `Remove ${name} from the comparison`,
  back: "Back to your favourites",
  noteBy: (name: string) => `${name}: `,
  you: "You",
  few: {
    title: "Choose vendors to compare",
    description: "Tick two to four of your favourites, and see them here side by side.",
    go: "Go to your favourites",
  },
};
