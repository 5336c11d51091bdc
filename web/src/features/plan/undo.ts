import { type MealName, mealNames } from '@city-genie/city-data/city';
import { planStopText, splitPlanStop } from '@city-genie/contracts/plan-files/plan-stop';
import type { SettledAct } from './acts.js';
import { baseId, maxStops, type Standing } from './base-stops.js';

const arrivalOf = (text: string) => splitPlanStop(text)?.arrive ?? '';
const textsById = ({ stops }: Standing) => new Map(stops.map((text) => [baseId(text), text]));

/** Where a stop comes back: after those that it came after, before those that it came before, and among others by its time. */
function withStop(stops: readonly string[], text: string, before: readonly string[]): string[] {
  const ids = stops.map(baseId);
  const own = before.indexOf(baseId(text));
  const from = Math.max(0, ...before.slice(0, own).map((id) => ids.indexOf(id) + 1));
  const next = ids.findIndex((id, index) => index >= from && before.indexOf(id) > own);
  const to = next < 0 ? stops.length : next;
  const later = stops.findIndex((other, index) => index >= from && index < to && arrivalOf(other) > arrivalOf(text));
  return stops.toSpliced(later < 0 ? to : later, 0, text);
}

/** The stops at times that follow one another: one that would begin before the stop before it begins when that ends. */
function inTime(stops: readonly string[]): string[] {
  const msOf = (local: string) => Date.parse(`${local}:00Z`);
  const timed: string[] = [];
  for (const text of stops) {
    const [stop, last] = [splitPlanStop(text), splitPlanStop(timed.at(-1) ?? '')];
    const lateMs = stop && last && stop.arrive < last.arrive ? msOf(last.leave) - msOf(stop.arrive) : 0;
    const moved = (local: string) => new Date(msOf(local) + lateMs).toISOString().slice(0, 16);
    timed.push(stop ? planStopText({ ...stop, arrive: moved(stop.arrive), leave: moved(stop.leave) }) : text);
  }
  return timed;
}

function mealsWithout({ before, after }: SettledAct, now: readonly MealName[]): MealName[] {
  const came = after.meals.filter((meal) => !before.meals.includes(meal));
  const gone = before.meals.filter((meal) => !after.meals.includes(meal));
  return mealNames.filter((meal) => (now.includes(meal) && !came.includes(meal)) || gone.includes(meal));
}

/**
 * A plan without one of the acts that led to it: what came by it goes, what went comes back where it was, and what it moved is at its old time, unless a
 * later act moved it again. Without the latest act, it is the plan before to the minute.
 */
export function withoutAct(act: SettledAct, now: Standing): Standing {
  const { before, after, came, gone } = act;
  const [was, became] = [textsById(before), textsById(after)];
  const left = now.stops
    .filter((text) => !came.includes(baseId(text)))
    .map((text) => (became.get(baseId(text)) === text ? (was.get(baseId(text)) ?? text) : text));
  const order = before.stops.map(baseId);
  const back = gone.filter((id) => !left.some((text) => baseId(text) === id));
  // What came last makes room, where there are more than a search takes.
  const over = Math.max(0, left.length + back.length - maxStops);
  const spare = left.filter((text) => !order.includes(baseId(text))).slice(-over || Number.POSITIVE_INFINITY);
  const room = over > 0 ? left.filter((text) => !spare.includes(text)) : left;
  const stops = back.reduce((list, id) => withStop(list, was.get(id) ?? id, order), room).slice(0, maxStops);
  return { stops: inTime(stops), meals: mealsWithout(act, now.meals) };
}

/** The acts without one of them: those after it are as if it hadn't been. */
export function actsWithout(act: SettledAct, all: readonly SettledAct[]): SettledAct[] {
  const at = all.indexOf(act);
  const later = all.slice(at + 1).map((each) => ({ ...each, before: withoutAct(act, each.before), after: withoutAct(act, each.after) }));
  return [...all.slice(0, at), ...later];
}
