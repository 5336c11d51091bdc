import { listReportedPlaces, settlePlaceReports } from '@city-genie/contracts/place-report/endpoints';
import type { listReportedPlacesRoute, ReportedPlace, settlePlaceReportsRoute } from '@city-genie/contracts/place-report/routes';
import type { RouteReply } from '@city-genie/contracts/route';
import type { Page } from '@playwright/test';
import { stub } from '../stubs.js';
import { answer } from './replies.js';

export const reportCalls = `**${listReportedPlaces.url}?*`;
export const decisionCalls = `**${settlePlaceReports.url.replace(':id', '*')}`;

const message = (text: string, day: number) => ({ text, at: `2025-11-${day}T09:30:00.000Z` });

/** As long as a message may be, without any place to break. */
const longMessage = 'é'.repeat(500);

const shared = { isInCatalogue: true, firstAt: '2025-10-02T08:00:00.000Z', lastAt: '2025-11-21T09:30:00.000Z' } as const;

/** Places of every kind: many messages, markup and marks that turn the direction of writing round, and one that is gone. */
const somePlaces: readonly ReportedPlace[] = [
  {
    ...shared,
    placeId: 'paris-musee-rodin',
    name: 'Musée Rodin',
    city: 'paris',
    reports: 14,
    reasons: [
      { reason: 'hours', count: 9 },
      { reason: 'closed', count: 4 },
      { reason: 'other', count: 1 },
    ],
    messages: [
      message('Since October it opens at half past ten, and on Mondays it is closed.', 21),
      message('The garden closes an hour earlier in winter.', 20),
      message('Closed on Monday!', 19),
      message('Monday: closed', 18),
    ],
  },
  {
    ...shared,
    placeId: 'rome-trattoria',
    name: 'Trattoria da <b>Enzo</b>',
    city: 'rome',
    reports: 4,
    reasons: [{ reason: 'other', count: 4 }],
    messages: [
      message('<img src=x onerror=alert(1)> <a href="https://example.com">click</a> https://example.com', 21),
      message('\u202Egnp.tpircs\u202C and \u2066what\u2069 follows', 20),
      message('المطعم مغلق نهائياً منذ الصيف، والعنوان (12) غير صحيح', 19),
      message(longMessage, 18),
    ],
  },
  {
    ...shared,
    placeId: 'newyork-a-place-that-was-taken-out-of-the-catalogue-when-it-moved',
    name: 'newyork-a-place-that-was-taken-out-of-the-catalogue-when-it-moved',
    city: 'newyork',
    isInCatalogue: false,
    reports: 1,
    reasons: [{ reason: 'location', count: 1 }],
    messages: [],
    firstAt: '2025-11-21T09:30:00.000Z',
  },
];

/** More places, so that there are pages. */
const manyPlaces: readonly ReportedPlace[] = [
  ...somePlaces,
  ...Array.from({ length: 60 }, (_, index): ReportedPlace => {
    const reasons = [{ reason: 'description' as const, count: 1 }];
    return { ...shared, placeId: `berlin-${index}`, name: `Kneipe ${index + 1}`, city: 'berlin', reports: 1, reasons, messages: [] };
  }),
];

type Reports = RouteReply<typeof listReportedPlacesRoute>;

/** Answers with these places, by the page and the city that are asked for; without the one that is left out. */
export async function answerReports(page: Page, { without = '' } = {}): Promise<void> {
  await stub(page, reportCalls, ({ url }) => {
    const { city, page: number = 1, pageSize = 25 } = Object.fromEntries(new URL(url).searchParams);
    const found = manyPlaces.filter((place) => place.placeId !== without && (city === undefined || place.city === city));
    const start = (Number(number) - 1) * Number(pageSize);
    const places = found.slice(start, start + Number(pageSize));
    return { json: { success: true, places, total: found.length, page: Number(number) } satisfies Reports };
  });
}

export const nothingReported: Reports = { success: true, places: [], total: 0, page: 1 };

/** Answers a decision about so many reports of a place, which is gone from the queue then. */
export async function answerDecision(page: Page, settled: number, placeId: string): Promise<void> {
  await answerReports(page, { without: placeId });
  const json: RouteReply<typeof settlePlaceReportsRoute> = { success: true, message: 'The reports are settled', settled };
  await answer(page, decisionCalls, json);
}
