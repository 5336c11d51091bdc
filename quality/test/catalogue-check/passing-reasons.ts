import type { Fixture } from './fixture.js';
import { goodContext, withEntry, withHiddenGem } from './good-context.js';
import { canal, palaisRoyal, rodin } from './good-entries.js';

const dome = 'The dome turns rose behind the roofs while the garden is emptied.';

function saying(sentence: string) {
  return withEntry(canal, { moodReason: { ...canal.moodReason, 'bohemian-playful': sentence } });
}

/** Changes that are close to a fault, but valid, in reasons and in what a reader meets again: C11 and C25 to C28. */
export const passingReasons: readonly Fixture[] = [
  {
    code: 'C11',
    title: 'a timed reason of thirty characters',
    context: withEntry(rodin, {
      timedReason: { 'romantic-dreamy': { text: 'The dome behind it turns rose.', whenTrue: { dayParts: ['golden-hour'] } } },
    }),
  },
  {
    code: 'C11',
    title: 'a timed reason for some days of some months',
    context: withEntry(rodin, {
      timedReason: { 'artistic-cultural': { text: dome, whenTrue: { dayParts: ['evening'], weekdays: ['Th', 'Fr'], months: [6, 7] } } },
    }),
  },
  { code: 'C25', title: 'a local name', context: withHiddenGem('Jardin du Palais-Royal, with its striped columns') },
  { code: 'C25', title: 'a restaurant’s name in the genitive', context: withHiddenGem('Brasserie Lipp’s tiles, seen from the street') },
  {
    code: 'C26',
    title: 'words that contain a tic',
    context: withEntry(canal, { tips: ['Ounces of bread draw the ducks.', 'The stillness ends with the next boat, a houseboat.'] }),
  },
  {
    code: 'C26',
    title: 'a house in one text of thirty',
    context: withEntry(canal, { tips: ['Cars are kept out.', 'The keeper’s house has green shutters.'] }),
  },
  {
    code: 'C27',
    title: 'three words shared by two reasons',
    context: withEntry(palaisRoyal, {
      moodReason: { ...palaisRoyal.moodReason, 'elegant-sophisticated': 'Green chairs circle an old sundial between dealers in medals.' },
    }),
  },
  {
    code: 'C27',
    title: 'four words shared by a reason and a description',
    context: withEntry(palaisRoyal, {
      description: 'Green chairs circle the basin under clipped limes in double rows, closed off from traffic since Richelieu.',
    }),
  },
  { code: 'C28', title: 'a month of history', context: saying('In June 1878 painters hung out of these windows to see the flags.') },
  { code: 'C28', title: 'a season of history', context: saying('Skaters crossed it in winter 1879, and one of them sold chestnuts.') },
  { code: 'C28', title: 'verbs that are spelt like months', context: saying('You may watch the boats march up the stairs of water.') },
  { code: 'C28', title: 'a word that contains an hour', context: saying('Afternoons are spent on the stones, feet over the water.') },
  {
    code: 'C28',
    title: 'an hour in a timed reason',
    context: withEntry(canal, {
      timedReason: { 'bohemian-playful': { text: 'At dusk the footbridge fills with bottles.', whenTrue: { dayParts: ['golden-hour'] } } },
    }),
  },
  {
    code: 'C28',
    title: 'an hour, with an exception',
    context: {
      ...saying('A painter of sunsets and of trains took rooms above the lock.'),
      exceptions: { ...goodContext.exceptions, timeNamed: [{ id: canal.id, word: 'sunsets', reason: 'they are painted' }] },
    },
  },
];
