import { Slot } from "@radix-ui/react-slot";
import type { ReactElement } from "react";

/** The main links as a list, for the bar and for the menu on phones. */
export function NavbarLinks({
  links,
  className,
  linkClassName,
}: {
  links: readonly ReactElement[];
  className: string;
  linkClassName: string;
}) {
  return (
    <ul className={className}>
      {links.map((link, index) => (
        <li key={link.key ?? index}>
          <Slot className={linkClassName}>{link}</Slot>
        </li>
      ))}
    </ul>
  );
}
