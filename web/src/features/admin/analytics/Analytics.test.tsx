import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openAdmin } from '../../../testing/admin.js';
import { noSearches, serveFigures, someGrowth, someSearches } from '../../../testing/analytics.js';
import { refusal } from '../../../testing/handlers.js';
import { server } from '../../../testing/server.js';

beforeEach(() => {
  // Tables watch whether they scroll.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});

const open = (query = '') => openAdmin(`/admin?tab=analytics${query}`);

/** A chart by the beginning of what it says of itself, once it is there. */
const chart = (name: RegExp) => screen.findByRole('img', { name });

const keyFigure = (name: string) => screen.getByText(name, { selector: 'dt' }).nextSibling?.textContent;

/** The rows of the table beside a chart. */
async function tableOf(name: RegExp) {
  const frame = within((await chart(name)).parentElement ?? document.body);
  // An open fold tells so in a browser.
  const fold = frame.getByText('As a table').closest('details');
  fold?.setAttribute('open', '');
  const table = within(await frame.findByRole('table'));
  return table.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent));
}

describe('the charts', () => {
  it('say in words what they show', async () => {
    serveFigures();
    await open();
    expect(await chart(/^Searches per day/)).toHaveAccessibleName('Searches per day 60 searches, most on 21 November 2025: 30.');
    expect(await chart(/^Searches of guests/)).toHaveAccessibleName(/15 searches, most on 21 November 2025: 6\./);
    expect(await chart(/^Refused by/)).toHaveAccessibleName(/2 refusals, most on 21 November 2025: 2\./);
    expect(await chart(/^Searches by city/)).toHaveAccessibleName('Searches by city Most: Paris, 40 searches.');
    expect(await chart(/^Searches by time slot/)).toHaveAccessibleName(/Most: Half day, 40 searches\./);
    expect(await chart(/^Searches by mood/)).toHaveAccessibleName(/Most: Paris, Romantic & Dreamy, 40 searches\./);
    expect(await chart(/^New entries per day/)).toHaveAccessibleName(/7 entries, most on 20 November 2025: 7\./);
    expect(await chart(/^Confirmed, by the day/)).toHaveAccessibleName(/4 confirmed entries, most on 20 November 2025: 3\./);
    expect(screen.getAllByText('Days are in UTC. Today isn’t over yet.')).toHaveLength(1);
  });

  it('have their figures as tables', async () => {
    serveFigures();
    await open();
    expect(await tableOf(/^Searches per day/)).toEqual([
      ['Day (UTC)', 'Searches'],
      ['19 November 2025', '10'],
      ['20 November 2025', '20'],
      ['21 November 2025', '30'],
    ]);
    expect(await tableOf(/^Searches by time slot/)).toEqual([
      ['Time slot', 'Searches'],
      ['1–2 hours', '0'],
      ['Half day', '40'],
      ['Full day', '20'],
    ]);
    expect((await tableOf(/^Searches by mood/)).slice(0, 2)).toEqual([
      ['City', 'Mood', 'Searches'],
      ['Paris', 'Romantic & Dreamy', '40'],
    ]);
    expect(await tableOf(/^Entries by city/)).toEqual([
      ['City', 'Entries', 'Confirmed'],
      ['Paris', '900', '700'],
      ['Lisbon', '304', '100'],
    ]);
  });

  it('have the sums above them', async () => {
    serveFigures();
    await open();
    await chart(/^Searches per day/);
    await chart(/^Entries by city/);
    const names = ['Searches', 'Lacked places', 'By guests', 'Refused by the guests’ limit', 'Total', 'Confirmed', 'This Week'];
    expect(names.map(keyFigure)).toEqual(['60', '17%', '15', '2', '1,204', '800', '12']);
  });

  it('say that there was nothing', async () => {
    serveFigures(noSearches, { ...someGrowth, total: 0, confirmed: 0, thisWeek: 0, cities: [], days: [] });
    await open();
    expect(await chart(/^Searches per day/)).toHaveAccessibleName('Searches per day No searches in this time.');
    expect(await chart(/^Searches by city/)).toHaveAccessibleName('Searches by city No searches in this time.');
    expect(await chart(/^Entries by city/)).toHaveAccessibleName('Entries by city Nobody waits for a city yet.');
    expect(screen.getByText('Nothing to list.')).toBeInTheDocument();
    expect(document.body).not.toHaveTextContent(/NaN|Infinity/);
  });

  it('show what strangers typed as text', async () => {
    const city = '<img src=x onerror=alert(1)>';
    serveFigures(someSearches, { ...someGrowth, cities: [{ city, total: 1, confirmed: 0, invited: 0 }] });
    await open();
    expect(within(await chart(/^Entries by city/)).getByText(city).tagName).toBe('BDI');
    expect(document.querySelector('[onerror]')).toBeNull();
  });

  it('draw a dozen cities of the waitlist, and have all in the table', async () => {
    const cities = Array.from({ length: 14 }, (_, index) => ({ city: `City ${index + 1}`, total: 20 - index, confirmed: 1, invited: 0 }));
    serveFigures(someSearches, { ...someGrowth, cities });
    await open();
    expect(await chart(/^Entries by city/)).toHaveAccessibleName(/2 more cities are in the table\.$/);
    expect(within(await chart(/^Entries by city/)).queryByText('City 13')).not.toBeInTheDocument();
    expect(await tableOf(/^Entries by city/)).toHaveLength(15);
  });
});

