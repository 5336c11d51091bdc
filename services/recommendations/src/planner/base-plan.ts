import type { City } from '@city-genie/city-data/city';
import { splitPlanStop } from '@city-genie/contracts/plan-files/plan-stop';
import type { SearchRequest } from '@city-genie/contracts/search/routes';
import type { CatalogueCity } from '../catalogue/catalogue.js';
import { addDays } from '../opening-hours/open-on.js';
import { mealsNamed } from './meals.js';
import { morningBegins, nightEnd } from './night.js';
import { elapsedOn, type Slot } from './slot.js';
import { localText, parseLocal, type Start } from './starts.js';
import { legBetween } from './walk.js';

/** When a stop begins and ends, in elapsed minutes since the midnight of the slot's date. */
export type Times = { arrive: number; leave: number };
/** A stop of the plan as it stands; without `times` when the request doesn't say them. */
export type BaseStop = { id: string; times?: Times };

const minutesOfDay = 24 * 60;

type UnderWay = Pick<SearchRequest, 'base' | 'until'> & { startAt: string };

/**
 * When the rest of a plan begins: the first hour of a date belongs to the evening before where the plan goes on in the night, by the times of its stops,
 * else by its end.
 */
export function restStart({ startAt, base = [], until }: UnderWay): Start {
  const { date, minute } = parseLocal(startAt);
  const next = splitPlanStop(base[0] ?? '')?.arrive ?? until ?? '';
  const isNight = minute < nightEnd - minutesOfDay && next !== '' && next < localText(date, morningBegins);
  return isNight ? { date: addDays(date, -1), minute: minute + minutesOfDay } : { date, minute };
}

/** After the last stop nobody waits longer for a meal; between stops, the plan as it stands may have had it. */
const mostBeforeMeal = 60;

/** The stops of a request's `base`, by the clock of a slot. */
export function baseStopsOf({ base = [] }: Pick<SearchRequest, 'base'>, slot: Slot): BaseStop[] {
  return base.map((text) => {
    const stop = splitPlanStop(text);
    const elapsed = (local: string) => elapsedOn(slot, parseLocal(local));
    return stop ? { id: stop.placeId, times: { arrive: elapsed(stop.arrive), leave: elapsed(stop.leave) } } : { id: text };
  });
}

/**
 * The slot with the meals that the plan as it stands has room for, after one of its stops. What was eaten before isn't eaten again, and a plan
 * without dinner doesn't get one because a stop is exchanged. Without times, all meals of the slot.
 */
function withMealsGuessed(slot: Slot, base: readonly BaseStop[], content: CatalogueCity): Slot {
  const timed = base.flatMap(({ id, times }) => (times ? [{ place: content.findPlace(id)?.place, ...times }] : []));
  if (timed.length === 0) {
    return slot;
  }
  const gaps = timed.map(({ place, leave }, index) => {
    const next = timed[index + 1];
    const way = place && next?.place ? legBetween(place.geo, next.place.geo).minutes : 0;
    return { from: leave, to: (next?.arrive ?? slot.latestEnd) - way, mostWait: next ? Number.POSITIVE_INFINITY : mostBeforeMeal };
  });
  const hasRoom = ({ minutes, from, latest }: Slot['pauses'][number]) =>
    gaps.some((gap) => {
      const begin = Math.max(gap.from, from);
      return begin <= latest && begin - gap.from <= gap.mostWait && begin + minutes <= gap.to;
    });
  return { ...slot, pauses: slot.pauses.filter(hasRoom) };
}

/** The slot with the meals of the plan as it stands: those that the request names, as far as they can still begin, else those it has room for. */
export function withMealsOf(slot: Slot, { city, content, request }: { city: City; content: CatalogueCity; request: SearchRequest }): Slot {
  const { start, latestEnd: end, change } = slot;
  return request.meals
    ? { ...slot, pauses: mealsNamed(city, request.meals, { start, end, change }) }
    : withMealsGuessed(slot, baseStopsOf(request, slot), content);
}
