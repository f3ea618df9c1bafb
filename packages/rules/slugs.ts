/** The names of categories and places in addresses: "live-music". */
export const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;
