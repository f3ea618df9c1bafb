// A module of its own, so that the client can be loaded with its first call. Every page needs the error classes from
// the start.
export { createTrothClient } from "@troth/api-client";
