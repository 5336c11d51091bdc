import { cities } from '@city-genie/city-data/catalog';
import { timeframeIds } from '@city-genie/city-data/timeframes';
import type { RouteReply } from '@city-genie/contracts/route';
import { readSearchFigures } from '@city-genie/contracts/search-log/endpoints';
import type { SearchFigures } from '@city-genie/contracts/search-log/routes';
import { readWaitlistFigures } from '@city-genie/contracts/waitlist/endpoints';
import type { readWaitlistFiguresRoute } from '@city-genie/contracts/waitlist/routes';
import type { Page } from '@playwright/test';
import { stub } from '../stubs.js';
import { answer } from './replies.js';

type WaitlistFigures = RouteReply<typeof readWaitlistFiguresRoute>;

export const searchFigureCalls = `**${readSearchFigures.url}?*`;
export const growthCalls = `**${readWaitlistFigures.url}?*`;

const dayMs = 86_400_000;
const lastDay = Date.parse('2025-11-21');

/** So many days, the oldest first, each with its place in the list. */
const daysOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    index,
    date: new Date(lastDay - (count - 1 - index) * dayMs).toISOString().slice(0, 10),
  }));

/** Ups and downs that are the same every time. */
const wave = (index: number, height: number) => Math.round(height * (1 + Math.sin(index * 0.9) * 0.5 + Math.sin(index * 0.11) * 0.4));

/** A cell of each mood and slot of these cities; Tokyo's and Beijing's come out short, the more the longer they are. */
function cellsOf(shown: typeof cities): SearchFigures['cells'] {
  return shown.flatMap(({ key, moods }, place) =>
    moods.flatMap((mood, rank) =>
      timeframeIds.map((timeframe, slot) => {
        const searches = Math.round(1800 / (1 + place * 2) / (1 + rank)) - slot * 9;
        const isShort = key === 'tokyo' || key === 'beijing';
        const short = isShort ? Math.round((searches * slot) / (6 + rank)) : 0;
        return { city: key, mood, timeframe, searches, short, evening: 2, empty: isShort && rank === 3 ? slot : 0 };
      }),
    ),
  );
}

/** Searches of so many days, of which one has `peak` times as many as usual. */
function someSearches(days: number, { city, peak }: { city: string | undefined; peak: number }): SearchFigures {
  const cells = cellsOf(cities.filter(({ key }) => city === undefined || key === city));
  const total = cells.reduce((sum, { searches }) => sum + searches, 0);
  return {
    success: true,
    total,
    cells,
    days: daysOf(days).map(({ date, index }) => ({
      date,
      searches: wave(index, total / days) * (index === Math.floor(days / 2) ? peak : 1),
      guests: wave(index, total / days / 5),
      refused: index % 9 === 4 ? wave(index, 6) : 0,
    })),
  };
}

const noSearches: SearchFigures = {
  success: true,
  total: 0,
  cells: [],
  days: daysOf(30).map(({ date }) => ({ date, searches: 0, guests: 0, refused: 0 })),
};

/** Cities as visitors typed them: markup, a mark that turns the direction of writing round, another direction, and no place to break. */
const demand: WaitlistFigures['cities'] = [
  { city: 'London', total: 512, confirmed: 430, invited: 12 },
  { city: 'Paris', total: 380, confirmed: 300, invited: 0 },
  { city: '<img src=x onerror=alert(1)>', total: 90, confirmed: 1, invited: 0 },
  { city: '\u202Enodnol\u202C', total: 40, confirmed: 40, invited: 0 },
  { city: 'ירושלים', total: 22, confirmed: 11, invited: 0 },
  { city: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogochanditsnearestneighbour', total: 5, confirmed: 0, invited: 0 },
  ...Array.from({ length: 8 }, (_, index) => ({ city: `Springfield ${index + 1}`, total: 1, confirmed: index % 2, invited: 0 })),
];

const someGrowth = (days: number): WaitlistFigures => ({
  success: true,
  total: 1057,
  confirmed: 786,
  thisWeek: 61,
  cities: demand,
  days: daysOf(days).map(({ date, index }) => ({ date, joined: wave(index, 8), confirmed: wave(index + 1, 6) })),
});

const nobodyWaits: WaitlistFigures = {
  success: true,
  total: 0,
  confirmed: 0,
  thisWeek: 0,
  cities: [],
  days: daysOf(30).map(({ date }) => ({ date, joined: 0, confirmed: 0 })),
};

const daysAsked = (url: string) => Number(new URL(url).searchParams.get('days'));

/** Answers with figures of the days and the city that are asked for, when it is time. */
export async function answerFigures(page: Page, { peak = 1, when = Promise.resolve() } = {}): Promise<void> {
  await stub(page, searchFigureCalls, async ({ url }) => {
    await when;
    const city = new URL(url).searchParams.get('city') ?? undefined;
    return { json: someSearches(daysAsked(url), { city, peak }) };
  });
  await stub(page, growthCalls, async ({ url }) => {
    await when;
    return { json: someGrowth(daysAsked(url)) };
  });
}

/** Answers as before the first visitor. */
export async function answerNoFigures(page: Page): Promise<void> {
  await answer(page, searchFigureCalls, noSearches);
  await answer(page, growthCalls, nobodyWaits);
}
