import type { Fixture } from './fixture.js';
import { demandingOfParis, goodContext, withEntry } from './good-context.js';
import { canal, chartier, lipp, palaisRoyal, rodin, vivienne, wallace } from './good-entries.js';

/** Changes that are close to a fault, but valid: C01 to C20. */
export const passingFixtures: readonly Fixture[] = [
  {
    code: 'C01',
    title: 'every optional field',
    context: withEntry(canal, { localName: 'Canal Saint-Martin', bestMonths: [4, 5], phone: '+33144186110' }),
  },
  { code: 'C01', title: 'four tags', context: withEntry(canal, { tags: ['water', 'views', 'nature', 'film'] }) },
  { code: 'C02', title: 'the slug of the local name', context: withEntry(palaisRoyal, { localName: 'Jardin du Palais-Royal' }) },
  { code: 'C02', title: 'some words of a long name', context: withEntry(rodin, { name: 'Musée national Auguste Rodin' }) },
  { code: 'C03', title: 'three decimals after a lost trailing zero', context: withEntry(rodin, { geo: { lat: 48.8553, lon: 2.316 } }) },
  { code: 'C04', title: 'another place at the same position', context: withEntry(vivienne, { geo: palaisRoyal.geo }) },
  {
    code: 'C04',
    title: 'another page of the same site',
    context: withEntry(lipp, { website: 'https://www.musee-rodin.fr/en/restaurant' }),
  },
  { code: 'C05', title: 'closed in winter', context: withEntry(rodin, { openingHours: 'Apr-Sep 10:00-18:00' }) },
  { code: 'C06', title: 'three days', context: withEntry(rodin, { openingHours: 'Fr-Su 10:00-18:00' }) },
  { code: 'C06', title: 'a market on two days', context: withEntry(canal, { category: 'market', openingHours: 'We,Su 07:00-15:00' }) },
  {
    code: 'C06',
    title: 'two days, with an exception',
    context: {
      ...withEntry(rodin, { openingHours: 'Sa-Su 10:00-18:00' }),
      exceptions: { ...goodContext.exceptions, fewerOpenDays: [{ id: rodin.id, days: 2, reason: 'volunteers open it at weekends' }] },
    },
  },
  { code: 'C07', title: 'the highest price level', context: withEntry(lipp, { priceLevel: 4 }) },
  { code: 'C08', title: 'a phone number of the country', context: withEntry(wallace, { phone: '+442075639500' }) },
  { code: 'C09', title: 'a page of its own website', context: withEntry(chartier, { website: 'https://boutique.example.fr/bouillon/' }) },
  {
    code: 'C10',
    title: 'verified 540 days ago',
    context: withEntry(rodin, { verification: { status: 'verified', checkedAt: '2025-06-01' } }),
  },
  { code: 'C10', title: 'verified today', context: withEntry(rodin, { verification: { status: 'verified', checkedAt: '2026-11-23' } }) },
  {
    code: 'C10',
    title: 'an official source',
    context: withEntry(rodin, { sources: [{ kind: 'official', url: 'https://www.musee-rodin.fr' }] }),
  },
  {
    code: 'C11',
    title: 'the least and the most of each answer',
    context: withEntry(wallace, {
      moodFit: { 'cozy-contemplative': 0.75, 'artistic-inspired': 0.55, 'energetic-social': 0, 'peaceful-grounded': 0.3 },
    }),
  },
  {
    code: 'C12',
    title: 'exactly the required shares',
    context: demandingOfParis({ shares: { indoor: 0.5, outdoor: 0.5, free: 0.5 } }),
  },
  { code: 'C13', title: 'a quarter of the places per category', context: goodContext },
  {
    code: 'C14',
    title: 'a visit of exactly 45 minutes',
    context: withEntry(palaisRoyal, { visitMinutes: { min: 20, typical: 45, max: 60 } }),
  },
  {
    code: 'C15',
    title: 'two stops when the slot runs into the night',
    context: {
      ...goodContext,
      plan: ({ timeframe, startAt }) => {
        const isLate =
          (startAt.endsWith('T17:00') && timeframe !== '1-2-hours') || (startAt.endsWith('T13:00') && timeframe === 'full-day');
        return { stops: 2, totalMinutes: 100, full: !isLate };
      },
    },
  },
  {
    code: 'C16',
    title: 'a word derived from another city’s name',
    context: withEntry(canal, { tips: ['Ask the Londoner at the lock.', 'Cars are kept out.'] }),
  },
  {
    code: 'C16',
    title: 'another city’s name, with an exception',
    context: {
      ...withEntry(canal, { tips: ['Cross the Pont de London first.', 'Cars are kept out.'] }),
      exceptions: { ...goodContext.exceptions, otherCityNamed: [{ id: canal.id, city: 'London', reason: 'the name of a bridge' }] },
    },
  },
  {
    code: 'C16',
    title: 'a repeated short fact',
    context: withEntry(canal, { tips: ['Cash only. Wait for a barge.', 'Mind the step. Cash only.'] }),
  },
  { code: 'C17', title: 'accents and ligatures', context: withEntry(chartier, { localName: 'Bouillon Chartier – Œuvre de l’Été' }) },
  { code: 'C18', title: 'booked by phone', context: withEntry(chartier, { booking: 'required', phone: '+33147708629' }) },
  {
    code: 'C19',
    title: 'four tips',
    context: withEntry(canal, { tips: ['one', 'two', 'three', 'four'].map((each) => `Count lock number ${each} as well.`) }),
  },
  { code: 'C20', title: 'a weekend', context: withEntry(canal, { bestDays: ['Sa', 'Su'] }) },
  { code: 'C20', title: 'months 1 and 12', context: withEntry(canal, { bestMonths: [1, 12] }) },
];
