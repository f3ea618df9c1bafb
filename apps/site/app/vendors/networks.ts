// The social networks that listings link to.
export const networks: Record<string, { name: string; address: (username: string) => string }> = {
  facebook: {
    name: "Facebook",
    // Those without a username are known by their number.
    address: (username) => `https://www.facebook.com/${/^\d+$/.test(username) ? "profile.php?id=" : ""}${username}`,
  },
  twitter: { name: "X", address: (username) => `https://x.com/${username}` },
  instagram: { name: "Instagram", address: (username) => `https://www.instagram.com/${username}` },
  pinterest: { name: "Pinterest", address: (username) => `https://www.pinterest.com/${username}` },
  tiktok: { name: "TikTok", address: (username) => `https://www.tiktok.com/@${username}` },
};

/** Where a vendor is on them, as it has said. */
export const profilesOf = (socialMedia: readonly { platform: string; username: string }[]) =>
  socialMedia.flatMap(({ platform, username }) => {
    const network = networks[platform];
    if (!network || !username) return [];
    return [{ platform, name: network.name, address: network.address(encodeURIComponent(username.replace(/^@/, ""))) }];
  });
