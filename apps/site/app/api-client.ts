// By itself, so that it can come when it is first called: what is thrown by it everybody needs at once.
export { createTrothClient } from "@troth/api-client";
