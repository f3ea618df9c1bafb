import { useAtomValue } from "jotai";
import { useEffect } from "react";
import { restoredAtom } from "../state/persisted.ts";
import { themeAtom } from "../state/theme.ts";

/** Before the first paint: the chosen theme, or else the system's through the stylesheet. Never throws. */
export const themeScript = `try{const t=JSON.parse(localStorage.getItem("troth.theme"));if(t==="dark"||t==="light")document.documentElement.dataset.theme=t}catch{}`;

/** Keeps the document in the chosen theme, also when another tab changes it. */
export function useTheme(): void {
  const theme = useAtomValue(themeAtom);
  const restored = useAtomValue(restoredAtom);
  useEffect(() => {
    if (!restored) return;
    if (theme === "system") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
  }, [theme, restored]);
}
