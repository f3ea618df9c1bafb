import icons from "./category-icons.generated.svg?url";

/** A category's icon. Nothing is drawn for one from another app that isn't among ours. */
export const CategoryIcon = ({ name }: { name: string }) =>
  name ? (
    <svg aria-hidden className="me-1.5 inline-block size-4 align-text-bottom">
      <use href={`${icons}#${name}`} />
    </svg>
  ) : null;
