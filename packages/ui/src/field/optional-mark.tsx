/** The word after a label. The space is real, so that screen readers hear two words; with it, the gap is 6 px. */
export function OptionalMark({ children }: { children: string }) {
  return (
    <>
      {" "}
      <span className="ms-[0.235em] font-normal text-muted">{children}</span>
    </>
  );
}
