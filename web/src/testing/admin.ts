import type { ListUsersRequest } from '@city-genie/contracts/admin/request';
import type { ListedUser } from '@city-genie/contracts/admin/routes';
import type { CurrentUser } from '@city-genie/contracts/auth/routes';
import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { vi } from 'vitest';
import { renderSite } from './render-site.js';
import { subscriber } from './sample-user.js';
import { server } from './server.js';

/** A signed-in administrator. */
export const admin: CurrentUser = { ...subscriber, id: 'admin', username: 'grace', email: 'grace@example.com', isAdmin: true };

/** A user in the list of administrators. */
export function listed(id: string, change: Partial<ListedUser> = {}): ListedUser {
  const user = {
    ...subscriber,
    id,
    username: id,
    email: `${id}@example.com`,
    createdAt: '2025-01-18T09:30:00.000Z',
    hasSecondFactor: false,
  };
  return { ...user, ...change };
}

/** A list as the server gives it: the administrator and others. */
export const someUsers: readonly ListedUser[] = [
  { ...admin, createdAt: '2025-03-02T10:00:00.000Z', hasSecondFactor: true },
  listed('ada', { firstName: 'Ada', lastName: 'Lovelace', subscriptionPlan: 'yearly' }),
  listed('bob', { firstName: 'Bob', lastName: 'Ross', emailVerified: false, subscriptionStatus: 'past_due', isAdmin: true }),
];

/** A server with these users, of whom it gives out pages, and by a word in the username; records what it was asked. */
export function serveUsers(first: readonly ListedUser[] = someUsers) {
  const asked: ListUsersRequest[] = [];
  const held = { users: first };
  server.use(
    http.post<never, ListUsersRequest>('*/api/admin/users', async ({ request }) => {
      const body = await request.json();
      const { search = '', isAdmin, page = 1, pageSize = 50 } = body;
      asked.push(body);
      const found = held.users.filter((user) => user.username.includes(search) && (isAdmin === undefined || user.isAdmin));
      const users = found.slice((page - 1) * pageSize, page * pageSize);
      return HttpResponse.json({ success: true, users, total: found.length, page, message: 'Users' });
    }),
  );
  return { asked, held };
}

/** Signs a user in and opens a page of the dashboard. */
export async function openAdmin(path = '/admin', user: CurrentUser = admin) {
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('signed_in=1');
  server.use(http.get('*/api/auth/user', () => HttpResponse.json(user)));
  const site = await renderSite(path);
  /** The row of a user, once it is there. */
  const row = async (username: string) => {
    // By its text, because looking for roles in so many cells takes long.
    const name = await screen.findByText(username, { selector: 'th p' });
    return name.closest('tr') ?? name;
  };
  return { ...site, row };
}
