import type { SearchReply } from '@city-genie/contracts/search/routes';
import { standingOf } from './base-stops.js';
import { maxIds, withId } from './id-lists.js';
import { passedOf } from './passed.js';
import { formatPlanParams } from './plan-params.js';
import type { ChoosingSteps } from './use-plan-params.js';

/** A local `YYYY-MM-DDTHH:mm` some minutes later. */
function later(local: string, minutes: number): string {
  return new Date(Date.parse(`${local}:00Z`) + minutes * 60_000).toISOString().slice(0, 16);
}

/** What is planned anew of a day: from the stop of this index on, at which one is at `startAt`. */
type Rest = { index: number; startAt: string; text: string; skipped?: string };

/** Steps of a day under way: what lies behind stays, and the rest is planned from another moment on. `day`: the whole of it. Each returns whether it went anywhere. */
export function waySteps({ params, seen, pinned, acts, from, passed, ways, go, paramsOf }: ChoosingSteps) {
  const planRest = (day: SearchReply, { index, startAt, text, skipped }: Rest) => {
    if (!day.plan) {
      return false;
    }
    const behind = passedOf(day, index, startAt);
    const { from: _before, ...unchanged } = params;
    const last = behind?.stops.at(-1);
    const left = day.recommendations.slice(index).filter(({ id }) => id !== skipped);
    const gone = [...(behind?.stops.map(({ id }) => id) ?? []), ...(skipped ? [skipped] : [])];
    const pin = pinned.filter((id) => !gone.includes(id));
    const { stops, meals } = standingOf(
      left,
      day.plan.pauses.filter((pause) => !behind?.pauses.includes(pause)),
    );
    const exclude = gone.reduce<readonly string[]>((ids, id) => withId(ids, id, maxIds.exclude), params.exclude ?? []);
    const next = {
      ...unchanged,
      ...(last && { from: last.id }),
      startAt,
      until: day.plan.end,
      base: stops,
      meals,
      pin,
      exclude: [...exclude],
      keep: [],
      view: 'plan' as const,
    };
    const before = { query: formatPlanParams(params), acts, ...(passed && { passed }) };
    return go(next, false, { seen, ways: [...ways, { text, gone, before }], ...(behind && { passed: behind }), ...(from && { from }) });
  };
  return {
    /** The stop of an index comes so many minutes later, and the others follow. */
    late: (minutes: number, day: SearchReply, index: number) => {
      const stop = day.recommendations[index];
      return stop !== undefined && planRest(day, { index, startAt: later(stop.arrive, minutes), text: `Moved ${minutes}\u00a0min later.` });
    },
    /** The stop of an index is left out, and nothing comes for it. The stop before it is planned, too: from there are the way and a meal. */
    skip: (day: SearchReply, index: number) => {
      const [stop, after] = day.recommendations.slice(index);
      if (!stop || !after) {
        return false;
      }
      const before = day.recommendations[index - 1];
      const rest = before ? { index: index - 1, startAt: before.arrive } : { index, startAt: after.arrive };
      return planRest(day, { ...rest, text: `${stop.title} is skipped.`, skipped: stop.id });
    },
    /** Takes the latest of these steps back. */
    undoWay: () => {
      const way = ways.at(-1);
      if (!way) {
        return false;
      }
      const { query, acts: then, passed: behind } = way.before;
      return go(paramsOf(query), false, { seen, pinned, acts: then, ways: ways.slice(0, -1), ...(behind && { passed: behind }) });
    },
  };
}
