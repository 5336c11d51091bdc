import type { PlanPause, Recommendation } from '@city-genie/contracts/search/routes';

type Stop = Pick<Recommendation, 'arrive' | 'leave'>;

/** Where somebody or something is in time: it lies behind, or is now; undefined for what is to come. */
export type When = 'past' | 'now' | undefined;

/**
 * Where a day stands by the city's clock. `current` and `next` are indexes of stops; `next` is missing after the last of them. Of the meals, the one that
 * is now, and the one that comes before the next stop.
 */
export type DayMoment = {
  phase: 'before' | 'under-way' | 'over';
  current?: number;
  next?: number;
  meal?: PlanPause;
  nextMeal?: PlanPause;
};

/** Where the day of these stops and meals stands at a local `YYYY-MM-DDTHH:mm`; without a clock, nothing has begun. */
export function dayMoment(stops: readonly Stop[], pauses: readonly PlanPause[], now: string | undefined): DayMoment {
  const next = stops.findIndex(({ arrive }) => now === undefined || arrive > now);
  if (now === undefined || next === 0) {
    return { phase: 'before', next: 0 };
  }
  const meal = pauses.find(({ start, end }) => start <= now && now < end);
  const coming = pauses.find(({ start }) => start > now);
  const nextMeal = coming && (next < 0 || coming.start < (stops[next]?.arrive ?? '')) ? coming : undefined;
  const current = meal ? -1 : stops.findIndex(({ arrive, leave }) => arrive <= now && now < leave);
  return {
    phase: next > 0 || current >= 0 || meal || nextMeal ? 'under-way' : 'over',
    ...(current >= 0 && { current }),
    ...(next >= 0 && { next }),
    ...(meal && { meal }),
    ...(nextMeal && { nextMeal }),
  };
}

/** Whether a stop lies behind: it is over, and the day goes on. */
export function isPast(moment: DayMoment, index: number): boolean {
  return moment.phase === 'under-way' && index < (moment.current ?? moment.next ?? Number.POSITIVE_INFINITY);
}

/** A stop of an index in the day; of one that is over, every stop lies behind. */
export function whenOfStop(moment: DayMoment, index: number): When {
  return moment.phase === 'over' || isPast(moment, index) ? 'past' : moment.current === index ? 'now' : undefined;
}

/** A meal in the day. */
export function whenOfMeal(moment: DayMoment, { meal, end }: PlanPause, now: string | undefined): When {
  if (moment.meal?.meal === meal) {
    return 'now';
  }
  return now !== undefined && moment.phase !== 'before' && end <= now ? 'past' : undefined;
}
