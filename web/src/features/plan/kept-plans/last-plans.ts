import { fieldsOf } from '../../../ui/fields-of.js';

/** Until when the newest plan of each city lasts, in epoch milliseconds, by city key. In the simple storage, since it can be read at once. */
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

/** Notes until when a city's newest plan lasts. */
export function noteLastPlan(city: string, untilMs: number): void {
  try {
    localStorage.setItem(lastPlansKey, JSON.stringify({ ...Object.fromEntries(read()), [city]: untilMs }));
  } catch {
    // Then no page has a link to it.
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
