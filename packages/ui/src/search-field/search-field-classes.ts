/** The styles of a single field in a bar, shared with the box that has suggestions. */
export const searchFieldClasses = {
  form: "relative flex items-center rounded-pill border border-field bg-surface",
  label:
    "block min-w-0 grow cursor-text rounded-pill ps-4.5 pe-11 transition-colors duration-quick hover:bg-quiet has-[input:focus-visible]:bg-transparent has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-focus motion-reduce:transition-none",
  input:
    "block min-h-10.5 w-full appearance-none bg-transparent text-15 text-ink text-ellipsis outline-none placeholder:text-muted rtl:text-right [&::-webkit-search-cancel-button]:hidden",
  button: "absolute end-0 top-1/2 size-10.5 -translate-y-1/2 text-accent-text [&_svg]:size-4.5",
};
