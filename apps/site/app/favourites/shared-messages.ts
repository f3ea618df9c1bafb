import { plural } from "../format.ts";

export const messages = {
  title: "A shared list",
  invites: (owner: string) => `${owner} has shared a list with you`,
  named: (name: string, vendors: number) => `“${name}” has ${plural(vendors, "vendor", "vendors")}.`,
  favouritesOf: (owner: string) => `${owner}’s favourites`,
  what: "Join, and you can both add vendors, save the ones you like and leave notes. Everyone on the list sees your first name, your picture and what you do there.",
  join: "Join the list",
  open: "Open the list",
  alreadyOn: "You’re on this list.",
  guest:
    "Log in or sign up to see the list and join it. You’ll come back here, and nothing is shared before you say so.",
  logIn: "Log In",
  signUp: "Sign Up",
  invalidTitle: "This link no longer works",
  invalid: "It has been ended or replaced. Ask for a new one.",
  missingTitle: "The link isn’t complete",
  missing: "Open the link again, in full, from where you received it.",
  favourites: "Go to your favourites",
};
