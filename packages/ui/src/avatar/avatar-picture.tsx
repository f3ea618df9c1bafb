"use client";

import type { SyntheticEvent } from "react";

/** Lies over the initials and is hidden when it can't be loaded. It holds no state, so nothing re-renders. */
export function AvatarPicture({ src }: { src: string }) {
  // A new picture is a new element, so whatever hid the last one doesn't hide this one.
  return (
    <img
      key={src}
      src={src}
      alt=""
      ref={hideIfBroken}
      onError={hide}
      className="absolute inset-0 size-full object-cover [[hidden]]:hidden"
    />
  );
}

const hide = ({ currentTarget }: SyntheticEvent<HTMLImageElement>) => {
  currentTarget.hidden = true;
};

/** It may have failed before this script started listening. */
const hideIfBroken = (picture: HTMLImageElement | null) => {
  if (picture?.complete && picture.naturalWidth === 0) picture.hidden = true;
};
