const anyCase = [
  'dawn',
  'dusk',
  'sunset',
  'sunrise',
  'tonight',
  'at night',
  'after dark',
  'in the evening',
  'in the morning',
  'midnight',
  'noon',
  'in spring',
  'in summer',
  'in autumn',
  'in winter',
  'snow',
  'blossom',
] as const;

/** With their capitals, since `may` and `march` are verbs as well. */
const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
const months = [
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

function oneOf(words: readonly string[], flags: string): RegExp {
  // What a year follows is history: `in June 1878`, `in winter 1910`.
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join('|')})s?(?![\\p{L}\\p{N}])(?!,? \\d{3,4}(?!\\d))`, flags);
}

const patterns = [oneOf(anyCase, 'giu'), oneOf([...weekdays, ...months], 'gu')];

/** The words of a text, as spelt there, that tell an hour, a day or a season to come. */
export function timesNamedIn(text: string): string[] {
  return patterns.flatMap((pattern) => text.match(pattern) ?? []);
}
