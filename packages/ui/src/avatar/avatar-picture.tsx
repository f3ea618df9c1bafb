"use client";

import type { SyntheticEvent } from "react";

/** Lies over the initials, and goes away when it cannot be had. No state: nothing is drawn anew for it. */
export function AvatarPicture({ src }: { src: string }) {
  // Another picture is another element, so what hid the last one does not hide this one.
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

/** It may have failed before this script came to listen. */
const hideIfBroken = (picture: HTMLImageElement | null) => {
  if (picture?.complete && picture.naturalWidth === 0) picture.hidden = true;
};
