/** The three time slots (docs/rules/plans.md#time-slots); the minutes bound a plan's visits, walks and waits together. */
export const timeframes = [
  {
    id: '1-2-hours',
    name: '1–2 hours',
    description: 'Quick exploration',
    icon: 'timer',
    minMinutes: 60,
    maxMinutes: 120,
    minStops: 2,
    maxStops: 3,
  },
  {
    id: 'half-day',
    name: 'Half day',
    description: '4-6 hours of discovery',
    icon: 'sun',
    minMinutes: 240,
    maxMinutes: 360,
    minStops: 4,
    maxStops: 6,
  },
  {
    id: 'full-day',
    name: 'Full day',
    description: '8+ hours of adventure',
    icon: 'map',
    minMinutes: 480,
    maxMinutes: 600,
    minStops: 6,
    maxStops: 9,
  },
] as const;

export type Timeframe = (typeof timeframes)[number];
export type TimeframeId = Timeframe['id'];

export const timeframeIds: readonly TimeframeId[] = timeframes.map((timeframe) => timeframe.id);

/** The slot with this id. */
export function timeframeById(id: TimeframeId): Timeframe {
  const found = timeframes.find((timeframe) => timeframe.id === id);
  if (!found) {
    throw new RangeError(`unknown timeframe ${id}`);
  }
  return found;
}
