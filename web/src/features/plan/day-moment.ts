import type { Recommendation } from '@city-genie/contracts/search/routes';

type Stop = Pick<Recommendation, 'arrive' | 'leave'>;

/** Where a day stands by the city's clock. Indexes of stops; `next` is missing after the last of them. */
export type DayMoment = { phase: 'before' | 'under-way' | 'over'; current?: number; next?: number };

/** Where the day of these stops stands at a local `YYYY-MM-DDTHH:mm`; without a clock, nothing has begun. */
export function dayMoment(stops: readonly Stop[], now: string | undefined): DayMoment {
  const next = stops.findIndex(({ arrive }) => now === undefined || arrive > now);
  const phase = next === 0 ? 'before' : next > 0 || stops.some(({ leave }) => now !== undefined && leave > now) ? 'under-way' : 'over';
  const current = stops.findIndex(({ arrive, leave }) => now !== undefined && arrive <= now && now < leave);
  return { phase, ...(current >= 0 && { current }), ...(next >= 0 && { next }) };
}

/** Whether a stop lies behind: it is over, and the day goes on. */
export function isPast(moment: DayMoment, index: number): boolean {
  return moment.phase === 'under-way' && index < (moment.current ?? moment.next ?? Number.POSITIVE_INFINITY);
}
