import { bytesField, numberField, packedField, textField, zigzag } from './protobuf.js';

/** A point of a tile: from 0 to `extent`, x to the right and y down; a little outside is allowed. */
export type Point = readonly [x: number, y: number];

export type Feature = {
  kind: 'point' | 'line' | 'polygon';
  /** A polygon is closed by itself, and turns to the right as seen on the screen. */
  points: readonly Point[];
  tags: Readonly<Record<string, string | number>>;
};

export type Layers = Readonly<Record<string, readonly Feature[]>>;

export const extent = 4096;

const kinds = { point: 1, line: 2, polygon: 3 } as const;
const [moveTo, lineTo, closePath] = [1, 2, 7];

/** Pens of the specification: where to begin, then how far to each next point. */
function geometryOf({ kind, points }: Feature): number[] {
  const steps = points.map(([x, y], index) => {
    const [fromX, fromY] = points[index - 1] ?? [0, 0];
    return [zigzag(x - fromX), zigzag(y - fromY)];
  });
  const first = steps[0] ?? [];
  const others = steps.slice(1);
  const drawn = others.length === 0 ? [] : [others.length * 8 + lineTo, ...others.flat()];
  return [8 + moveTo, ...first, ...drawn, ...(kind === 'polygon' ? [8 + closePath] : [])];
}

function encodeLayer(name: string, features: readonly Feature[]): Uint8Array {
  const keys = [...new Set(features.flatMap(({ tags }) => Object.keys(tags)))];
  const values = [...new Set(features.flatMap(({ tags }) => Object.values(tags)))];
  const [keyAt, valueAt] = [new Map(keys.map((key, at) => [key, at])), new Map(values.map((value, at) => [value, at]))];
  const encoded = features.map((feature) => {
    const tags = Object.entries(feature.tags).flatMap(([key, value]) => [keyAt.get(key) ?? 0, valueAt.get(value) ?? 0]);
    return bytesField(2, Buffer.concat([packedField(2, tags), numberField(3, kinds[feature.kind]), packedField(4, geometryOf(feature))]));
  });
  return Buffer.concat([
    numberField(15, 2),
    textField(1, name),
    ...encoded,
    ...keys.map((key) => textField(3, key)),
    ...values.map((value) => bytesField(4, typeof value === 'string' ? textField(1, value) : numberField(5, value))),
    numberField(5, extent),
  ]);
}

/** Mapbox Vector Tile 2.1 of these layers; layers without features are left out, and without any the tile is empty. */
export function encodeTile(layers: Layers): Buffer {
  const filled = Object.entries(layers).filter(([, features]) => features.length > 0);
  return Buffer.concat(filled.map(([name, features]) => bytesField(3, encodeLayer(name, features))));
}
