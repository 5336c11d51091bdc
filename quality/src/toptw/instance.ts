import type { Problem } from '@city-genie/recommendations/planner/engine/problem';

/** A team orienteering problem with time windows, in its usual text format, for one route; times as in the file. */
export type Instance = { name: string; depot: Vertex; customers: readonly Vertex[]; decimals: number };
export type Vertex = { x: number; y: number; stay: number; profit: number; opens: number; closes: number };

const headerLines = 2;

function vertexOf(line: string): Vertex {
  const fields = line.trim().split(/\s+/).map(Number);
  const [, x, y, stay, profit] = fields;
  const [opens, closes] = fields.slice(-2);
  if (x === undefined || y === undefined || stay === undefined || profit === undefined || opens === undefined || closes === undefined) {
    throw new Error(`not a vertex: ${line}`);
  }
  return { x, y, stay, profit, opens, closes };
}

/**
 * Parses an instance (Righini and Salani; Montemanni and Gambardella): two header lines, then vertices, the depot first.
 * Distances are Euclidean, rounded down to one decimal for Solomon's instances and to two for those of Cordeau et al. (`pr…`).
 * @throws Error for a line that is not a vertex.
 */
export function readInstance(name: string, text: string): Instance {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  const [depot, ...customers] = lines.slice(headerLines).map(vertexOf);
  if (!depot || customers.length === 0) {
    throw new Error(`${name} has no vertices`);
  }
  return { name, depot, customers, decimals: name.startsWith('pr') ? 2 : 1 };
}

/** The distance between two vertices, rounded as the instance's format requires. */
export function distance({ decimals }: Instance, a: Vertex, b: Vertex): number {
  const scale = 10 ** decimals;
  // The epsilon keeps exact multiples from being rounded down by floating-point error.
  return Math.floor(Math.hypot(a.x - b.x, a.y - b.y) * scale + 1e-9) / scale;
}

/** The instance as a problem for the planner's engine: no categories, no pause, no cost of idle time, back to the depot. */
export function problemOf(instance: Instance): Problem {
  const { depot, customers } = instance;
  const size = customers.length;
  const numbers = (of: (customer: Vertex) => number) => Float64Array.from(customers, of);
  return {
    size,
    place: Int32Array.from(customers, (_, index) => index),
    start: depot.opens,
    latestEnd: depot.closes,
    firstBy: new Float64Array(size).fill(depot.closes),
    fromStart: numbers((customer) => distance(instance, depot, customer)),
    travel: Float64Array.from({ length: size * size }, (_, cell) => {
      const from = customers[Math.floor(cell / size)] ?? depot;
      return distance(instance, from, customers[cell % size] ?? depot);
    }),
    toEnd: numbers((customer) => distance(instance, customer, depot)),
    toll: new Float64Array(size * size),
    stay: numbers(({ stay }) => stay),
    windows: customers.map(({ opens, closes }) => [{ from: opens, to: closes }]),
    score: numbers(({ profit }) => profit),
    bonus: new Float64Array(size),
    group: Int32Array.from(customers, (_, index) => index),
    groupDiscount: 1,
    varietyShare: 0,
    varietyMost: 0,
    groupLimits: new Int32Array(size).fill(1),
    rare: new Uint8Array(size),
    rareLimit: 0,
    anchor: new Uint8Array(size),
    anchorBonus: 0,
    maxStops: size,
    wantedStops: 0,
    wantedPoints: 0,
    idleCost: 0,
    pauses: [],
    endCost: new Float64Array(size),
  };
}
