import { data } from "react-router-dom";

const nothing = () => {
  throw data(null, { status: 404 });
};

export const loader = nothing;
export const clientLoader = nothing;

/** Any other path: the shell shows that there is nothing. */
export default function NotFound() {
  return null;
}
