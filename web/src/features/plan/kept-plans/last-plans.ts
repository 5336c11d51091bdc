import { fieldsOf } from '../../../ui/fields-of.js';

/** Until when the last of the kept plans of each city lasts, in epoch milliseconds, by city key. In the simple storage, since it can be read at once. */
export const lastPlansKey = 'city-genie.last-plans';

function read(): ReadonlyMap<string, unknown> {
  try {
    return fieldsOf(JSON.parse(localStorage.getItem(lastPlansKey) ?? 'null'));
  } catch {
    return new Map();
  }
}

/** Whether a plan is kept whose day isn't over, of a city or of any. Also asked before the first paint (`prerender/theme.js`). */
export function hasLastPlan(city: string | undefined, nowMs: number): boolean {
  return [...read()].some(([key, until]) => (city === undefined || key === city) && typeof until === 'number' && until > nowMs);
}

function write(plans: Iterable<readonly [string, unknown]>): void {
  try {
    localStorage.setItem(lastPlansKey, JSON.stringify(Object.fromEntries(plans)));
  } catch {
    // Then no page has a link to it.
  }
}

/** Notes until when a plan of a city lasts. One that lasts longer stays noted: it is still there when this one is over. */
export function noteLastPlan(city: string, untilMs: number): void {
  const plans = read();
  const before = plans.get(city);
  write([...plans, [city, typeof before === 'number' ? Math.max(before, untilMs) : untilMs]]);
}

/** No plan of a city is kept any more. */
export function forgetLastPlanOf(city: string): void {
  const plans = [...read()];
  const others = plans.filter(([key]) => key !== city);
  if (others.length < plans.length) {
    write(others);
  }
}

/** No plan is kept any more. */
export function forgetLastPlans(): void {
  try {
    localStorage.removeItem(lastPlansKey);
  } catch {
    // Blocked storage holds nothing.
  }
}
