// Photos in a viewer that is an entry in the browser's history, so that its Back closes them instead of leaving the page.
import { Gallery, type GalleryProps } from "@troth/ui/gallery";
import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { wasPressedEarly } from "../frame/early-press.ts";
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
    [...root.current!.querySelectorAll("button")].find(wasPressedEarly)?.click();
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
  if (wanted === isEntered) setWanted(null);
  const going = useRef<unknown>(undefined);

  return {
    shown: (wanted ?? isEntered) ? (photo ?? entry?.photo ?? 0) : null,
    onShownChange: async (next) => {
      if (next !== null) setPhoto(next);
      const isOpen = next !== null;
      if (isOpen === (wanted ?? isEntered)) return;
      setWanted(isOpen);
      await going.current;
      if (isOpen) {
        const entered = { ...state, viewer: name, photo: next };
        going.current = navigate({ search, hash }, { state: entered, preventScrollReset: true });
        return;
      }
      // Closing takes the entry back, so that no press of Back is left that does nothing. The router doesn't wait for it.
      going.current = new Promise((gone) => window.addEventListener("popstate", gone, { once: true }));
      void navigate(-1);
    },
  };
}
