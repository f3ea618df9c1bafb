// Where an anatomy's numbers go: around the component, each opposite its part, none on top of another.

/** In pixels from the drawing's top left. */
export type Box = { left: number; top: number; right: number; bottom: number };
/** A number's middle, and the point of the part that its line leads to. */
export type Mark = { x: number; y: number; toX: number; toY: number };

type Side = "left" | "top" | "right" | "bottom";

/** How far the middle of a number is from the component, and from the next number. */
const away = 24;
const apart = 28;
/** Half a number, plus a little space, from the drawing's edge. */
const edge = 14;

export const union = (boxes: readonly Box[]): Box => ({
  left: Math.min(...boxes.map(({ left }) => left)),
  top: Math.min(...boxes.map(({ top }) => top)),
  right: Math.max(...boxes.map(({ right }) => right)),
  bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
});

/** @param boxes of the parts, within the drawing */
export function place(boxes: readonly Box[], { width, height }: { width: number; height: number }): Mark[] {
  if (boxes.length === 0) return [];
  const all = union(boxes);
  const lines: Record<Side, number> = {
    left: Math.max(edge, all.left - away),
    top: Math.max(edge, all.top - away),
    right: Math.min(width - edge, all.right + away),
    bottom: Math.min(height - edge, all.bottom + away),
  };
  const taken: { side: Side; at: number; mark: Mark }[] = [];
  const marks = boxes.map((box) => {
    const middle = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
    const near = (size: number) => Math.min(size / 2, apart);
    // A part that is the whole component has its number above, near the start, where the fewest lines pass.
    const isAll =
      box.left <= all.left + 1 && box.right >= all.right - 1 && box.bottom - box.top > (all.bottom - all.top) / 2;
    const ways: { side: Side; far: number; x: number; y: number }[] = [
      { side: "left", far: box.left - all.left + (isAll ? 2 * apart : 0), x: box.left, y: middle.y },
      { side: "top", far: box.top - all.top, x: isAll ? box.left + near(box.right - box.left) : middle.x, y: box.top },
      { side: "right", far: all.right - box.right + (isAll ? 2 * apart : 0), x: box.right, y: middle.y },
      { side: "bottom", far: all.bottom - box.bottom + apart / 2, x: middle.x, y: box.bottom },
    ];
    // A line that is long, or passes another's number, is harder to read.
    const cost = ({ side, far, x, y }: (typeof ways)[number]) => {
      const at = side === "left" || side === "right" ? y : x;
      return far + taken.filter((one) => one.side === side && Math.abs(one.at - at) < apart).length * 2 * apart;
    };
    const { side, x, y } = ways.toSorted((one, other) => cost(one) - cost(other))[0]!;
    const upright = side === "left" || side === "right";
    const mark = { x: upright ? lines[side] : x, y: upright ? y : lines[side], toX: x, toY: y };
    taken.push({ side, at: upright ? y : x, mark });
    return mark;
  });
  for (const side of ["left", "right"] as const)
    spread(
      taken.filter((one) => one.side === side).map(({ mark }) => mark),
      "y",
      height,
    );
  for (const side of ["top", "bottom"] as const)
    spread(
      taken.filter((one) => one.side === side).map(({ mark }) => mark),
      "x",
      width,
    );
  return marks;
}

/**
 * Spreads out the numbers on one side: pushes overlapping ones onwards, then all of them back if they go past the
 * drawing's end.
 */
function spread(marks: Mark[], axis: "x" | "y", length: number): void {
  const ordered = marks.toSorted((one, other) => one[axis] - other[axis]);
  let least = edge;
  for (const mark of ordered) {
    mark[axis] = Math.max(mark[axis], least);
    least = mark[axis] + apart;
  }
  let most = length - edge;
  for (const mark of ordered.toReversed()) {
    mark[axis] = Math.min(mark[axis], most);
    most = mark[axis] - apart;
  }
}
