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

/**
 * When plans without a start of their own begin, in minutes since midnight on the city's clocks
 * (docs/rules/plans.md#the-next-full-start).
 */
export const earliestStart = 9 * 60;
export const latestStart: Readonly<Record<TimeframeId, number>> = { '1-2-hours': 20 * 60, 'half-day': 15 * 60, 'full-day': 10 * 60 + 30 };

/** A day is over: a full day that begins so late that it can't be full before is an evening (docs/rules/plans.md#evenings-and-nights). */
export const nightFalls = 23 * 60;

/** Whether a plan that begins at this minute of a day would be an evening. */
export function isEveningStart(id: TimeframeId, startMinute: number): boolean {
  return id === 'full-day' && startMinute + timeframeById(id).minMinutes > nightFalls;
}
