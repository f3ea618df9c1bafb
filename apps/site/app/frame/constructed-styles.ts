// Replaces react-style-singleton (vite.config.ts), which dialogs use to keep the page behind them from scrolling. It
// writes a style element, which our policy refuses: the content is known only in the browser, so no hash could allow
// it.
import { useEffect } from "react";

/** A component whose styles are in the document as long as an instance of it is mounted. */
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
      // oxlint-disable-next-line react/exhaustive-deps -- as in the library: only dynamic styles are updated
    }, [styles && dynamic]);
    return null;
  };
}
