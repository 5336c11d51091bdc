import { clockTime } from '../../ui/local-time.js';

/** Between late dinner and early breakfast few kitchens are open, whatever the mood. */
const night = { from: '21:30', to: '08:00' };

/** What to try when no restaurant is found for a slot that begins at `startAt`, local `YYYY-MM-DDTHH:mm`. */
export function emptyText(startAt: string): string {
  const time = clockTime(startAt);
  return time >= night.from || time < night.to
    ? `Most kitchens are closed around ${time}. Choose another time to set out`
    : 'Try selecting a different mood or timeframe combination';
}
