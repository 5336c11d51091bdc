import type { City } from '@city-genie/city-data/city';
import { type SearchRequest, searchCityRoute } from '@city-genie/contracts/search/routes';
import { type CheckedJson, checkedJson } from '@city-genie/service-kit/calls/checked-json';
import type { Clock } from '@city-genie/service-kit/clock';
import { createRecentlyUsed } from '@city-genie/service-kit/recently-used';
import { createSingleFlight } from '@city-genie/service-kit/single-flight';
import { contentOf } from '../catalogue/catalogue.js';
import type { CatalogueStore } from '../catalogue/catalogue-store.js';
import { addDays } from '../opening-hours/open-on.js';
import type { Surroundings } from '../planner/draft.js';
import { outcomeOf, type PlanOutcome } from '../planner/plan-outcome.js';
import { planVisitInSteps } from '../planner/plan-visit.js';
import { nextQuarter } from '../planner/starts.js';
import type { Steps } from '../planner/steps.js';
import { visitStart } from '../planner/visit-start.js';
import type { HourOutlook } from '../planner/weather-outlook.js';
import { type PlanOutline, planOutline } from '../presenters/plan-outline.js';
import { presentVisit } from '../presenters/present-visit.js';
import type { ForecastSource } from '../weather/forecast-source.js';
import { createTurns } from './turns.js';

/** The reply to a search, what of it a picture shows, and how its plan came out. */
export type Planned = { reply: CheckedJson<typeof searchCityRoute>; outline: PlanOutline | undefined; outcome: PlanOutcome };

export type PlanSource = {
  /** The reply to a search, serialized once and then reused. @throws AppError 503 when too many requests wait for a plan. */
  planFor(city: City, request: SearchRequest): Promise<Planned>;
  /**
   * The same for what no visitor waits for: it is planned when no search waits.
   * @param wanted once it aborts, a plan that waits for its turn is not made
   * @throws AppError 503 when too many wait behind the searches; else the reason of the signal
   */
  planBehind(city: City, request: SearchRequest, wanted: AbortSignal): Promise<Planned>;
  /**
   * When the plan of the request begins, `YYYY-MM-DDTHH:mm` in the city's local time, without making the plan.
   * @throws AppError 503 when too many requests wait for a plan.
   */
  startFor(city: City, request: SearchRequest): Promise<string>;
};

/** A plan takes about 15 kB. */
const remembered = 500;

/** How many days after the one on which it is to begin a plan may be moved to, or may last into. */
const daysAfter = { chosen: 1, free: 7 };

/** The part of a forecast that a plan depends on, as a text: what isn't fair on its days, and what is known of them at all. */
function outlookTextOf(forecast: readonly HourOutlook[], start: string, isChosen: boolean): string {
  const date = start.slice(0, 10);
  // What is left of an evening is planned by the day before.
  const first = addDays(date, -1);
  const last = addDays(date, isChosen ? daysAfter.chosen : daysAfter.free);
  return forecast
    .filter(({ time }) => time >= first && time.slice(0, 10) <= last)
    .map(({ time, sky, isLikely }) => `${time.slice(8, 13)}${sky === 'fair' ? '' : sky}${isLikely ? '?' : ''}`)
    .join();
}

/** The cache key: everything that a plan depends on. Equal keys give equal bytes (docs/rules/plans.md#equal-requests). */
function keyOf(
  city: City,
  request: SearchRequest,
  versions: { catalogue: string; forecast: readonly HourOutlook[] | undefined; nowMs: number },
) {
  const { catalogue, forecast, nowMs } = versions;
  const { startAt } = request;
  const start = startAt ?? nextQuarter(nowMs, city.timezone);
  const outlook = forecast && outlookTextOf(forecast, start, startAt !== undefined);
  // All of the request, so that no field of it can be forgotten here.
  const asked = Object.entries(request).sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([city.key, start, asked, outlook, catalogue]);
}

/**
 * Plans by the current catalogue and forecast. They are cached, because the first plan of a day is the same for all who send
 * the same request; concurrent equal requests are planned once.
 */
export function createPlanSource(deps: {
  catalogue: Pick<CatalogueStore, 'current'>;
  forecasts: ForecastSource;
  clock: Clock;
}): PlanSource {
  const { catalogue, forecasts, clock } = deps;
  const inTurn = createTurns();

  function planning(city: City, request: SearchRequest, around: Surroundings): () => Steps<Planned> {
    const { cities, version } = catalogue.current();
    const content = contentOf({ cities, version }, city.key);
    return function* () {
      const plan = yield* planVisitInSteps(city, content, request, around);
      const reply = presentVisit(plan, { city, content, request, catalogueVersion: version });
      return { reply: checkedJson(searchCityRoute, reply), outline: planOutline(reply), outcome: outcomeOf(plan) };
    };
  }

  function findingStart(city: City, request: SearchRequest, around: Surroundings): () => Steps<string> {
    const content = contentOf(catalogue.current(), city.key);
    return () => visitStart(city, content, request, around);
  }

  /** @param prepare reads the catalogue at once, since the key names its version, and returns the work */
  function remembering<T>(prepare: (city: City, request: SearchRequest, around: Surroundings) => () => Steps<T>) {
    const recent = createRecentlyUsed<T>(remembered);
    const underWay = createSingleFlight<T>();
    return async (city: City, request: SearchRequest, behind?: AbortSignal): Promise<T> => {
      const forecast = await forecasts.hoursOf(city.key);
      const nowMs = clock.nowMs();
      const key = keyOf(city, request, { catalogue: catalogue.current().version, forecast, nowMs });
      const known = recent.get(key);
      if (known !== undefined) {
        return known;
      }
      const work = prepare(city, request, { nowMs, forecast });
      const makeAndRemember = function* (): Steps<T> {
        // What waits behind shares no flight with searches, so another may have made it meanwhile.
        const made = recent.get(key) ?? (yield* work());
        recent.set(key, made);
        return made;
      };
      return behind ? inTurn(makeAndRemember, behind) : underWay.run(key, () => inTurn(makeAndRemember));
    };
  }

  const plan = remembering(planning);
  return { planFor: plan, planBehind: plan, startFor: remembering(findingStart) };
}
