import type { AvatarTexts } from "./avatar-group.tsx";

export const de: AvatarTexts = { moreLabel: (_, written) => `+${written}` };
