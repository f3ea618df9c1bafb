import { useEffect } from "react";

/** Milliseconds until each further try. */
const PAUSES = [2_000, 8_000, 30_000];

/**
 * Pictures that couldn't be loaded are asked for again, as a browser doesn't by itself: a server that is busy may not
 * have drawn one in time, and without a connection none comes. Also those that failed before this code had come.
 */
export function useRetryPictures(): void {
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const tries = new WeakMap<HTMLImageElement, { file: string; count: number }>();

    function failed(image: HTMLImageElement) {
      const file = image.currentSrc || image.src;
      // A file that somebody has just chosen would fail again.
      if (!file.startsWith("http")) return;
      const before = tries.get(image);
      const count = before?.file === file ? before.count : 0;
      tries.set(image, { file, count: count + 1 });
      const pause = PAUSES[count];
      if (pause === undefined) return;
      setTimeout(() => !signal.aborted && isBroken(image) && askAgain(image), pause);
    }

    const broken = () => [...document.images].filter(isBroken);
    const onError = ({ target }: Event) => target instanceof HTMLImageElement && failed(target);
    const onOnline = () => broken().forEach(askAgain);
    // It doesn't bubble.
    document.addEventListener("error", onError, { capture: true, signal });
    window.addEventListener("online", onOnline, { signal });
    broken().forEach(failed);
    return () => stop.abort();
  }, []);
}

/** One that is hidden has something else in its place. */
const isBroken = (image: HTMLImageElement): boolean =>
  image.isConnected && !image.hidden && image.complete && image.naturalWidth === 0 && image.currentSrc !== "";

/** Given any of its sources, even the same, an image chooses and loads one anew. */
function askAgain(image: HTMLImageElement): void {
  const source = image.hasAttribute("srcset") ? "srcset" : "src";
  image.setAttribute(source, image.getAttribute(source)!);
}
