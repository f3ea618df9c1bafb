import type { AvatarTexts } from "./avatar-group.tsx";

export const ja: AvatarTexts = { moreLabel: (_, written) => `+${written}` };
