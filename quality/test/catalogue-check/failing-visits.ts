import type { FailingFixture } from './fixture.js';
import { withEntry } from './good-context.js';
import { canal, palaisRoyal, rodin } from './good-entries.js';

/** One fault each in what says when a place can be visited: C06 where there is a door, C21 to C23, and C29. */
export const failingVisits: readonly FailingFixture[] = [
  {
    code: 'C06',
    title: 'a door that closes before the shortest visit is over',
    context: withEntry(rodin, { openingHours: '10:00-10:55' }),
  },
  {
    code: 'C06',
    title: 'two nights that run into a third day',
    context: withEntry(rodin, { openingHours: 'Fr-Sa 18:00-03:00' }),
  },
  {
    code: 'C06',
    title: 'hours in the dark, of a place that is unlit',
    context: withEntry(rodin, { openingHours: '22:00-24:00', afterDark: 'no' }),
  },
  {
    code: 'C06',
    title: 'performances on two days',
    context: withEntry(rodin, { startTimes: ['Mo 11:00', 'Fr 11:00', 'Fr 14:00'] }),
  },
  {
    code: 'C21',
    title: 'a last entry before the doors open',
    context: withEntry(rodin, { openingHours: '10:00-11:00', lastEntryMinutes: 60 }),
  },
  {
    code: 'C21',
    title: 'a last entry before the doors open at noon',
    context: withEntry(rodin, { openingHours: '10:00-12:00,13:00-13:45', lastEntryMinutes: 45 }),
  },
  { code: 'C21', title: 'a last entry without a door', context: withEntry(canal, { lastEntryMinutes: 30 }) },
  { code: 'C22', title: 'a lit garden without a gate', context: withEntry(palaisRoyal, { openingHours: '24/7' }) },
  {
    code: 'C22',
    title: 'a park without a gate that is for the evening',
    context: withEntry(palaisRoyal, { openingHours: '24/7', category: 'park', afterDark: 'yes', bestTime: ['evening'] }),
  },
  {
    code: 'C22',
    title: 'a viewpoint without a gate of which nothing says that it is for the evening',
    context: withEntry(palaisRoyal, { openingHours: '24/7', category: 'viewpoint', bestTime: ['golden-hour'] }),
  },
  {
    code: 'C22',
    title: 'an unlit place for the evening',
    context: withEntry(rodin, { bestTime: ['evening', 'after-dark'], afterDark: 'no' }),
  },
  { code: 'C23', title: 'a cinema without start times', context: withEntry(rodin, { category: 'cinema' }) },
  { code: 'C23', title: 'a start time that can’t be read', context: withEntry(rodin, { startTimes: ['14:00', 'at eight'] }) },
  { code: 'C23', title: 'a performance that ends after closing', context: withEntry(rodin, { startTimes: ['14:00', '16:46'] }) },
  {
    code: 'C23',
    title: 'a performance on a day off',
    context: withEntry(rodin, { openingHours: 'Tu-Su 10:00-18:00', startTimes: ['14:00', 'Mo 11:00'] }),
  },
  {
    code: 'C23',
    title: 'a stage that opens in the evening, without start times',
    context: withEntry(rodin, { category: 'theatre', openingHours: '17:00-23:00' }),
  },
  { code: 'C29', title: 'lunch at a museum', context: withEntry(rodin, { mealsThere: ['lunch'] }) },
  {
    code: 'C29',
    title: 'dinner at a market that closes in the afternoon',
    context: withEntry(rodin, { mealsThere: ['lunch', 'dinner'], tags: ['art', 'food'], openingHours: '10:00-17:30' }),
  },
];
