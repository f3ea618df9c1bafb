// In the place of react-style-singleton, by which dialogs keep the page behind them from scrolling (vite.config.ts). It writes
// a style element, which our policy refuses: what it holds is known only in the browser, so that no hash could let it in.
import { useEffect } from "react";

/** A component that has its styles in the document while one of it is there. */
export function styleSingleton() {
  let sheet: CSSStyleSheet | null = null;
  let there = 0;
  return function Styles({ styles, dynamic = false }: { styles: string; dynamic?: boolean }): null {
    useEffect(() => {
      there++;
      if (!sheet) {
        sheet = new CSSStyleSheet();
        sheet.replaceSync(styles);
        document.adoptedStyleSheets.push(sheet);
      }
      return () => {
        there--;
        if (there > 0) return;
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
        sheet = null;
      };
      // oxlint-disable-next-line react/exhaustive-deps -- as the library has it: only dynamic styles follow their changes
    }, [styles && dynamic]);
    return null;
  };
}
