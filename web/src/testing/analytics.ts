import type { RouteReply } from '@city-genie/contracts/route';
import type { SearchFigures } from '@city-genie/contracts/search-log/routes';
import type { readWaitlistFiguresRoute } from '@city-genie/contracts/waitlist/routes';
import { HttpResponse, http } from 'msw';
import { server } from './server.js';

type WaitlistFigures = RouteReply<typeof readWaitlistFiguresRoute>;

/** Three days with searches for Paris and Tokyo; half of Tokyo's came out short. */
export const someSearches: SearchFigures = {
  success: true,
  total: 60,
  cells: [
    { city: 'paris', mood: 'romantic-dreamy', timeframe: 'half-day', searches: 40, short: 0, evening: 4, empty: 0 },
    { city: 'tokyo', mood: 'quirky-kawaii', timeframe: 'full-day', searches: 20, short: 8, evening: 0, empty: 2 },
  ],
  days: [
    { date: '2025-11-19', searches: 10, guests: 4, refused: 0 },
    { date: '2025-11-20', searches: 20, guests: 5, refused: 0 },
    { date: '2025-11-21', searches: 30, guests: 6, refused: 2 },
  ],
};

export const noSearches: SearchFigures = {
  ...someSearches,
  total: 0,
  cells: [],
  days: someSearches.days.map(({ date }) => ({ date, searches: 0, guests: 0, refused: 0 })),
};

/** A waitlist that grew on one of three days. */
export const someGrowth: WaitlistFigures = {
  success: true,
  total: 1204,
  confirmed: 800,
  thisWeek: 12,
  cities: [
    { city: 'Paris', total: 900, confirmed: 700, invited: 3 },
    { city: 'Lisbon', total: 304, confirmed: 100, invited: 0 },
  ],
  days: [
    { date: '2025-11-19', joined: 0, confirmed: 0 },
    { date: '2025-11-20', joined: 7, confirmed: 3 },
    { date: '2025-11-21', joined: 0, confirmed: 1 },
  ],
};

/** A server with these figures; records the queries. */
export function serveFigures(searches: SearchFigures = someSearches, waitlist: WaitlistFigures = someGrowth) {
  const asked: { searches: Record<string, string>[]; waitlist: Record<string, string>[] } = { searches: [], waitlist: [] };
  server.use(
    http.get('*/api/admin/searches/figures', ({ request }) => {
      asked.searches.push(Object.fromEntries(new URL(request.url).searchParams));
      return HttpResponse.json(searches);
    }),
    http.get('*/api/admin/waitlist/figures', ({ request }) => {
      asked.waitlist.push(Object.fromEntries(new URL(request.url).searchParams));
      return HttpResponse.json(waitlist);
    }),
  );
  return asked;
}
