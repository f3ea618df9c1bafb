export const badgeMessages = {
  title: (name: string) => `A badge for ${name}`,
  heading: ["Show your reviews ", "on your site"] as const,
  lead: "A small picture with your stars as they are today. Copy the lines into your site: it’s a link around a picture, without any script.",
  facts:
    "The figures come from your page, so they change when your reviews do. With fewer than three reviews the badge says “New”. Browsers keep a copy for up to an hour.",
  themes: { light: "For light pages", dark: "For dark pages" },
  alt: (name: string, brand: string) => `Reviews of ${name} on ${brand}`,
  copy: "Copy the code",
  copied: "Code copied",
  back: (name: string) => `Back to ${name}`,
};
