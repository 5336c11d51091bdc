import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { listed, openAdmin, serveUsers } from '../../testing/admin.js';
import { server } from '../../testing/server.js';
import { shownUser } from '../../testing/user-acts.js';

const many = (count: number) => Array.from({ length: count }, (_, index) => listed(`user-${index + 1}`));

const search = () => screen.findByRole('searchbox', { name: 'Search users' });
const caption = () => screen.getByRole('table').querySelector('caption');

describe('searching', () => {
  it('asks once a pause is made, keeps what was found until then, and is in the address', async () => {
    const { asked } = serveUsers();
    const { user, row, address } = await openAdmin('/admin?page=1');
    await row('ada');
    await user.type(await search(), ' bo');
    expect(shownUser('ada')).toBeInTheDocument();
    await waitFor(() => expect(address()).toBe('/admin?q=bo'));
    await waitFor(() => expect(shownUser('ada')).not.toBeInTheDocument());
    expect(caption()).toHaveTextContent('1 user matches “bo”');
    expect(asked.map((request) => request.search)).toEqual([undefined, 'bo']);
  });

  it('begins from the address, and says when nobody matches', async () => {
    serveUsers();
    await openAdmin('/admin?q=zz');
    expect(await search()).toHaveValue('zz');
    expect(await search()).toHaveAccessibleDescription('Finds beginnings of words: “lov” finds Lovelace, “lace” doesn’t.');
    await waitFor(() => expect(caption()).toHaveTextContent('No users match “zz”'));
    expect(screen.getByRole('cell')).toHaveTextContent('Try the beginning of a name, a username or an email.');
  });
});

describe('administrators only', () => {
  it('are asked for at a press, from the first page on, and it is in the address', async () => {
    const { asked } = serveUsers(many(60).map((user, index) => ({ ...user, isAdmin: index === 41 })));
    const { user, row, address } = await openAdmin('/admin?q=user&page=2');
    await row('user-26');
    await user.click(screen.getByRole('checkbox', { name: 'Administrators only' }));
    expect(address()).toBe('/admin?q=user&only=admins');
    expect(await row('user-42')).toBeInTheDocument();
    expect(asked.at(-1)).toEqual({ username: 'grace', search: 'user', isAdmin: true, order: 'newest', page: 1, pageSize: 25 });
    expect(caption()).toHaveTextContent('1 administrator matches “user”');
    await user.click(screen.getByRole('checkbox', { name: 'Administrators only' }));
    expect(address()).toBe('/admin?q=user');
  });

  it('stay on the page when their rights are taken away, so that it can be undone', async () => {
    serveUsers();
    server.use(http.post('*/api/admin/users/:id/admin', () => HttpResponse.json({ success: true, message: 'Done' })));
    const { user, row } = await openAdmin('/admin?only=admins');
    const control = within(await row('bob')).getByRole('switch');
    expect(caption()).toHaveTextContent('2 administrators');
    await user.click(control);
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Take away' }));
    await waitFor(() => expect(control).not.toBeChecked());
    expect(shownUser('bob')).toBeInTheDocument();
  });
});
