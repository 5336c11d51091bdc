import type { TimeframeId } from './timeframes.js';

/** What a plan is: its slot, or an evening instead of a full day (docs/rules/plans.md#evenings-and-nights). */
export type PlanSlot = TimeframeId | 'evening';

/** For a mood whose name begins with a noun, the second word is used. */
const nouns = new Set(['fiesta', 'nature']);

/** `A romantic`, from the mood's name "Romantic & Dreamy" or from its id. */
function moodWithArticle(mood: string): string {
  const [first = '', second = first] = mood
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter(Boolean);
  const word = nouns.has(first) ? second : first;
  return `${/^[aeiou]/.test(word) ? 'An' : 'A'} ${word}`;
}

const slots: Readonly<Record<PlanSlot, string>> = {
  '1-2-hours': 'hour or\u00a0two',
  'half-day': 'half\u00a0day',
  'full-day': 'full\u00a0day',
  evening: 'evening',
};

/** `A romantic half day in Paris`, with non-breaking spaces where a line shouldn't end. */
export function headline(mood: string, slot: PlanSlot, city: string): string {
  return `${moodWithArticle(mood)} ${slots[slot]} in\u00a0${city.replace(' ', '\u00a0')}`;
}

const days = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

/** `Sun 22 Nov` of a local `YYYY-MM-DD`; the date is the city's, so no time zone is applied. */
export function shortDay(localDate: string): string {
  const date = new Date(`${localDate}T00:00:00Z`);
  return `${days[date.getUTCDay()]} ${date.getUTCDate()} ${months[date.getUTCMonth()]}`;
}

/** What a plan is called in a tab and where its link is shown: `A romantic half day in Paris, Sun 22 Nov`; without its day while that isn't known. */
export function planTitle(plan: { mood: string; slot: PlanSlot; city: string; date: string | undefined }): string {
  const title = headline(plan.mood, plan.slot, plan.city).replaceAll('\u00a0', ' ');
  return plan.date === undefined ? title : `${title}, ${shortDay(plan.date)}`;
}
