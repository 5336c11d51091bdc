import type { PlanSlot } from '@city-genie/city-data/plan-title';
import { isEveningStart, type TimeframeId, timeframeById } from '@city-genie/city-data/timeframes';
import type { Recommendation, SearchReply } from '@city-genie/contracts/search/routes';
import { clockTime, longDate, minuteOfDay } from '../../ui/local-time.js';

export { headline, type PlanSlot } from '@city-genie/city-data/plan-title';

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'] as const;

/** `six stops`. */
export function stopCount(count: number): string {
  return `${numbers[count] ?? count} ${count === 1 ? 'stop' : 'stops'}`;
}

/** `50 min`, `2 h`, `1 h 5 min`, with non-breaking spaces. */
export function durationText(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const parts = [...(hours > 0 ? [`${hours}\u00a0h`] : []), ...(rest > 0 || hours === 0 ? [`${rest}\u00a0min`] : [])];
  return parts.join('\u00a0');
}

/** `12 min on foot`, `27 min by public transport`. */
export function wayText({ legMode, legMinutes }: Pick<Recommendation, 'legMode' | 'legMinutes'>): string {
  return `${legMinutes}\u00a0min ${legMode === 'walk' ? 'on foot' : 'by public transport'}`;
}

/** As the server's notes say; before they are known, by the start. */
export function slotOf(timeframe: TimeframeId, startAt: string | undefined, notes?: SearchReply['notes']): PlanSlot {
  const isEvening = notes
    ? notes.some(({ code }) => code === 'evening_plan')
    : startAt !== undefined && isEveningStart(timeframe, minuteOfDay(startAt));
  return isEvening ? 'evening' : timeframe;
}

/** `Romantic & Dreamy, Half day`. */
export function choiceText(mood: string | undefined, slot: PlanSlot): string {
  const name = slot === 'evening' ? 'Evening' : timeframeById(slot).name;
  return mood ? `${mood}, ${name}` : name;
}

/** A reply's facts on the plan as a whole. */
export type PlanFacts = NonNullable<SearchReply['plan']>;

/** `Sunday 22 November, 09:00 to 14:51`. */
export function whenText({ date, start, end }: PlanFacts): string {
  return `${longDate(date).replace(/ (?=\S+$)/, '\u00a0')}, ${clockTime(start)}\u00a0to\u00a0${clockTime(end)}`;
}

/** The minutes from one local `YYYY-MM-DDTHH:mm` to another. */
export function minutesBetween(start: string, end: string): number {
  return (Date.parse(`${end}Z`) - Date.parse(`${start}Z`)) / 60_000;
}

/** What the time is spent on, in one sentence. */
export function totalsText({ visitMinutes, walkMinutes, transitMinutes, waitMinutes, pauses }: PlanFacts, stops: number): string {
  const count = stopCount(stops);
  const parts = [
    `${durationText(visitMinutes)} in places`,
    ...(walkMinutes > 0 ? [`${durationText(walkMinutes)} on foot`] : []),
    ...(transitMinutes > 0 ? [`${durationText(transitMinutes)} by public transport`] : []),
    ...pauses.map(({ meal, start, end }) => `${durationText(minutesBetween(start, end))} for ${meal}`),
    ...(waitMinutes > 0 ? [`${durationText(waitMinutes)} of waiting`] : []),
  ];
  const last = parts.pop() ?? '';
  return `${count.charAt(0).toUpperCase()}${count.slice(1)}: ${parts.length > 0 ? `${parts.join(', ')} and ${last}` : last}.`;
}

type MapLink = PlanFacts['mapLinks'][number];

/** What a link to the map service leads to: `Walk stops 1–4 in Google Maps`. */
export function mapLinkText({ from, to, mode }: MapLink): string {
  // Word joiners keep "1–4" on one line.
  return mode === 'walk' ? `Walk stops ${from}\u2060–\u2060${to} in Google Maps` : `Ride from stop ${from} to ${to}`;
}
