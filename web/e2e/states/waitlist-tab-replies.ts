import type { RouteReply } from '@city-genie/contracts/route';
import { exportWaitlist, inviteEntries, listWaitlist, readWaitlistFigures } from '@city-genie/contracts/waitlist/endpoints';
import type { InviteRequest } from '@city-genie/contracts/waitlist/request';
import type { inviteEntriesRoute, ListedEntry, listWaitlistRoute, readWaitlistFiguresRoute } from '@city-genie/contracts/waitlist/routes';
import type { Page } from '@playwright/test';
import { stub } from '../stubs.js';

type Figures = RouteReply<typeof readWaitlistFiguresRoute>;

export const listCalls = `**${listWaitlist.url}?*`;
export const figureCalls = `**${readWaitlistFigures.url}`;
export const exportCalls = `**${exportWaitlist.url}*`;
export const invitationCalls = `**${inviteEntries.url}`;

/** Ids have the same form as real ones. */
const idOf = (number: number) => `65f1c0ffee01234567${String(number).padStart(6, '0')}`;

const confirmed = { status: 'confirmed', confirmedAt: '2025-11-20T12:00:00.000Z', canBeInvited: true } as const;
const pending = { status: 'pending', canBeInvited: false } as const;

/** A name and a city of 80 characters without any place to break. */
const longName = 'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewissenhaftschaferswesse';
const longCity = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogochanditsnearestneighbour';

/** Entries of every kind: markup, another direction of writing, a formula, and what is as long as it may be. */
export const someEntries: readonly ListedEntry[] = [
  {
    id: idOf(1),
    name: 'Sofia Kovalevskaya',
    email: 'sofia@example.org',
    city: 'Madrid',
    createdAt: '2025-11-20T11:00:00.000Z',
    ...confirmed,
  },
  { id: idOf(2), name: 'שרה אהרונסון', email: 'sarah@example.com', city: 'ירושלים', createdAt: '2025-11-20T10:00:00.000Z', ...pending },
  {
    id: idOf(3),
    name: '<script>alert(1)</script>',
    email: 'mallory@example.net',
    city: '<b>London</b>',
    createdAt: '2025-11-19T23:59:00.000Z',
    ...confirmed,
    invitedAt: '2025-11-20T13:00:00.000Z',
  },
  { id: idOf(4), name: '=cmd|calc', email: 'formula@example.net', city: '@SUM(1+1)', createdAt: '2025-11-19T08:00:00.000Z', ...confirmed },
  {
    id: idOf(5),
    name: longName,
    email: 'hubert.blaine.wolfeschlegelsteinhausenbergerdorff.welche.vor.altern@mailbox.of-a-very-long-domain.example',
    city: longCity,
    createdAt: '2025-06-21T00:00:00.000Z',
    ...confirmed,
  },
  {
    id: idOf(6),
    name: 'Mary Somerville',
    email: 'mary@example.com',
    city: 'London',
    createdAt: '2025-05-02T10:00:00.000Z',
    ...confirmed,
    // By any clock of today it was less than a minute ago.
    invitedAt: '2125-01-01T00:00:00.000Z',
    canBeInvited: false,
  },
];

/** More entries, so that there are pages. */
const manyEntries: readonly ListedEntry[] = [
  ...someEntries,
  ...Array.from({ length: 1306 }, (_, index): ListedEntry => {
    const number = index + 7;
    const state = index % 5 === 3 ? pending : confirmed;
    return {
      id: idOf(number),
      name: `Visitor ${number}`,
      email: `visitor-${number}@example.com`,
      city: index % 3 === 0 ? 'Madrid' : 'London',
      createdAt: '2025-02-11T08:00:00.000Z',
      ...state,
    };
  }),
];

const cities = [
  { city: 'London', total: 872, confirmed: 690, invited: 1 },
  { city: 'Madrid', total: 437, confirmed: 348, invited: 0 },
  { city: 'ירושלים', total: 1, confirmed: 0, invited: 0 },
  { city: longCity, total: 1, confirmed: 1, invited: 0 },
  { city: '<b>London</b>', total: 1, confirmed: 1, invited: 1 },
];

const figures: Figures = { success: true, total: 1312, confirmed: 1050, thisWeek: 87, cities, days: [] };

/** Answers with these entries, by the page, the word, the city and the status that are asked for, and with their figures. */
export async function answerWaitlist(page: Page, entries: readonly ListedEntry[] = manyEntries): Promise<void> {
  await stub(page, figureCalls, { json: figures });
  await stub(page, listCalls, ({ url }) => {
    const { search = '', city, status, page: number = '1', pageSize = '50' } = Object.fromEntries(new URL(url).searchParams);
    const found = entries.filter(
      (entry) =>
        `${entry.name} ${entry.email}`.toLowerCase().includes(search.toLowerCase()) &&
        (city === undefined || entry.city === city) &&
        (status === undefined || entry.status === status),
    );
    const from = (Number(number) - 1) * Number(pageSize);
    const json = {
      success: true,
      entries: found.slice(from, from + Number(pageSize)),
      total: found.length,
      page: Number(number),
    } satisfies RouteReply<typeof listWaitlistRoute>;
    return { json };
  });
}

/** Invites all but so many of those who are named. */
export async function answerInvitations(page: Page, skips = 0): Promise<void> {
  await stub(page, invitationCalls, ({ body = '{"ids":[]}' }) => {
    const { ids }: InviteRequest = JSON.parse(body);
    const invited = ids.slice(skips);
    const message = `${invited.length} ${invited.length === 1 ? 'person is' : 'people are'} invited`;
    const json = { success: true, message, invited, skipped: ids.slice(0, skips) } satisfies RouteReply<typeof inviteEntriesRoute>;
    return { json };
  });
}

/** A file as the server exports it. */
export async function answerExport(page: Page): Promise<void> {
  const body = '\uFEFFName,Email,City,Signup Date\r\nSofia Kovalevskaya,sofia@example.org,Madrid,2025-11-20\r\n';
  await stub(page, exportCalls, { body, contentType: exportWaitlist.mediaType, fileName: 'waitlist-2025-11-21.csv' });
}
