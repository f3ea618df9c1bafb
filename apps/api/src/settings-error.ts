/** Why the server doesn't start, explained to the operator. */
export class SettingsError extends Error {}
