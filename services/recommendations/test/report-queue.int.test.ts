import { fixedClock } from '@city-genie/service-kit/testing/fixed-clock';
import { beforeEach, describe, expect, it } from 'vitest';
import { placeReportModel } from '../src/place-reports/place-report-model.js';
import { openReportsOf } from '../src/place-reports/report-queue.js';
import { refusals, refusedWith, useServiceForAdmins } from './admin-fixture.js';

const louvre = 'paris-musee-du-louvre';
const highLine = 'newyork-high-line';
const garnier = 'paris-palais-garnier';
/** In the future, because MongoDB expires rows by its own clock. */
const start = '2090-03-01T10:00:00Z';
const clock = fixedClock(start);
const minuteMs = 60_000;
const url = '/api/admin/places/reports';
const { stores, service } = useServiceForAdmins(clock);
let visitors = 0;

beforeEach(() => {
  clock.set(start);
  visitors = 0;
});

/** Another visitor reports a place, a minute after the one before. */
async function report(placeId: string, reason: string, message?: string): Promise<void> {
  visitors += 1;
  clock.advanceMs(minuteMs);
  const reply = await service().post(`/api/places/${placeId}/report`, { reason, message }, 'anonymous', `198.51.100.${visitors}`);
  expect(reply.statusCode).toBe(200);
}

const list = async (query = '') => (await service().get(`${url}${query}`)).json();
const idsOf = ({ places }: { places: { placeId: string }[] }) => places.map(({ placeId }) => placeId);
const rows = () => stores().connection.collection('place_reports');

describe('the queue of reported places', () => {
  it('says of each place what is wrong, how often and since when', async () => {
    await report(louvre, 'hours', 'Open until nine.');
    await report(louvre, 'closed');
    await report(louvre, 'hours', 'Not on Mondays.');
    expect(await list()).toEqual({
      success: true,
      total: 1,
      page: 1,
      places: [
        {
          placeId: louvre,
          name: 'Musée du Louvre',
          city: 'paris',
          isInCatalogue: true,
          reports: 3,
          reasons: [
            { reason: 'hours', count: 2 },
            { reason: 'closed', count: 1 },
          ],
          messages: [
            { text: 'Not on Mondays.', at: '2090-03-01T10:03:00.000Z' },
            { text: 'Open until nine.', at: '2090-03-01T10:01:00.000Z' },
          ],
          firstAt: '2090-03-01T10:01:00.000Z',
          lastAt: '2090-03-01T10:03:00.000Z',
        },
      ],
    });
  });

  it('has those reported most often first, then those that have waited longest, in pages', async () => {
    for (const placeId of [garnier, highLine, louvre, louvre]) {
      await report(placeId, 'closed');
    }
    expect(idsOf(await list())).toEqual([louvre, garnier, highLine]);
    const pages = [await list('?page=1&pageSize=2'), await list('?page=2&pageSize=2'), await list('?page=3&pageSize=2')];
    expect(pages.map((page) => [page.total, page.page, idsOf(page)])).toEqual([
      [3, 1, [louvre, garnier]],
      [3, 2, [highLine]],
      [3, 3, []],
    ]);
  });

  it('is that of one city', async () => {
    await report(louvre, 'closed');
    await report(highLine, 'closed');
    expect(await list('?city=newyork')).toMatchObject({ total: 1, places: [{ placeId: highLine, city: 'newyork' }] });
    expect(await list('?city=rome')).toMatchObject({ total: 0, places: [] });
  });

  it('has the ten newest messages of a place, and names restaurants, too', async () => {
    for (let at = 1; at <= 12; at += 1) {
      await report('paris-bouillon-chartier', 'description', `Message ${at}`);
    }
    const [{ name, messages, reports }] = (await list()).places;
    expect([name, reports]).toEqual(['Bouillon Chartier', 12]);
    expect(messages.map(({ text }: { text: string }) => text)).toEqual(Array.from({ length: 10 }, (_, at) => `Message ${12 - at}`));
  });

  it('keeps a place that has left the catalogue, by its id', async () => {
    await report(louvre, 'closed');
    await rows().updateMany({}, { $set: { placeId: 'paris-gone' } });
    expect((await list()).places).toMatchObject([{ placeId: 'paris-gone', name: 'paris-gone', city: 'paris', isInCatalogue: false }]);
  });

  it.each([
    '<script>alert(1)</script><img src=x onerror=alert(1)>',
    '=HYPERLINK("https://example.org","x")',
    '"}],"success":false,"x":"',
    '\u202Egnol si emoh\u202C \u2066x\u2069 \u200F',
    'a\u0000b\u2028c',
  ])('passes on what was stored as it is: %j', async (text) => {
    await report(louvre, 'other', 'Something');
    await rows().updateMany({}, { $set: { message: text } });
    const [{ messages }] = (await list()).places;
    expect(messages[0].text).toBe(text);
  });

  it.each(['page=0', 'pageSize=101', 'city=atlantis'])('refuses %s', async (query) => {
    const reply = await service().get(`${url}?${query}`);
    expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([400, [query.split('=')[0]]]);
  });

  it('is for administrators', async () => {
    expect(await refusedWith((who) => service().get(url, who))).toEqual(refusals);
  });

  it('finds the reports of its places by an index', async () => {
    const reports = placeReportModel(service().connection);
    const plan = JSON.stringify(await reports.aggregate([openReportsOf([louvre, garnier])]).explain('queryPlanner'));
    expect(plan).toContain('"indexName":"places"');
    expect(plan).not.toContain('COLLSCAN');
  });
});
