/** Windows that stories are looked at in; both visual comparisons (ours and Chromatic's) draw from here. */
export const viewports = {
  phone: { name: "Phone", styles: { width: "390px", height: "844px" }, type: "mobile" },
  desktop: { name: "Desktop", styles: { width: "1440px", height: "900px" }, type: "desktop" },
} as const;

/** Theme by window: what Chromatic takes a picture in. */
export const modes = {
  "light phone": { theme: "light", viewport: "phone" },
  "light desktop": { theme: "light", viewport: "desktop" },
  "dark phone": { theme: "dark", viewport: "phone" },
  "dark desktop": { theme: "dark", viewport: "desktop" },
} as const;
