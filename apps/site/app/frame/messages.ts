import { plural } from "../format.ts";

export const messages = {
  loading: (name: string) => `${name} is loading`,
  nav: {
    categories: "Categories",
    feedback: "Give Feedback",
    logIn: "Log In",
    signUp: "Sign Up",
    search: { label: "Search the site", example: "Search vendors, trades, places", submit: "Search" },
    main: "Main",
    home: (name: string) => `${name}, front page`,
    dashboard: (name: string) => `${name}, dashboard`,
    logOutDescription: "What you have begun on this device and not published is cleared.",
    loggedOut: "You are logged out.",
    loggedOutHere: "You are logged out here. The server could not be told.",
  },
  footer: {
    about: "About",
    talk: "Talk to us",
    privacy: "Privacy Policy",
    terms: "Terms & Conditions",
    contact: "Contact Us",
    feedback: "Give Feedback",
    line: "Honest reviews of wedding vendors, written by couples who were there.",
    note: (name: string) => `${name}. Nobody pays to rank.`,
  },
  notFound: { title: "Uh-oh! We can't find that page." },
  failed: { title: "An error occurred" },
  offline: {
    title: "You are offline",
    description: "What you write is kept on this device.",
    stuck: "Not sent yet",
    waiting: (count: number) =>
      `${plural(count, "change is", "changes are")} kept on this device, and sent once you are connected again.`,
  },
  loaded: { loading: "Loading", failed: "This could not be loaded.", retry: "Try again" },
  waiting: "One moment…",
};
