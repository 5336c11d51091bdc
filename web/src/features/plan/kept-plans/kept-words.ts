import { findCity } from '@city-genie/city-data/catalog';
import { localDate } from '@city-genie/city-data/city-clock';
import { clockTime, longDate } from '../../../ui/local-time.js';
import { headline, slotOf } from '../plan-words.js';
import type { KeptPlan } from './kept-plan.js';

const moment = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' });

/** When a plan was kept, on the clock of the visitor: `Saturday 28 November at 09:00`. */
export const savedText = (savedAtMs: number): string => moment.format(savedAtMs).replace(',', '');

/** `A romantic half day in Paris`. */
export function keptHeadline({ mood, timeframe, city, reply }: KeptPlan): string {
  return headline(mood.name ?? mood.id, slotOf(timeframe, undefined, reply.notes), findCity(city)?.name ?? city);
}

/** When a plan begins, seen from its city: `today 09:00`, `tomorrow 09:00`, `Monday 30 November, 09:00`. */
export function beginText({ reply: { plan } }: KeptPlan, nowMs: number): string {
  if (!plan) {
    return '';
  }
  const dayMs = 86_400_000;
  const days = new Map([
    [localDate(plan.timezone, nowMs), 'today '],
    [localDate(plan.timezone, nowMs + dayMs), 'tomorrow '],
  ]);
  return `${days.get(plan.date) ?? `${longDate(plan.date)}, `}${clockTime(plan.start)}`.replaceAll(' ', '\u00a0');
}
