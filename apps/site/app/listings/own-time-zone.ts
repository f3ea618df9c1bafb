/** This device's time zone, such as "Europe/Ljubljana". */
export const ownTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;
