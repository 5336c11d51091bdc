import { type CheckContext, type CityUnderCheck, entriesOf, type Finding } from './check.js';
import type { Judgement } from './check-catalogue.js';
import { notYetAsked } from './depth.js';
import { type MoodTally, tallyMood } from './mood-tally.js';

const columns: readonly { title: string; key: keyof MoodTally }[] = [
  { title: 'places', key: 'places' },
  { title: 'categories', key: 'categories' },
  { title: 'free', key: 'free' },
  { title: 'indoor', key: 'indoor' },
  { title: 'outdoor', key: 'outdoor' },
  { title: 'short', key: 'short' },
  { title: 'icons', key: 'icons' },
  { title: 'districts', key: 'districts' },
  { title: 'restaurants', key: 'restaurants' },
  { title: 'cuisines', key: 'cuisines' },
  { title: 'price levels', key: 'priceLevels' },
];

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

function findingLine({ code, id, text }: Finding): string {
  return `  ${code} ${id === undefined ? '' : `${id} `}${text}`;
}

function moodTable(subject: CityUnderCheck): string[] {
  const { city } = subject;
  const width = Math.max(...city.moods.map((mood) => mood.length));
  const row = (first: string, cells: readonly string[]): string =>
    `  ${first.padEnd(width)}  ${cells.map((cell, index) => cell.padStart(columns[index]?.title.length ?? 0)).join('  ')}`;
  return [
    row(
      'eligible for',
      columns.map(({ title }) => title),
    ),
    ...city.moods.map((mood) => {
      const tally = tallyMood(subject, mood);
      return row(
        mood,
        columns.map(({ key }) => String(tally[key])),
      );
    }),
  ];
}

function citySection(subject: CityUnderCheck, { demandsOf }: CheckContext): string[] {
  const { city, content } = subject;
  const spared = notYetAsked(demandsOf(city.key));
  return [
    '',
    `${city.name}: ${counted(content.places.length, 'place')}, ${counted(content.restaurants.length, 'restaurant')}`,
    ...moodTable(subject),
    ...(spared.length === 0 ? [] : [`  not yet asked of ${city.key}: ${spared.join(', ')}`]),
  ];
}

/** The check as text: findings by rule and city, what each city offers per mood, and the total in the last line. */
export function report(judgements: readonly Judgement[], context: CheckContext): string {
  const findings = judgements.reduce((sum, judgement) => sum + judgement.findings.length, 0);
  const entries = context.catalogue.reduce((sum, { content }) => sum + entriesOf(content).length, 0);
  return [
    ...judgements.flatMap(({ rule, city, findings: found }) => [
      `${rule.code} ${city}: ${rule.title}, ${counted(found.length, 'finding')}`,
      ...found.map(findingLine),
    ]),
    ...context.catalogue.flatMap((subject) => citySection(subject, context)),
    '',
    `catalogue: ${entries} entries, ${findings} findings`,
    '',
  ].join('\n');
}
