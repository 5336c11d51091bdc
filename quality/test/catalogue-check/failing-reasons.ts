import type { FailingFixture } from './fixture.js';
import { withEntry } from './good-context.js';
import { canal, palaisRoyal, rodin } from './good-entries.js';

const lamps = 'Lamps come on along the wall and the roses lose their red.';

/** The good museum with a reason of the hour. */
function timed(whenTrue: Readonly<Record<string, unknown>>, { mood = 'romantic-dreamy', text = lamps } = {}) {
  return withEntry(rodin, { timedReason: { [mood]: { text, whenTrue } } });
}

function saying(sentence: string) {
  return withEntry(canal, { moodReason: { ...canal.moodReason, 'bohemian-playful': sentence } });
}

/** One fault each in the scores and reasons of an entry: C01 and C11 where there is a reason of the hour, C11 for scores, C27 and C28. */
export const failingReasons: readonly FailingFixture[] = [
  { code: 'C01', title: 'an unknown field of a timed reason', context: timed({ hours: [20] }) },
  { code: 'C01', title: 'an unknown part of the day', context: timed({ dayParts: ['tea-time'] }) },
  {
    code: 'C11',
    title: 'a fit between unsure and yes',
    context: withEntry(rodin, { moodFit: { ...rodin.moodFit, 'bohemian-playful': 0.56 } }),
  },
  {
    code: 'C11',
    title: 'a fit on the line',
    findings: 2,
    context: withEntry(rodin, { moodFit: { ...rodin.moodFit, 'bohemian-playful': 0.7 } }),
  },
  {
    code: 'C11',
    title: 'a fit beyond yes',
    context: withEntry(rodin, { moodFit: { ...rodin.moodFit, 'artistic-cultural': 0.96 } }),
  },
  {
    code: 'C11',
    title: 'a timed reason for a mood without a reason',
    context: timed({ dayParts: ['evening'] }, { mood: 'bohemian-playful' }),
  },
  { code: 'C11', title: 'a timed reason that is too short', context: timed({ dayParts: ['evening'] }, { text: 'Lamps come on.' }) },
  { code: 'C11', title: 'a timed reason that is true at any time', context: timed({}) },
  { code: 'C11', title: 'a timed reason for no month', context: timed({ dayParts: ['evening'], months: [] }) },
  { code: 'C11', title: 'a timed reason with a weekday twice', context: timed({ weekdays: ['Su', 'Su'] }) },
  {
    code: 'C27',
    title: 'four words shared by two reasons',
    context: withEntry(palaisRoyal, {
      moodReason: {
        ...palaisRoyal.moodReason,
        'elegant-sophisticated': 'Green chairs circle a basin between dealers in medals and in gloves.',
      },
    }),
  },
  {
    code: 'C27',
    title: 'four words shared by a reason and a timed reason of the mood',
    context: timed({ dayParts: ['after-dark'] }, { text: 'Lamps come on: the Kiss stands in a round pool of light.' }),
  },
  { code: 'C28', title: 'an hour', context: saying('People sit on the stones at dusk and let their feet hang.') },
  { code: 'C28', title: 'a phrase in capitals', context: saying('At night people sit on the stones and let their feet hang.') },
  { code: 'C28', title: 'a weekday', context: saying('People sit on the stones on Sundays and let their feet hang.') },
  { code: 'C28', title: 'a season', context: saying('People sit on the stones in summer and let their feet hang.') },
  { code: 'C28', title: 'two months', findings: 2, context: saying('From May to September people let their feet hang over the water.') },
];
