/** Why the server does not start, in words for the operator. */
export class SettingsError extends Error {}
