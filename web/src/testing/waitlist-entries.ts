import type { RouteReply } from '@city-genie/contracts/route';
import type { InviteRequest } from '@city-genie/contracts/waitlist/request';
import type { inviteEntriesRoute, ListedEntry, listWaitlistRoute, readWaitlistFiguresRoute } from '@city-genie/contracts/waitlist/routes';
import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { openAdmin } from './admin.js';
import { server } from './server.js';

type Figures = RouteReply<typeof readWaitlistFiguresRoute>;

/** A confirmed entry of the waitlist, whose id and address follow from the name. */
export function entryOf(name: string, change: Partial<ListedEntry> = {}): ListedEntry {
  const word = name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  return {
    id: word,
    name,
    email: `${word}@example.com`,
    city: 'London',
    createdAt: '2025-01-18T09:30:00.000Z',
    status: 'confirmed',
    confirmedAt: '2025-01-19T23:59:00.000Z',
    canBeInvited: true,
    ...change,
  };
}

/** Nobody has followed the mailed link of this one. */
export function pendingOf(name: string): ListedEntry {
  const { confirmedAt: _, ...entry } = entryOf(name, { status: 'pending', canBeInvited: false, city: 'Lisbon' });
  return entry;
}

const hourMs = 3_600_000;
const hoursAgo = (hours: number) => new Date(Date.now() - hours * hourMs - 60_000).toISOString();

/** One that can be invited, one that waits for its confirmation, and two that were invited. */
export const someEntries = (): readonly ListedEntry[] => [
  entryOf('Ada'),
  pendingOf('Bob'),
  entryOf('Cleo', { city: 'Madrid', invitedAt: hoursAgo(2), canBeInvited: false }),
  entryOf('Dora', { city: 'Madrid', invitedAt: '2025-02-03T10:00:00.000Z' }),
];

export const someFigures: Figures = {
  success: true,
  total: 1312,
  confirmed: 1020,
  thisWeek: 87,
  cities: [
    { city: 'London', total: 1100, confirmed: 900, invited: 3 },
    { city: 'Madrid', total: 200, confirmed: 120, invited: 0 },
    { city: 'Lisbon', total: 12, confirmed: 0, invited: 0 },
  ],
  days: [],
};

/** A server with these entries, which it gives out by page, word, city and status; records what it was asked. */
export function serveWaitlist(first: readonly ListedEntry[] = someEntries()) {
  const asked: Record<string, string>[] = [];
  const held = { entries: first };
  server.use(
    http.get('*/api/waitlist', ({ request }) => {
      const query = Object.fromEntries(new URL(request.url).searchParams);
      const { search = '', city, status, page = '1', pageSize = '50' } = query;
      asked.push(query);
      const found = held.entries.filter(
        (entry) =>
          entry.name.toLowerCase().includes(search) &&
          (city === undefined || entry.city === city) &&
          (status === undefined || entry.status === status),
      );
      const from = (Number(page) - 1) * Number(pageSize);
      const entries = found.slice(from, from + Number(pageSize));
      return HttpResponse.json({ success: true, entries, total: found.length, page: Number(page) } satisfies RouteReply<
        typeof listWaitlistRoute
      >);
    }),
    http.get('*/api/admin/waitlist/figures', () => HttpResponse.json(someFigures)),
  );
  return { asked, held };
}

/** A server that answers invitations so, and records whom they are for. */
export function serveInvitations(answer: (ids: string[]) => Response | Promise<Response>) {
  const asked: string[][] = [];
  server.use(
    http.post<never, InviteRequest>('*/api/admin/waitlist/invitations', async ({ request }) => {
      const { ids } = await request.json();
      asked.push(ids);
      return answer(ids);
    }),
  );
  return asked;
}

/** The reply to an invitation of these people. */
export function invited(ids: string[], skipped: string[] = []) {
  const message = `${ids.length} ${ids.length === 1 ? 'person is' : 'people are'} invited`;
  return HttpResponse.json({ success: true, message, invited: ids, skipped } satisfies RouteReply<typeof inviteEntriesRoute>);
}

/** A name of the list that is shown. */
export const shownEntry = (name: string) => screen.queryByText(name, { selector: 'th bdi' });

/** Opens the tab with the waitlist. */
export async function openWaitlist(query = '') {
  const { row: _, ...site } = await openAdmin(`/admin?tab=waitlist${query}`);
  /** The row of somebody, once it is there. */
  const row = async (name: string) => {
    // By its text, because looking for roles in so many cells takes long.
    const shown = await screen.findByText(name, { selector: 'th bdi' });
    return within(shown.closest('tr') ?? shown);
  };
  const dialog = () => within(screen.getByRole('dialog'));
  const press = (name: string | RegExp) => site.user.click(screen.getByRole('button', { name }));
  const select = (name: string) => site.user.click(screen.getByRole('checkbox', { name: `Select ${name}` }));
  const answer = (name: string | RegExp) => site.user.click(dialog().getByRole('button', { name }));
  return { ...site, row, dialog, press, select, answer };
}
