import type { NoteClaim } from './note-claim.js';

const clockTimes = /\b\d{1,2}:\d\d\b/g;
const numbers = /\d+/g;
/** `3 h 45 min`, `4 h`, or a number alone. */
const quantities = /(\d+) h(?: (\d+) min)?|(\d+)/g;
const dayMs = 86_400_000;
const weekdayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;
const mealNames = ['lunch', 'dinner'] as const;

/** Words of a list that a text contains. */
const wordsIn = (text: string, words: readonly string[]) => words.filter((word) => new RegExp(`\\b${word}\\b`).test(text));
const dateOf = (text: string) => new Date(`${text.slice(0, 10)}T00:00Z`);

/** The text names a time, with its day or `tomorrow` when it is another one than that from which it became later. */
function isLaterSaid({ note: { params, text } }: NoteClaim): boolean {
  const [from, to] = [String(params.from), String(params.to)];
  const date = dateOf(to);
  const weekday = weekdayNames[date.getUTCDay()];
  const isOtherDay = from.slice(0, 10) !== to.slice(0, 10);
  const isNextDay = date.getTime() - dateOf(from).getTime() === dayMs;
  const days = wordsIn(text, [...weekdayNames, 'tomorrow']);
  const isDaySaid = days.every((day) => day === weekday || (day === 'tomorrow' && isNextDay)) && (days.length > 0 || !isOtherDay);
  const isMonthRight = wordsIn(text, monthNames).every((month) => month === monthNames[date.getUTCMonth()]);
  const times: string[] = text.match(clockTimes) ?? [];
  const isTimeSaid = times.includes(to.slice(11)) && times.every((time) => time === to.slice(11) || time === from.slice(11));
  const dates = text.replace(clockTimes, '').match(numbers) ?? [];
  return isTimeSaid && isDaySaid && isMonthRight && dates.every((number) => Number(number) === date.getUTCDate());
}

/** All numbers in a text, names aside, are parameters. */
function areNumbersGiven({ note: { params, text } }: NoteClaim): boolean {
  const given = Object.values(params).filter((value) => typeof value === 'number');
  const named = [params.name, params.other].filter((name) => typeof name === 'string');
  const rest = named.reduce((left, name) => left.replaceAll(name, ''), text);
  const said = [...rest.matchAll(quantities)].map(([, hours, minutes, alone]) =>
    Number(alone ?? Number(hours) * 60 + Number(minutes ?? 0)),
  );
  return said.every((number) => given.includes(number));
}

/** A dinner is promised only where the plan has one, and a meal without a table is the one that the note means. */
function areMealsGiven({ note: { code, params, text }, plan }: NoteClaim): boolean {
  const said = wordsIn(text.toLowerCase(), mealNames);
  if (code === 'no_table' || code === 'meal_not_kept') {
    return said.join() === params.meal;
  }
  return said.every((meal) => plan?.pauses.some(({ pause }) => pause.meal === meal) ?? false);
}

/** The hours of a spell of weather, and no number beside them but the degrees from which on it is hot. */
function isSpellSaid({ note: { params, text }, plan }: NoteClaim): boolean {
  const said = (plan?.stops ?? []).reduce((rest, { place }) => rest.replaceAll(place.name, ''), text);
  const times = said.match(clockTimes) ?? [];
  const rest = said.replace(clockTimes, '').match(numbers) ?? [];
  return (
    times.every((time) => [params.from, params.to, params.until].includes(time)) &&
    rest.every((number) => (params.kind === 'heat' && number === '35') || Number(number) === params.onFoot)
  );
}

/** Whether the text of a note names its place, its times and its meals, and says no number that isn't a parameter. */
export function saysItsParams(claim: NoteClaim): boolean {
  const { code, params, text } = claim.note;
  const isNamed = [params.name, params.other].every((name) => name === undefined || text.includes(String(name)));
  if (code === 'starts_later') {
    return isLaterSaid(claim);
  }
  if (code === 'weather_hours') {
    return isSpellSaid(claim);
  }
  return text !== '' && isNamed && areNumbersGiven(claim) && areMealsGiven(claim);
}
