/**
 * The pages to show: the first, the last and those around the current one. If there are more than seven pages there are
 * always seven places, so that nothing shifts under the pointer. A gap is negative; it never stands for a single page.
 */
export function pagesAround(page: number, pages: number): number[] {
  const run = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
  if (pages <= 7) return run(1, pages);
  if (page <= 4) return [...run(1, 5), -1, pages];
  if (page >= pages - 3) return [1, -1, ...run(pages - 4, pages)];
  return [1, -1, page - 1, page, page + 1, -2, pages];
}
