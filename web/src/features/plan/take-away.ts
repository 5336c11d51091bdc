import type { City } from '@city-genie/city-data/city';
import { moodNameOf } from '@city-genie/city-data/mood-name';
import { planTitle } from '@city-genie/city-data/plan-title';
import { mealPauseText } from '@city-genie/contracts/plan-files/meal-pause';
import { planStopText } from '@city-genie/contracts/plan-files/plan-stop';
import type { PlanPause, Recommendation, SearchReply } from '@city-genie/contracts/search/routes';
import { clockTime } from '../../ui/local-time.js';
import { formatPlanParams, type PlanParams } from './plan-params.js';
import { type PlanFacts, slotOf } from './plan-words.js';
import type { ShareContent } from './ShareButton.js';

type FilePlan = {
  stops: readonly Recommendation[];
  pauses: readonly PlanPause[];
  /** Names the plan through its changes, so that a calendar replaces the events of an earlier export; undefined for a read-only plan. */
  name: string | undefined;
};

/** What a plan is called through its changes on a day: `romantic-dreamy-half-day`. */
export function planName({ mood, timeframe }: Pick<PlanParams, 'mood' | 'timeframe'>): string | undefined {
  return mood && timeframe && `${mood}-${timeframe}`;
}

/** A meal at the stop itself needs no table. */
function pauseText({ meal, start, end, atStop, tables, otherTable }: PlanPause): string {
  const table = atStop ? undefined : (tables[0] ?? otherTable);
  return mealPauseText({ meal, start, end, ...(table && { restaurantId: table.id }) });
}

/** Address of an export file: it contains all stops and meals, so that nothing is planned again. */
export function planFileAddress(kind: 'ics' | 'gpx', city: City, { stops, pauses, name }: FilePlan): string {
  const search = new URLSearchParams([
    ...stops.map(({ id, arrive, leave }): [string, string] => ['stop', planStopText({ placeId: id, arrive, leave })]),
    ...pauses.map((pause): [string, string] => ['pause', pauseText(pause)]),
    ...(name ? [['plan', name] satisfies [string, string]] : []),
  ]);
  return `/api/${city.key}/plan.${kind}?${search}`;
}

type Shown = { params: PlanParams; seen: readonly string[]; facts: PlanFacts };

/**
 * An address that shows this exact plan to others: unlike the page's own, it contains the start and the places seen before,
 * since a plan depends on both.
 */
export function shareAddress(pageAddress: string, { params, seen, facts }: Shown): string {
  const address = new URL(pageAddress);
  // A changed plan depends on the start that it was changed with.
  const startAt = params.base && params.startAt ? params.startAt : facts.start;
  address.search = formatPlanParams({ ...params, startAt, seed: facts.seed, view: 'plan' }, seen);
  address.hash = '';
  return address.href;
}

/** What a plan is shared with: its address, what it is called, and its hours. */
export function sharedPlan(pageAddress: string, city: City, shown: Shown & { notes: SearchReply['notes'] }): ShareContent {
  const { params, facts, notes } = shown;
  const slot = slotOf(params.timeframe ?? 'half-day', params.startAt, notes);
  const title = planTitle({ mood: moodNameOf(params.mood ?? ''), slot, city: city.name, date: facts.date });
  return { title, text: `${title}, ${clockTime(facts.start)} to ${clockTime(facts.end)}`, url: shareAddress(pageAddress, shown) };
}
