import type { City } from '@city-genie/city-data/city';
import { planStopText } from '@city-genie/contracts/plan-files/plan-stop';
import type { Recommendation } from '@city-genie/contracts/search/routes';
import { formatPlanParams, type PlanParams } from './plan-params.js';
import type { PlanFacts } from './plan-words.js';

/** Address of an export file: it contains all stops, so that nothing is planned again. */
export function planFileAddress(kind: 'ics' | 'gpx', city: City, stops: readonly Recommendation[]): string {
  const search = new URLSearchParams(stops.map(({ id, arrive, leave }) => ['stop', planStopText({ placeId: id, arrive, leave })]));
  return `/api/${city.key}/plan.${kind}?${search}`;
}

type Shown = { params: PlanParams; seen: readonly string[]; facts: PlanFacts };

/**
 * An address that shows this exact plan to others: unlike the page's own, it contains the start and the places seen before,
 * since a plan depends on both.
 */
export function shareAddress(pageAddress: string, { params, seen, facts }: Shown): string {
  const address = new URL(pageAddress);
  address.search = formatPlanParams({ ...params, startAt: facts.start, seed: facts.seed, view: 'plan' }, seen);
  address.hash = '';
  return address.href;
}
