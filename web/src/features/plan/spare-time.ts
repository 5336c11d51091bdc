import type { PlanPause, Recommendation } from '@city-genie/contracts/search/routes';
import { minutesBetween } from './plan-words.js';

type Stop = Pick<Recommendation, 'arrive' | 'leave' | 'legMinutes'>;
type Pause = Pick<PlanPause, 'start' | 'end'>;

/** The minutes that one has before a stop, after the way from the stop before and the meals between them; 0 for the first stop. */
export function spareBefore(stop: Stop, before: Stop | undefined, pauses: readonly Pause[]): number {
  if (!before) {
    return 0;
  }
  const free = pauses.reduce(
    (until, { start, end }) => (start >= before.leave && end <= stop.arrive && end > until ? end : until),
    before.leave,
  );
  return Math.max(0, minutesBetween(free, stop.arrive) - stop.legMinutes);
}

/** The minutes that one has before a meal, after the stop at which it is taken. */
export function spareBeforeMeal({ start }: Pause, stop: Stop): number {
  return Math.max(0, minutesBetween(stop.leave, start));
}
