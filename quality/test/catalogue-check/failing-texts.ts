import type { FailingFixture } from './fixture.js';
import { withEntry } from './good-context.js';
import { canal, chartier, lipp, rodin, vivienne, wallace } from './good-entries.js';

const reason = rodin.moodReason['artistic-cultural'] ?? '';

const rooms = Array.from({ length: 90 }, (_, index) => index + 1).join(', ');

/** One fault each in the texts of an entry: C11, C16, C17 and C19. */
export const failingTexts: readonly FailingFixture[] = [
  {
    code: 'C11',
    title: 'a mood without a fit',
    findings: 2,
    context: withEntry(wallace, { moodFit: { 'cozy-contemplative': 0.8, 'artistic-inspired': 0.5 } }),
  },
  {
    code: 'C11',
    title: 'a mood of another city',
    context: withEntry(wallace, { moodFit: { ...wallace.moodFit, 'romantic-dreamy': 0.1 } }),
  },
  {
    code: 'C11',
    title: 'no mood with a good fit',
    context: withEntry(wallace, { moodFit: { ...wallace.moodFit, 'cozy-contemplative': 0.55 }, moodReason: {} }),
  },
  { code: 'C11', title: 'a good fit without a reason', context: withEntry(rodin, { moodReason: { 'artistic-cultural': reason } }) },
  {
    code: 'C11',
    title: 'a reason for a poor fit',
    context: withEntry(rodin, { moodReason: { ...rodin.moodReason, 'bohemian-playful': 'No guard minds when children climb the steps.' } }),
  },
  {
    code: 'C11',
    title: 'a reason that is too short',
    context: withEntry(wallace, { moodReason: { 'cozy-contemplative': 'It is cosy.' } }),
  },
  {
    code: 'C11',
    title: 'a reason that is too long',
    context: withEntry(wallace, { moodReason: { 'cozy-contemplative': 'Cosy '.repeat(50).trim() } }),
  },
  {
    code: 'C16',
    title: 'a description that is too short',
    context: withEntry(rodin, { description: 'A town house full of marble and bronze.' }),
  },
  { code: 'C16', title: 'a description that is too long', context: withEntry(rodin, { description: `Rooms ${rooms}, all of marble.` }) },
  {
    code: 'C16',
    title: 'a tip that is too short',
    context: withEntry(rodin, { tips: ['Go early.', 'Start upstairs, where the small studies are.'] }),
  },
  { code: 'C16', title: 'an empty phrase', context: withEntry(rodin, { description: `${rodin.description} A hidden gem.` }) },
  { code: 'C16', title: 'an empty phrase with hyphens', context: withEntry(lipp, { atmosphere: 'A must see under ceramic palms' }) },
  { code: 'C16', title: 'a straight apostrophe', context: withEntry(lipp, { specialties: ["Cook's choice", 'Millefeuille'] }) },
  {
    code: 'C16',
    title: 'the tip of another entry',
    context: withEntry(canal, { tips: [`${rodin.tips[0]}`, 'Cars are kept out on Sundays.'] }),
  },
  {
    code: 'C16',
    title: 'a sentence of another city’s entry, with other case and punctuation',
    context: withEntry(wallace, { tips: ['First of all: start upstairs.', 'Start upstairs where the SMALL studies are!'] }),
  },
  {
    code: 'C16',
    title: 'the same sentence twice in one entry',
    context: withEntry(vivienne, { tips: ['Look down: the floor is signed.', 'Look down: the floor is signed!'] }),
  },
  {
    code: 'C16',
    title: 'a description similar to another entry’s',
    context: withEntry(canal, { description: rodin.description.replace('a pond', 'one pond') }),
  },
  {
    code: 'C16',
    title: 'a text that names another city',
    context: withEntry(canal, { tips: ['It reminds one of London on a warm day.', 'Cars are kept out.'] }),
  },
  {
    code: 'C16',
    title: 'a description similar to that of an entry of another city',
    context: withEntry(wallace, { description: rodin.description.replace('a pond', 'one pond') }),
  },
  { code: 'C17', title: 'decomposed accents', context: withEntry(rodin, { name: rodin.name.normalize('NFD') }) },
  { code: 'C17', title: 'two spaces', context: withEntry(chartier, { cuisine: 'Traditional  French' }) },
  { code: 'C17', title: 'a space at the end', context: withEntry(chartier, { district: 'Grands Boulevards ' }) },
  { code: 'C17', title: 'a local name in another script', context: withEntry(rodin, { localName: 'ロダン美術館' }) },
  { code: 'C19', title: 'one tip', context: withEntry(rodin, { tips: ['Start upstairs, where the small studies are.'] }) },
  {
    code: 'C19',
    title: 'five tips',
    context: withEntry(rodin, { tips: ['one', 'two', 'three', 'four', 'five'].map((each) => `Give room number ${each} ten minutes.`) }),
  },
  { code: 'C19', title: 'one specialty', context: withEntry(lipp, { specialties: ['Choucroute'] }) },
  {
    code: 'C19',
    title: 'six specialties',
    context: withEntry(lipp, { specialties: ['Soup', 'Salad', 'Herring', 'Steak', 'Cheese', 'Tart'] }),
  },
];