describe('where content is missing', () => {
  it('is said in a sentence and listed', async () => {
    serveFigures();
    await open();
    expect(
      await screen.findByText(
        'It is most urgent in Tokyo: of 20 searches for “Quirky & Kawaii”, full day, 10 found too few places or none.',
      ),
    ).toBeInTheDocument();
    const row = within(screen.getByRole('row', { name: /Tokyo: Quirky & Kawaii/ }));
    expect(row.getAllByRole('cell').map((cell) => cell.textContent)).toEqual(['Lacked places50% of 20', 'Too few8', 'None2']);
    expect(screen.queryByRole('row', { name: /Paris: Romantic/ })).not.toBeInTheDocument();
  });
});

describe('the filters', () => {
  it('are in the address; the city is that of the searches alone', async () => {
    const asked = serveFigures();
    const { user, address } = await open();
    await chart(/^Searches by city/);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Period' }), 'Last 90 days');
    await user.selectOptions(screen.getByRole('combobox', { name: 'City of the searches' }), 'Tokyo');
    expect(address()).toBe('/admin?tab=analytics&days=90&city=tokyo');
    await waitFor(() =>
      expect(asked).toEqual({
        searches: [{ days: '30' }, { days: '90' }, { days: '90', city: 'tokyo' }],
        waitlist: [{ days: '30' }, { days: '90' }],
      }),
    );
    expect(screen.getByRole('heading', { name: 'Searches for Tokyo' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Searches of guests per day, all cities' })).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Searches by city' })).not.toBeInTheDocument();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Period' }), 'Last 30 days');
    await user.selectOptions(screen.getByRole('combobox', { name: 'City of the searches' }), 'All cities');
    expect(address()).toBe('/admin?tab=analytics');
  });

  it('that are unknown are the usual ones', async () => {
    const asked = serveFigures();
    await open('&days=12&city=atlantis');
    await chart(/^Searches by city/);
    expect(asked).toEqual({ searches: [{ days: '30' }], waitlist: [{ days: '30' }] });
  });
});

describe('figures that can’t be read', () => {
  it('of the searches leave those of the waitlist, and are asked for again', async () => {
    serveFigures();
    server.use(http.get('*/api/admin/searches/figures', () => HttpResponse.error()));
    const { user } = await open();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Failed to fetch search data'));
    expect(await chart(/^New entries per day/)).toBeInTheDocument();
    expect(screen.queryByRole('img', { name: /^Searches/ })).not.toBeInTheDocument();
    const asked = serveFigures();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await chart(/^Searches per day/)).toBeInTheDocument();
    expect(asked).toEqual({ searches: [{ days: '30' }], waitlist: [] });
  });

  it('of the waitlist leave those of the searches, and the server says why', async () => {
    serveFigures();
    server.use(http.get('*/api/admin/waitlist/figures', () => refusal(503, 'service_unavailable', 'Please try again later')));
    await open();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Please try again later'));
    expect(await chart(/^Searches per day/)).toBeInTheDocument();
    expect(within(screen.getByRole('main')).getByText('Failed to fetch waitlist data')).toBeInTheDocument();
  });

  it('show what to do while a second factor is missing', async () => {
    serveFigures();
    server.use(
      http.get('*/api/admin/searches/figures', () =>
        refusal(403, 'second_factor_setup_required', 'Please set up two-step verification first'),
      ),
    );
    await open();
    expect(await screen.findByRole('link', { name: 'Set up two-step verification' })).toBeInTheDocument();
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });
});
