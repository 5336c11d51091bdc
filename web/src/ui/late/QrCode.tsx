import { encode } from 'uqr';

/** Readers need four empty modules around the code. */
const quietZone = 4;

/** The dark modules as one path: each run of a row is a rectangle. */
function darkPath(rows: readonly (readonly boolean[])[]): string {
  return rows
    .flatMap((row, y) => {
      const runs: string[] = [];
      for (let x = 0; x < row.length; x += 1) {
        const end = row.indexOf(false, x);
        const length = (end < 0 ? row.length : end) - x;
        if (length > 0) {
          runs.push(`M${x} ${y}h${length}v1h-${length}z`);
          x += length;
        }
      }
      return runs;
    })
    .join('');
}

/** A QR code. Dark on white in either scheme, since many readers take no other. `label` says what it holds, and where else that stands. */
export function QrCode({ text, label, className = '' }: { text: string; label: string; className?: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const side = size + 2 * quietZone;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-quietZone} ${-quietZone} ${side} ${side}`}
      shapeRendering="crispEdges"
      className={`rounded-control ${className}`}
    >
      <rect x={-quietZone} y={-quietZone} width={side} height={side} fill="#fff" />
      <path d={darkPath(data)} fill="#000" />
    </svg>
  );
}
