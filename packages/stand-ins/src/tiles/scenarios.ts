/** What the tile server does: `well`, or how it misbehaves; `empty` and `missing` are ways to say that there is no such tile. */
export const tileScenarios = [
  'well',
  'empty',
  'missing',
  'slow',
  'hang',
  'reset',
  'status-400',
  'status-401',
  'status-403',
  'status-500',
  'html-200',
  'limit-429',
  'redirect',
  'truncated',
  'garbage',
  'huge',
  'bomb',
] as const;

export type TileScenario = (typeof tileScenarios)[number];

export function isTileScenario(value: unknown): value is TileScenario {
  return tileScenarios.some((scenario) => scenario === value);
}
