import type { Fixture } from './fixture.js';
import { goodContext, withEntry } from './good-context.js';
import { canal, palaisRoyal, rodin } from './good-entries.js';

/** Changes that are close to a fault, but valid, in when a place can be visited and what a city is known for: C06, C21 to C24, C29 and C30. */
export const passingVisits: readonly Fixture[] = [
  { code: 'C06', title: 'a visit that begins as the doors open', context: withEntry(rodin, { openingHours: '10:00-11:00' }) },
  {
    code: 'C06',
    title: 'a last entry long before closing',
    context: withEntry(rodin, { openingHours: '10:00-13:00', lastEntryMinutes: 179 }),
  },
  { code: 'C06', title: 'performances on three days', context: withEntry(rodin, { startTimes: ['Fr-Su 16:45'] }) },
  {
    code: 'C21',
    title: 'a last entry a minute after opening',
    context: withEntry(rodin, { openingHours: '10:00-11:01', lastEntryMinutes: 60 }),
  },
  {
    code: 'C22',
    title: 'a garden without a gate for the daytime',
    context: withEntry(palaisRoyal, { openingHours: '24/7', afterDark: 'no' }),
  },
  {
    code: 'C22',
    title: 'a viewpoint that is best in the evening',
    context: withEntry(palaisRoyal, { openingHours: '24/7', category: 'viewpoint', bestTime: ['morning', 'evening'] }),
  },
  {
    code: 'C22',
    title: 'a viewpoint with a reason for when it is dark',
    context: withEntry(palaisRoyal, {
      openingHours: '24/7',
      category: 'viewpoint',
      timedReason: {
        'romantic-dreamy': { text: 'Lamps are lit under the arcades and the water goes black.', whenTrue: { dayParts: ['after-dark'] } },
      },
    }),
  },
  {
    code: 'C22',
    title: 'an unlit place for the sunset',
    context: withEntry(rodin, { bestTime: ['golden-hour', 'evening'], afterDark: 'no' }),
  },
  { code: 'C23', title: 'a cinema whose times change', context: withEntry(rodin, { category: 'cinema', startTimes: [] }) },
  {
    code: 'C23',
    title: 'a performance that ends as the doors close',
    context: withEntry(rodin, { category: 'theatre', openingHours: 'Tu-Su 18:00-19:15', startTimes: ['Tu-Su 18:00'] }),
  },
  {
    code: 'C23',
    title: 'a theatre that opens in the afternoon',
    context: withEntry(rodin, { category: 'theatre', openingHours: 'Mo-Fr 16:59-23:00; Sa 19:00-23:00' }),
  },
  {
    code: 'C23',
    title: 'a cellar to drop in',
    context: withEntry(rodin, { category: 'music', openingHours: '21:00-02:00', tags: ['history', 'nightlife'] }),
  },
  { code: 'C24', title: 'exactly the required icons', context: goodContext },
  {
    code: 'C29',
    title: 'lunch at a market that closes in the afternoon',
    context: withEntry(rodin, { mealsThere: ['lunch'], tags: ['art', 'food'] }),
  },
  {
    code: 'C30',
    title: 'two places that are much the same',
    context: withEntry(rodin, { alike: 'quay' }, withEntry(canal, { alike: 'quay' })),
  },
];
