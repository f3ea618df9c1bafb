import type { AvatarTexts } from "./avatar-group.tsx";

export const ar: AvatarTexts = { moreLabel: (_, written) => `+${written}` };
