import { type TimeframeId, timeframeById } from '@city-genie/city-data/timeframes';
import type { SearchReply } from '@city-genie/contracts/search/routes';
import { clockTime, longDate } from '../../ui/local-time.js';

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

/** For a mood whose name begins with a noun, the second word is used. */
const nouns = new Set(['fiesta', 'nature']);

/** `A romantic`, from the mood's name "Romantic & Dreamy" or, before the guide is loaded, from its id. */
function moodWithArticle(mood: string): string {
  const [first = '', second = first] = mood
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter(Boolean);
  const word = nouns.has(first) ? second : first;
  return `${/^[aeiou]/.test(word) ? 'An' : 'A'} ${word}`;
}

const slots: Readonly<Record<TimeframeId, string>> = {
  '1-2-hours': 'hour or\u00a0two',
  'half-day': 'half\u00a0day',
  'full-day': 'full\u00a0day',
};

/** `A romantic half day in Paris`. */
export function headline(mood: string, timeframe: TimeframeId, city: string): string {
  return `${moodWithArticle(mood)} ${slots[timeframe]} in\u00a0${city.replace(' ', '\u00a0')}`;
}

/** `Romantic & Dreamy, Half day: 4-6 hours of discovery`. */
export function choiceText(mood: string | undefined, timeframe: TimeframeId): string {
  const { name, description } = timeframeById(timeframe);
  return `${mood ? `${mood}, ` : ''}${name}: ${description}`;
}

/** A reply's facts on the plan as a whole. */
export type PlanFacts = NonNullable<SearchReply['plan']>;

/** `Sunday 22 November, 09:00 to 14:51`. */
export function whenText({ date, start, end }: PlanFacts): string {
  return `${longDate(date).replaceAll(' ', '\u00a0')}, ${clockTime(start)}\u00a0to\u00a0${clockTime(end)}`;
}

/** What the time is spent on, in one sentence. */
export function totalsText({ visitMinutes, walkMinutes, waitMinutes, pause }: PlanFacts, stops: number): string {
  const count = stopCount(stops);
  const parts = [
    `${durationText(visitMinutes)} in places`,
    ...(walkMinutes > 0 ? [`${durationText(walkMinutes)} on the way`] : []),
    ...(pause ? [`${durationText(pause.minutes)} for a meal`] : []),
    ...(waitMinutes > 0 ? [`${durationText(waitMinutes)} of waiting`] : []),
  ];
  const last = parts.pop() ?? '';
  return `${count.charAt(0).toUpperCase()}${count.slice(1)}: ${parts.length > 0 ? `${parts.join(', ')} and ${last}` : last}.`;
}
