import { hashOf, seededRandom } from './seeded.js';

/** Side of a square tile, in the units of the drawing. */
export const tileSize = 40;
export const tileColumns = 12;
export const tileRows = 3;

const s = tileSize;
const half = s / 2;

/** Draws one tile with its top left corner at x, y; `turn` is one of four orientations. */
type Motif = (x: number, y: number, turn: number) => string;

const corner = (x: number, y: number, turn: number): [number, number] => [x + (turn === 1 || turn === 2 ? s : 0), y + (turn > 1 ? s : 0)];

/** A quarter of a disc around one corner. */
const quarter: Motif = (x, y, turn) => {
  const [cx, cy] = corner(x, y, turn);
  const sx = cx > x ? -s : s;
  const sy = cy > y ? -s : s;
  return `M${cx} ${cy}h${sx}A${s} ${s} 0 0 ${sx * sy > 0 ? 1 : 0} ${cx} ${cy + sy}z`;
};

/** A leaf across one diagonal. */
const leaf: Motif = (x, y, turn) =>
  turn % 2 === 0
    ? `M${x} ${y}A${s} ${s} 0 0 1 ${x + s} ${y + s}A${s} ${s} 0 0 1 ${x} ${y}z`
    : `M${x + s} ${y}A${s} ${s} 0 0 1 ${x} ${y + s}A${s} ${s} 0 0 1 ${x + s} ${y}z`;

/** Half of the square. */
const sail: Motif = (x, y, turn) => {
  const [cx, cy] = corner(x, y, turn);
  const ox = cx > x ? -s : s;
  const oy = cy > y ? -s : s;
  return `M${cx} ${cy}h${ox}L${cx} ${cy + oy}z`;
};

/** A round-headed arch on the bottom edge, with a second one cut out of it. */
const arch: Motif = (x, y, turn) => {
  const inset = turn % 2 === 0 ? 9 : 13;
  const radius = half - inset;
  return `M${x} ${y + s}v${-half}a${half} ${half} 0 0 1 ${s} 0v${half}h${-inset}v${-half}a${radius} ${radius} 0 0 0 ${-2 * radius} 0v${half}z`;
};

const stripes: Motif = (x, y, turn) =>
  [0, 2, 4].map((step) => (turn % 2 === 0 ? `M${x + step * 8} ${y}h8v${s}h-8z` : `M${x} ${y + step * 8}h${s}v8h${-s}z`)).join('');

/** Book spines on a shelf, differing between tiles. */
const spines: Motif = (x, y, turn) =>
  [0, 1, 2, 3].map((book) => `M${x + book * 10 + 1} ${y + s}v${-(20 + ((book * 7 + turn * 9) % 19))}h8V${y + s}z`).join('');

const disc: Motif = (x, y, turn) => {
  const radius = turn === 3 ? 10 : half - 3;
  return `M${x + half - radius} ${y + half}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0z`;
};

/** Two waves, one above the other. */
const wave: Motif = (x, y, turn) => [6, 26].map((top) => `M${x} ${y + top + (turn % 2) * 4}q10 -9 20 0t20 0v7q-10 9 -20 0t-20 0z`).join('');

/** Two flagstones. */
const paving: Motif = (x, y, turn) =>
  turn % 2 === 0
    ? `M${x + 1.5} ${y + 1.5}h37v17h-37zM${x + 1.5} ${y + 21.5}h17v17h-17z`
    : `M${x + 1.5} ${y + 1.5}h17v37h-17zM${x + 21.5} ${y + 21.5}h17v17h-17z`;

/** A picture in its frame. */
const frame: Motif = (x, y, turn) => {
  const inset = 8 + turn * 2;
  const inner = s - 2 * inset;
  return `M${x + 3} ${y + 3}h34v34h-34zM${x + inset} ${y + inset}v${inner}h${inner}v${-inner}z`;
};

const families: Readonly<Record<string, readonly Motif[]>> = {
  museum: [frame, sail],
  gallery: [frame, disc],
  monument: [sail, arch],
  church: [arch, quarter],
  palace: [sail, frame],
  park: [leaf, quarter],
  garden: [leaf, disc],
  square: [paving, quarter],
  viewpoint: [quarter, disc],
  street: [paving, sail],
  market: [stripes, quarter],
  shop: [stripes, disc],
  library: [spines, frame],
  theatre: [quarter, stripes],
  waterside: [wave, quarter],
  cemetery: [leaf, arch],
  passage: [arch, paving],
  cinema: [disc, stripes],
  music: [spines, wave],
  bar: [quarter, disc],
  games: [disc, paving],
  bath: [wave, arch],
  restaurant: [disc, leaf],
};

/** The SVG paths of a pattern's three colours. */
type TilePaths = { soft: string; strong: string; lamp: string };

/** The pattern of a place: the category selects the shapes, the id their arrangement. One tile is lit. */
export function placeTiles(id: string, category: string): TilePaths {
  const [main = leaf, other = quarter] = families[category] ?? [sail, disc];
  const random = seededRandom(hashOf(id));
  const paths: TilePaths = { soft: '', strong: '', lamp: '' };
  // Near the middle, so that a narrow crop shows it, too.
  const lit = Math.floor(random() * tileRows) * tileColumns + 5 + Math.floor(random() * 2);
  for (let index = 0; index < tileColumns * tileRows; index += 1) {
    const row = Math.floor(index / tileColumns);
    const column = index % tileColumns;
    const [kind, tone, turn] = [random(), random(), Math.floor(random() * 4)];
    const motif = kind < 0.74 ? main : other;
    const paper = index === lit ? 'lamp' : tone < 0.24 ? 'strong' : 'soft';
    if (index === lit || tone < 0.9) {
      paths[paper] += motif(column * s, row * s, turn);
    }
  }
  return paths;
}
