/** What the splash types, in order: capitals, capitalised, each letter, lower case. */
export function splashWords(shortName: string): string[] {
  const letters = graphemes(shortName.toLowerCase());
  const capitalised = [letters[0]?.toUpperCase() ?? "", ...letters.slice(1)];
  return [shortName.toUpperCase(), capitalised.join(""), ...capitalised, letters.join("")];
}

/** What is shown, and for how many milliseconds. */
export type SplashFrame = readonly [text: string, duration: number];

/**
 * The cycle frame by frame: each word grows by a letter every `speed` milliseconds and rests when complete, a single
 * letter for less time than a word.
 */
export function splashFrames(shortName: string, speed = 50): SplashFrame[] {
  return splashWords(shortName).flatMap((word) => {
    const letters = graphemes(word);
    const rest = letters.length > 1 ? 14 : 5;
    return letters.map((_, index): SplashFrame => {
      const whole = index === letters.length - 1;
      return [letters.slice(0, index + 1).join(""), whole ? speed * rest : speed];
    });
  });
}

/**
 * The source of a classic inline script that types into a server-rendered `SplashTyper` from the first paint on, before
 * any bundle has loaded. It ends when the component takes over or unmounts. Give its `<script>` the page's nonce and
 * put it after the splash.
 */
export function splashScript(shortName: string, speed = 50): string {
  const frames = JSON.stringify(splashFrames(shortName, speed)).replaceAll("<", String.raw`\u003c`);
  return `(function(){var e=document.querySelector('[data-slot="splash-typer-word"]'),f=${frames},i=0;if(e&&!matchMedia("(prefers-reduced-motion: reduce)").matches)(function n(){if(!e.isConnected||e.hasAttribute("data-typing"))return;var x=f[i++%f.length];e.textContent=x[0];setTimeout(n,x[1])})()})()`;
}

function graphemes(text: string): string[] {
  return Array.from(new Intl.Segmenter("en", { granularity: "grapheme" }).segment(text), ({ segment }) => segment);
}
