import type { City } from '@city-genie/city-data/city';
import { isEveningStart, timeframeById } from '@city-genie/city-data/timeframes';
import type { PlanParams } from '../../features/plan/plan-params.js';
import { soonest } from '../../features/when/start-note.js';
import { clockTime, longDate, minuteOfDay, shortDate } from '../../ui/local-time.js';

/** What is known about the start: whether it can be planned, and whether “now” becomes a later one. */
export type KnownStart = { inReach: boolean; isLater: boolean };

/** No line ends within it: “1–2 hours”. */
const unbroken = (slot: string) => slot.replace('–', '–\u2060').replaceAll(' ', '\u00a0');

/** The choices so far in a sentence, or what is missing. */
export function choiceSentence(
  city: Pick<City, 'name'>,
  moodName: string | undefined,
  { mood, timeframe, startAt }: PlanParams,
  { inReach, isLater }: KnownStart,
): string {
  if (!timeframe) {
    return mood ? `${moodName ?? 'Your mood'}. Now choose how long.` : 'Choose a mood and a time slot first.';
  }
  const { name } = timeframeById(timeframe);
  const slot = name.includes('–') ? unbroken(name) : name;
  if (!mood) {
    return `${slot} in ${city.name}. Now choose a mood.`;
  }
  if (!inReach) {
    return `${moodName ?? 'Your mood'}, ${slot.toLowerCase()} in ${city.name}. Now choose when.`;
  }
  const length = startAt && isEveningStart(timeframe, minuteOfDay(startAt)) ? 'an evening' : slot.toLowerCase();
  const now = isLater ? 'at the next good start' : 'starting now';
  const start = startAt ? `${longDate(startAt.slice(0, 10))} at\u00a0${clockTime(startAt)}` : now;
  return `${moodName ?? 'Your mood'}, ${length} in ${city.name}, ${start}.`;
}

/** Slot and start in a few words, for a narrow bar; undefined without a slot. */
export function slotWords({ timeframe, startAt }: Pick<PlanParams, 'timeframe' | 'startAt'>, now: string | undefined): string | undefined {
  if (!timeframe) {
    return undefined;
  }
  const slot = unbroken(timeframeById(timeframe).name);
  if (startAt) {
    const day = startAt.slice(0, 10) === now?.slice(0, 10) ? 'today' : shortDate(startAt.slice(0, 10));
    return `${slot}, ${unbroken(`${day} ${clockTime(startAt)}`)}`;
  }
  return now ? `${slot}, ${unbroken(soonest(now, timeframe))}` : slot;
}
