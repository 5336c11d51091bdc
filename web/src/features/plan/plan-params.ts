import { type City, type MealName, mealNames } from '@city-genie/city-data/city';
import { type TimeframeId, timeframeIds } from '@city-genie/city-data/timeframes';
import { formatBase, formatMeals, parseBase, parseMeals } from '@city-genie/contracts/search/base-in-address';
import { type IdLists, maxIds, parseIdLists, parseIds } from './id-lists.js';

export type PlanView = 'choose' | 'plan' | 'cuisine';

/**
 * The visitor's choices. They are stored in the address, so that a reload, Back and a copied link show the same plan
 * (docs/rules/plans.md#plans-in-the-address).
 */
export type PlanParams = IdLists & {
  mood?: string;
  timeframe?: TimeframeId;
  /** Local `YYYY-MM-DDTHH:mm` of the city; without it, the server finds the next start that gives a full plan. */
  startAt?: string;
  seed?: string;
  /** The plan that was changed, as it stood: its stops keep their order and times. */
  base?: string[];
  /** Its meals; without them, the server tells them from the times. */
  meals?: MealName[];
  /** When it ends at the latest, local: of what is left of a day under way. */
  until?: string;
  /** Id of the stop before, of such a day. */
  from?: string;
  /** Plan as if it stayed dry. */
  dry?: boolean;
  /** The meal whose restaurants are shown; without it, the plan's first. */
  meal?: MealName;
  view: PlanView;
};

/** The choices that a plan needs: the body of a search without `seen`. */
export type PlanChoice = {
  mood: string;
  timeframe: TimeframeId;
  seed: string;
  startAt?: string;
  pin?: string[];
  exclude?: string[];
  base?: string[];
  meals?: MealName[];
  until?: string;
  from?: string;
  weather?: 'dry';
};

export { firstSeed } from './first-seed.js';

/** Whether a local date and time exists; equivalent to `localDateTime` of the contracts, without their schema library. */
export function isLocalDateTime(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d$/.test(text) ? Date.parse(`${text}:00Z`) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** Parses a query string; values that don't fit the city are dropped. */
export function parsePlanParams(search: URLSearchParams, city: City): PlanParams {
  const mood = city.moods.find((id) => id === search.get('mood'));
  const timeframe = timeframeIds.find((id) => id === search.get('time'));
  const startAt = search.get('at') ?? '';
  const seed = /^[\w-]{1,64}$/.exec(search.get('seed') ?? '')?.[0];
  const base = isLocalDateTime(startAt) ? parseBase(search.get('base'), startAt) : undefined;
  const meals = base && parseMeals(search.get('meals'));
  const until = search.get('until') ?? '';
  const [from] = parseIds(search.get('from'), 1);
  const view = search.get('view') === 'cuisine' ? 'cuisine' : 'plan';
  const meal = mealNames.find((name) => view === 'cuisine' && name === search.get('meal'));
  return {
    ...(mood && { mood }),
    ...(timeframe && { timeframe }),
    ...(isLocalDateTime(startAt) && { startAt }),
    ...(seed && { seed }),
    ...(base && { base }),
    ...(meals && { meals }),
    ...(base && isLocalDateTime(until) && { until, ...(from && { from }) }),
    ...parseIdLists(search),
    ...(search.get('dry') === '1' && { dry: true }),
    ...(meal && { meal }),
    view: mood && timeframe && seed ? view : 'choose',
  };
}

/** The choices without those that belong to one plan only. */
export function chosen({
  seed: _seed,
  base: _base,
  meals: _meals,
  until: _until,
  from: _from,
  pin: _pin,
  keep: _keep,
  exclude: _exclude,
  dry: _dry,
  ...rest
}: PlanParams): PlanParams {
  return rest;
}

/** The query string of the choices, without `?`. Commas and colons stay unescaped. */
export function formatPlanParams(params: PlanParams, seen?: readonly string[]): string {
  const { mood, timeframe, startAt, seed, base, meals, until, from, pin, keep, exclude, dry, meal, view } = params;
  const search = new URLSearchParams();
  const entries = {
    mood,
    time: timeframe,
    at: startAt,
    seed,
    base: formatBase(base),
    meals: base && formatMeals(meals),
    until: base && until,
    from: base && until && from,
    pin: pin?.join(),
    keep: keep?.join(),
    no: exclude?.join(),
    seen: seen?.join(),
    dry: dry ? '1' : undefined,
    view: view === 'cuisine' ? view : undefined,
    meal: view === 'cuisine' ? meal : undefined,
  };
  for (const [name, value] of Object.entries(entries)) {
    if (value) {
      search.set(name, value);
    }
  }
  return search.toString().replaceAll('%2C', ',').replaceAll('%3A', ':').replaceAll('%40', '@');
}

/** The body of a search, or undefined while choices are missing. */
export function planChoice(params: PlanParams): PlanChoice | undefined {
  const { mood, timeframe, seed, startAt, base, meals, until, from, pin = [], keep = [], exclude = [], dry } = params;
  if (!mood || !timeframe || !seed) {
    return undefined;
  }
  const pinned = [...new Set([...pin, ...keep])].slice(0, maxIds.pin);
  return {
    mood,
    timeframe,
    seed,
    ...(startAt && { startAt }),
    ...(startAt && base && { base: [...base], ...(meals && { meals: [...meals] }), ...(until && { until, ...(from && { from }) }) }),
    ...(pinned.length > 0 && { pin: pinned }),
    ...(exclude.length > 0 && { exclude: [...exclude] }),
    ...(dry && { weather: 'dry' }),
  };
}

/** The seed of the next plan: incremented, so that the same presses give the same plans. */
export function nextSeed(seed: string): string {
  const count = Number(seed);
  return Number.isSafeInteger(count) ? String(count + 1) : `${seed.slice(0, 60)}-1`;
}
