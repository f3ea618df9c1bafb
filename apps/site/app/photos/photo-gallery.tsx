// Photos in a viewer that is an entry in the browser's history, so that its Back closes them instead of leaving the page.
import { Gallery, type GalleryProps } from "@troth/ui/gallery";
import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { takeEarlyPress } from "../frame/early-press.ts";
import { useLocationState } from "../frame/use-location-state.ts";
import { isCount, isShape, isString } from "../state/shape.ts";

type PhotoGalleryProps = Omit<GalleryProps, "shown" | "onShownChange"> & {
  /** Tells it from the page's other galleries, also after a reload. */
  name: string;
};

export function PhotoGallery({ name, ...props }: PhotoGalleryProps) {
  const root = useRef<HTMLDivElement>(null);
  // Photos that were pressed before this code had come.
  useEffect(() => {
    [...root.current!.querySelectorAll("button")].find(takeEarlyPress)?.click();
  }, []);
  return <Gallery ref={root} data-late="" {...props} {...useViewerInHistory(name)} />;
}

/** Kept with an entry of the history: whose viewer is open in it, and on which photo it was opened. */
type ViewerEntry = { viewer: string; photo: number };

const isViewer = isShape<ViewerEntry>({ viewer: isString, photo: isCount });

function useViewerInHistory(name: string): Required<Pick<GalleryProps, "shown" | "onShownChange">> {
  const { search, hash, state } = useLocation() as { search: string; hash: string; state: object | null };
  const navigate = useNavigate();
  const entry = useLocationState(isViewer);
  const isEntered = entry?.viewer === name;
  const [photo, setPhoto] = useState<number | null>(null);
  // What was pressed shows at once; the history follows.
  const [wanted, setWanted] = useState<boolean | null>(null);
  const [isSettled, setSettled] = useState(true);
  if (isSettled && wanted === isEntered) setWanted(null);
  // One step at a time, and the last press counts: people press Escape again while it closes.
  const asked = useRef<number | null>(null);
  const isThere = useRef(isEntered);
  const isGoing = useRef(false);
  useEffect(() => {
    if (isGoing.current) return;
    asked.current = isEntered ? entry.photo : null;
    isThere.current = isEntered;
  }, [isEntered, entry]);
  const follow = async () => {
    if (isGoing.current) return;
    isGoing.current = true;
    while ((asked.current !== null) !== isThere.current) {
      // oxlint-disable-next-line no-await-in-loop -- one after another
      await (asked.current === null ? goBack() : enter(asked.current));
      isThere.current = !isThere.current;
    }
    isGoing.current = false;
    setSettled(true);
  };
  const enter = async (photo: number) =>
    navigate({ search, hash }, { state: { ...state, viewer: name, photo }, preventScrollReset: true });
  // So that no press of Back is left that does nothing. The router doesn't wait for it.
  const goBack = () => {
    const gone = new Promise((resolve) => window.addEventListener("popstate", resolve, { once: true }));
    void navigate(-1);
    return gone;
  };

  return {
    shown: (wanted ?? isEntered) ? (photo ?? entry?.photo ?? 0) : null,
    onShownChange: (next) => {
      if (next !== null) setPhoto(next);
      setWanted(next !== null);
      setSettled(false);
      asked.current = next;
      void follow();
    },
  };
}
