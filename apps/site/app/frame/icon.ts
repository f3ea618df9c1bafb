// Replaces the function that creates icons in the icon library (vite.config.ts): the library's own also reads settings,
// sizes and aliases that the site never passes, which costs every page 1.5 kB.
import { createElement, type SVGProps } from "react";

type IconData = { name: string; node: [tag: string, attributes: Record<string, string>][] };

const createIcon = ({ name, node }: IconData) =>
  function Icon({ className, ...props }: SVGProps<SVGSVGElement>) {
    return createElement(
      "svg",
      {
        xmlns: "http://www.w3.org/2000/svg",
        width: 24,
        height: 24,
        viewBox: "0 0 24 24",
        fill: "none",
        stroke: "currentColor",
        strokeWidth: 2,
        strokeLinecap: "round",
        strokeLinejoin: "round",
        className: className ? `lucide lucide-${name} ${className}` : `lucide lucide-${name}`,
        ...props,
      },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
  };
// As in the library.
// oxlint-disable-next-line import/no-default-export
export default createIcon;
