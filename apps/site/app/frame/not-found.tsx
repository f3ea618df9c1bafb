import { data } from "react-router-dom";

const nothing = () => {
  throw data(null, { status: 404 });
};

export const loader = nothing;
export const clientLoader = nothing;

/** Any other path: the shell shows the 404 page. */
export default function NotFound() {
  return null;
}
