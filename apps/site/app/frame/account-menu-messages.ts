export const messages = {
  logOutDescription: "Anything unfinished on this device will be cleared.",
  loggedOut: "You’re logged out.",
  loggedOutHere: "You’re logged out here, but the server wasn’t told.",
};
