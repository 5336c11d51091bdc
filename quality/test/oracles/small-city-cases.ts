import type { SearchReply } from '@city-genie/contracts/search/routes';
import type { Place, Restaurant } from '@city-genie/recommendations/catalogue/entry';
import type { PlanCase } from '../../src/oracles/facts/plan-case.js';
import { planCase, wholeDay } from './small-city.js';

export type Stops = SearchReply['recommendations'];
export type Plan = NonNullable<SearchReply['plan']>;
/** What is wrong, the code that reports it, and the reply. */
export type Spoilt = [string, string, () => PlanCase];

export const halfDay = { ...wholeDay, timeframe: 'half-day' as const };
/** Half a day in November, nearly all of it after dark. */
export const darkHalfDay = { ...halfDay, startAt: '2027-11-17T17:30' };
/** Half a day in June whose slot ends at 20:15, with an hour of dinner. */
export const atTable = { ...halfDay, startAt: '2027-06-16T14:30' };
/** An evening in June, asked for as a full day. */
export const lateDay = { ...wholeDay, startAt: '2027-06-16T17:30' };
export const shortSlot = { ...wholeDay, timeframe: '1-2-hours' as const };

/** A stop by its index, counted from the end if negative. */
export function at(stops: Stops, index: number): Stops[number] {
  const stop = stops.at(index);
  if (!stop) {
    throw new RangeError(`no stop ${index}`);
  }
  return stop;
}

export function planOf({ reply }: PlanCase): Plan {
  if (!reply.plan) {
    throw new RangeError('no plan');
  }
  return reply.plan;
}

/** The first pause of a plan. */
export function pauseOf(plan: Plan): Plan['pauses'][number] {
  const [pause] = plan.pauses;
  if (!pause) {
    throw new RangeError('no pause');
  }
  return pause;
}

/** A local time so many minutes later. */
export function later(text: string, minutes: number): string {
  return new Date(Date.parse(`${text}Z`) + minutes * 60_000).toISOString().slice(0, 16);
}

/** `09:30` of a local time. */
export function clockOf(text: string): string {
  return text.slice(11);
}

/** The same reply with a changed request. */
export function asked(changed: Partial<PlanCase['request']>, from = planCase()): PlanCase {
  return { ...from, request: { ...from.request, ...changed } };
}

/** The same reply, but the place of a stop is another one in the catalogue. */
export function withPlace(from: PlanCase, index: number, changed: Partial<Place>): PlanCase {
  const { id } = at(from.reply.recommendations, index);
  return { ...from, places: from.places.map((place) => (place.id === id ? { ...place, ...changed } : place)) };
}

/** The same reply, but the first table of the first pause is another one in the catalogue. */
export function withTable(changed: Partial<Restaurant>, from = planCase()): PlanCase {
  const id = pauseOf(planOf(from)).tables[0]?.id;
  return { ...from, restaurants: from.restaurants.map((each) => (each.id === id ? { ...each, ...changed } : each)) };
}

/** A reply whose stops or plan were made invalid. */
export function spoilt(spoil: (stops: Stops, plan: Plan, reply: SearchReply) => void, from = planCase()): PlanCase {
  spoil(from.reply.recommendations, planOf(from), from.reply);
  return from;
}

export function shift(stop: Stops[number], minutes: number): void {
  stop.arrive = later(stop.arrive, minutes);
  stop.leave = later(stop.leave, minutes);
}

export function moveAll(stops: Stops, minutes: number): void {
  for (const stop of stops) {
    shift(stop, minutes);
  }
}

/** The first pause of a day with other fields. */
export function paused(fields: (pause: Plan['pauses'][number]) => Partial<Plan['pauses'][number]>, from = planCase()): PlanCase {
  return spoilt((_, plan) => {
    const pause = pauseOf(plan);
    Object.assign(pause, fields(pause));
  }, from);
}
