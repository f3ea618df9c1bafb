import { encode } from "uqr";

type QrCodeProps = {
  text: string;
  /** What it is, for people who cannot see it. */
  label: string;
};

/** Dark on light in both themes: not every camera reads it the other way round. */
export function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: "M", border: 4 });
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      width={208}
      height={208}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={pathOf(data)} fill="#000" />
    </svg>
  );
}

/** One stroke of the pen for each run of dark modules. */
export function pathOf(rows: readonly (readonly boolean[])[]): string {
  const runs: string[] = [];
  for (const [y, row] of rows.entries()) {
    for (let x = 0; x < row.length; x += 1) {
      if (!row[x]) continue;
      const start = x;
      while (row[x + 1]) x += 1;
      runs.push(`M${start} ${y}h${x + 1 - start}v1H${start}z`);
    }
  }
  return runs.join("");
}
