import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { openAdmin } from '../../../testing/admin.js';
import { refusal } from '../../../testing/handlers.js';
import { reported, serveReports } from '../../../testing/reports.js';
import { server } from '../../../testing/server.js';

const open = (query = '') => openAdmin(`/admin?tab=reports${query}`);

/** A place of the queue, once it is there. */
async function item(name: string) {
  const head = await screen.findByRole('heading', { level: 3, name });
  return within(head.closest('li') ?? head);
}

const names = () => screen.queryAllByRole('heading', { level: 3 }).map((head) => head.textContent);

describe('the queue of reported places', () => {
  it('says of each place what is said to be wrong, how often and since when', async () => {
    const { asked } = serveReports([
      reported('a', {
        reports: 1204,
        reasons: [
          { reason: 'hours', count: 1203 },
          { reason: 'other', count: 1 },
        ],
        messages: [{ text: 'It opens at nine', at: '2025-11-21T09:00:00.000Z' }],
        lastAt: '2025-11-21T09:00:00.000Z',
      }),
      reported('b', { name: 'gone-place', isInCatalogue: false, city: 'newyork' }),
    ]);
    await open();
    const first = await item('Café a');
    expect(first.getByText('Reported 1,204 times, from 20 Nov 2025 to 21 Nov 2025')).toBeInTheDocument();
    expect(first.getByText('Wrong hours × 1203')).toBeInTheDocument();
    expect(first.getByText('Something else × 1')).toBeInTheDocument();
    expect(first.getByText('It opens at nine')).toHaveAttribute('dir', 'auto');
    expect(first.getByRole('link', { name: 'Paris' })).toHaveAttribute('href', '/paris');
    expect(first.queryByText('Not in the catalogue any more')).not.toBeInTheDocument();
    const second = await item('gone-place');
    expect(second.getByText('Reported once, on 20 Nov 2025')).toBeInTheDocument();
    expect(second.getByText('Not in the catalogue any more')).toBeInTheDocument();
    expect(second.getByRole('link', { name: 'New York' })).toHaveAttribute('href', '/newyork');
    expect(screen.getByRole('heading', { level: 2, name: '2 places wait for a decision' })).toBeInTheDocument();
    expect(asked).toEqual([{ page: '1', pageSize: '25' }]);
  });

  it('shows what visitors wrote as text, and no link in it', async () => {
    const text = '<b onclick=alert(1)>https://example.com</b> \u0645\u0631\u062D\u0628\u0627';
    serveReports([reported('a', { messages: [{ text, at: '2025-11-21T09:00:00.000Z' }] })]);
    await open();
    const place = await item('Café a');
    expect(place.getByText(text)).toBeInTheDocument();
    expect(document.querySelector('[onclick]')).toBeNull();
    expect(place.getAllByRole('link').map((link) => link.textContent)).toEqual(['Paris']);
  });

  it('shows the newest three messages, and the older ones at a press', async () => {
    const messages = Array.from({ length: 5 }, (_, index) => ({ text: `Message ${index + 1}`, at: '2025-11-21T09:00:00.000Z' }));
    serveReports([reported('a', { messages })]);
    const { user } = await open();
    const place = await item('Café a');
    expect(place.queryAllByText(/^Message/)).toHaveLength(3);
    await user.click(place.getByText('2 older'));
    expect(await place.findByText('Message 5')).toBeInTheDocument();
  });

  it('is of one city when that is chosen, which is in the address', async () => {
    const { asked } = serveReports([reported('a'), reported('b', { city: 'tokyo' })]);
    const { user, address } = await open('&page=1');
    await item('Café a');
    await user.selectOptions(within(screen.getByRole('main')).getByRole('combobox', { name: 'City' }), 'Tokyo');
    expect(address()).toBe('/admin?tab=reports&city=tokyo');
    await waitFor(() => expect(names()).toEqual(['Café b']));
    expect(screen.getByRole('heading', { level: 2, name: '1 place waits for a decision in Tokyo' })).toBeInTheDocument();
    expect(asked.at(-1)).toEqual({ page: '1', pageSize: '25', city: 'tokyo' });
  });

  it('has pages, and those that are there no more lead to the last one', async () => {
    serveReports(Array.from({ length: 30 }, (_, index) => reported(`${index + 1}`)));
    const { address, user } = await open('&page=9');
    await item('Café 30');
    expect(address()).toBe('/admin?tab=reports&page=2');
    await user.click(screen.getByRole('link', { name: 'Page 1' }));
    await item('Café 1');
    expect(screen.getByRole('heading', { level: 2 }).contains(document.activeElement)).toBe(true);
  });

  it('is empty with kind words', async () => {
    serveReports([]);
    await open();
    expect(await screen.findByRole('heading', { level: 2, name: 'Nothing is reported' })).toBeInTheDocument();
    expect(screen.getByText('What visitors report about a place comes here.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Done/ })).not.toBeInTheDocument();
  });
});

describe('a queue that can’t be read', () => {
  it('says so in a toast and in place, and is asked for again', async () => {
    server.use(http.get('*/api/admin/places/reports', () => HttpResponse.error()));
    const { user } = await open();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Failed to fetch reported places'));
    serveReports([reported('a')]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await item('Café a');
  });

  it('shows what to do while a second factor is missing', async () => {
    server.use(
      http.get('*/api/admin/places/reports', () =>
        refusal(403, 'second_factor_setup_required', 'Please set up two-step verification first'),
      ),
    );
    await open();
    expect(await screen.findByRole('link', { name: 'Set up two-step verification' })).toBeInTheDocument();
  });
});
