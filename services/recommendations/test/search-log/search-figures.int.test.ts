import { fixedClock } from '@city-genie/service-kit/testing/fixed-clock';
import { describe, expect, it, vi } from 'vitest';
import { sumCells, sumDays } from '../../src/search-log/search-figures.js';
import { type GuestDayRow, searchDayModel } from '../../src/search-log/search-log-models.js';
import { refusals, refusedWith, useServiceForAdmins } from '../admin-fixture.js';

/** In the future, because MongoDB expires rows by its own clock. */
const clock = fixedClock('2090-11-24T10:00:00Z');
const url = '/api/admin/searches/figures';
const { stores, service } = useServiceForAdmins(clock, { GUEST_DAILY_SEARCH_LIMIT: '2' });

const read = async (query = '') => (await service().get(`${url}${query}`)).json();
const insertDays = (...rows: object[]) => stores().connection.collection('search_days').insertMany(rows);
const insertGuests = (...rows: GuestDayRow[]) => stores().connection.collection<GuestDayRow>('guest_search_days').insertMany(rows);

const counts = { searches: 4, short: 2, evening: 1, empty: 1 };
const day = (date: string, city: string, mood: string, timeframe = 'half-day', more: object = {}) => ({
  date,
  city,
  mood,
  timeframe,
  ...counts,
  ...more,
});

describe('the figures of searches', () => {
  it('add up cells over days, also what earlier versions logged, and list every day', async () => {
    await insertDays(
      day('2090-11-21', 'paris', 'romantic-dreamy'),
      day('2090-11-22', 'paris', 'romantic-dreamy'),
      day('2090-11-24', 'paris', 'romantic-dreamy'),
      day('2090-11-24', 'paris', 'romantic-dreamy', 'half-day', { searches: 10, short: 0, evening: 0, empty: 0 }),
      day('2090-11-24', 'rome', 'ancient-epic', 'full-day'),
    );
    await insertGuests({ _id: '2090-11-22', searches: 3 }, { _id: '2090-11-24', searches: 5, refused: 7 });
    expect(await read('?days=3')).toEqual({
      success: true,
      total: 22,
      cells: [
        { city: 'paris', mood: 'romantic-dreamy', timeframe: 'half-day', searches: 18, short: 4, evening: 2, empty: 2 },
        { city: 'rome', mood: 'ancient-epic', timeframe: 'full-day', ...counts },
      ],
      days: [
        { date: '2090-11-22', searches: 4, guests: 3, refused: 0 },
        { date: '2090-11-23', searches: 0, guests: 0, refused: 0 },
        { date: '2090-11-24', searches: 18, guests: 5, refused: 7 },
      ],
    });
  });

  it('are those of one city in any spelling, with the guests of all', async () => {
    await insertDays(day('2090-11-24', 'newyork', 'cinematic'), day('2090-11-24', 'rome', 'ancient-epic'));
    await insertGuests({ _id: '2090-11-24', searches: 5, refused: 7 });
    for (const city of ['newyork', 'New York']) {
      const { cells, days, total } = await read(`?days=1&city=${encodeURIComponent(city)}`);
      expect([total, cells.map((cell: { city: string }) => cell.city)]).toEqual([4, ['newyork']]);
      expect(days).toEqual([{ date: '2090-11-24', searches: 4, guests: 5, refused: 7 }]);
    }
  });

  it('are those of 30 days unless it is said, in UTC, over the end of a year', async () => {
    const { days } = await read();
    expect([days.length, days[0].date, days[29].date]).toEqual([30, '2090-10-26', '2090-11-24']);
    const year = await read('?days=400');
    expect([year.days.length, year.days[0].date, new Set(year.days.map(({ date }: { date: string }) => date)).size]).toEqual([
      400,
      '2089-10-21',
      400,
    ]);
  });

  it.each(['city=atlantis', 'city=%00', 'days=0', 'days=401', 'days=x'])('refuse %s', async (query) => {
    const reply = await service().get(`${url}?${query}`);
    expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([400, [query.split('=')[0]]]);
  });

  it('are for administrators', async () => {
    expect(await refusedWith((who) => service().get(url, who))).toEqual(refusals);
  });

  it('count what visitors search, and what the limit refuses them', async () => {
    const search = { mood: 'romantic-dreamy', timeframe: '1-2-hours', startAt: '2090-11-25T03:00' };
    const statuses: number[] = [];
    for (let round = 0; round < 4; round += 1) {
      statuses.push((await service().post('/api/paris/search', search, 'anonymous')).statusCode);
    }
    expect(statuses).toEqual([200, 200, 429, 429]);
    // The log is written behind the reply.
    await vi.waitFor(
      async () => {
        const { cells, days } = await read('?days=1');
        expect(days).toEqual([{ date: '2090-11-24', searches: 2, guests: 2, refused: 2 }]);
        expect(cells).toEqual([
          { city: 'paris', mood: 'romantic-dreamy', timeframe: '1-2-hours', searches: 2, short: 0, evening: 0, empty: 2 },
        ]);
      },
      { timeout: 5000 },
    );
  });

  it.each([undefined, 'paris'])('are read along the index of days, for the city %s', async (city) => {
    await insertDays(...Array.from({ length: 300 }, (_, at) => day('2089-01-01', 'rome', `mood-${at}`)));
    const dates = { first: '2090-01-01', last: '2090-01-31' };
    for (const sum of [sumCells, sumDays]) {
      const plan = JSON.stringify(await sum(searchDayModel(service().connection), dates, city).explain('queryPlanner'));
      expect(plan).toContain('"indexName":"days"');
      expect(plan).toContain('[\\"2090-01-01\\", \\"2090-01-31\\"]');
      expect(plan).not.toContain('COLLSCAN');
    }
  });
});
