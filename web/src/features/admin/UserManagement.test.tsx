import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { listed, openAdmin, serveUsers } from '../../testing/admin.js';
import { refusal } from '../../testing/handlers.js';
import { server } from '../../testing/server.js';

const many = (count: number) => Array.from({ length: count }, (_, index) => listed(`user-${index + 1}`));

const shown = (username: string) => screen.queryByText(username, { selector: 'th p' });
const caption = () => screen.getByRole('table').querySelector('caption');
const orderOf = (head: string) => screen.getByRole('columnheader', { name: head }).getAttribute('aria-sort');
const sortBy = (user: UserEvent, head: string) => user.click(screen.getByRole('button', { name: head }));

describe('the list of users', () => {
  it('asks as the acting administrator, newest first', async () => {
    const { asked } = serveUsers();
    const { row } = await openAdmin();
    await row('ada');
    expect(asked).toEqual([{ username: 'grace', order: 'newest', page: 1, pageSize: 25 }]);
    expect(caption()).toHaveTextContent('3 users');
  });

  it('shows who they are, what they pay for and how safe their account is', async () => {
    serveUsers();
    const { row } = await openAdmin();
    const ada = within(await row('ada'));
    expect(ada.getByRole('rowheader')).toHaveTextContent('Ada Lovelace');
    expect(ada.getByText('ada@example.com')).toBeInTheDocument();
    expect(ada.getByText('Verified')).toBeInTheDocument();
    expect(ada.getByText('Yearly')).toBeInTheDocument();
    expect(ada.getByText('Active')).toBeInTheDocument();
    expect(ada.getByText('Off')).toBeInTheDocument();
    expect(ada.getByText('18 Jan 2025')).toHaveAttribute('datetime', '2025-01-18T09:30:00.000Z');
    const bob = within(await row('bob'));
    expect(bob.getByText('Not verified')).toBeInTheDocument();
    expect(bob.getByText('Past due')).toBeInTheDocument();
    expect(within(await row('grace')).getByText('On')).toBeInTheDocument();
  });

  it.each(['incomplete', 'incomplete_expired'])(
    'says of somebody who never paid (%s) that they have no plan',
    async (subscriptionStatus) => {
      serveUsers([listed('eve', { subscriptionStatus })]);
      const { row } = await openAdmin();
      const eve = within(await row('eve'));
      expect(eve.getByText('No plan')).toBeInTheDocument();
      expect(eve.queryByText(/Monthly|Incomplete/)).not.toBeInTheDocument();
    },
  );

  it('shows names as text, whatever they hold', async () => {
    serveUsers([listed('eve', { firstName: '<b onclick=alert(1)>', lastName: `${'x'.repeat(300)}` })]);
    const { row } = await openAdmin();
    expect(within(await row('eve')).getByRole('rowheader')).toHaveTextContent('<b onclick=alert(1)>');
    expect(document.querySelector('[onclick]')).toBeNull();
  });

  it('protects one’s own row, and says why', async () => {
    serveUsers();
    const { row, user } = await openAdmin();
    const own = within(await row('grace'));
    const control = own.getByRole('switch', { name: 'Administrator grace' });
    expect(control).toBeChecked();
    expect(control).toHaveAttribute('aria-disabled', 'true');
    expect(control).toHaveAccessibleDescription('You can’t change your own rights');
    await user.click(control);
    expect(control).toBeChecked();
    expect(own.queryByRole('button', { name: /Delete/ })).not.toBeInTheDocument();
    expect(own.getByText('You')).toBeInTheDocument();
  });

  it('copies an address', async () => {
    serveUsers();
    const { row, user } = await openAdmin();
    await user.click(within(await row('ada')).getByRole('button', { name: 'Copy the email of ada' }));
    expect(await navigator.clipboard.readText()).toBe('ada@example.com');
  });
});

describe('the order', () => {
  it('is chosen from the list, is in the address, and begins with the first page', async () => {
    const { asked } = serveUsers(many(60));
    const { user, address, row } = await openAdmin('/admin?page=2');
    await row('user-26');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'Email, A to Z');
    expect(address()).toBe('/admin?order=email');
    await row('user-1');
    expect(asked.at(-1)).toMatchObject({ order: 'email', page: 1 });
  });

  it('is that of the head that is pressed, and listeners are told', async () => {
    const { asked } = serveUsers();
    const { user, row, address } = await openAdmin();
    await row('ada');
    expect([orderOf('Joined'), orderOf('Username'), orderOf('Plan')]).toEqual(['descending', 'none', null]);
    await sortBy(user, 'Joined');
    expect(orderOf('Joined')).toBe('ascending');
    await sortBy(user, 'Username');
    expect([orderOf('Joined'), orderOf('Username')]).toEqual(['none', 'ascending']);
    expect(address()).toBe('/admin?order=username');
    await sortBy(user, 'Joined');
    expect(address()).toBe('/admin');
    await waitFor(() => expect(asked.map(({ order }) => order)).toEqual(['newest', 'oldest', 'username', 'newest']));
  });

  it.each([
    ['Username', 'username'],
    ['Email', 'email'],
  ])('turns round at another press on %s', async (head, order) => {
    const { asked } = serveUsers();
    const { user, row, address } = await openAdmin();
    await row('ada');
    await sortBy(user, head);
    expect(orderOf(head)).toBe('ascending');
    await sortBy(user, head);
    expect([orderOf(head), orderOf('Joined'), address()]).toEqual(['descending', 'none', `/admin?order=${order}_desc`]);
    await sortBy(user, head);
    expect([orderOf(head), address()]).toEqual(['ascending', `/admin?order=${order}`]);
    await waitFor(() => expect(asked.map((request) => request.order)).toEqual(['newest', order, `${order}_desc`, order]));
  });

  it('that is unknown is the usual one', async () => {
    const { asked } = serveUsers();
    const { row } = await openAdmin('/admin?order=shoe-size&page=-3');
    await row('ada');
    expect(asked).toEqual([expect.objectContaining({ order: 'newest', page: 1 })]);
  });
});

describe('pages', () => {
  it('are links with numbers, and the head of the list gets the focus', async () => {
    serveUsers(many(260));
    const { user, row, address } = await openAdmin('/admin?q=user');
    await row('user-1');
    const pages = within(screen.getByRole('navigation', { name: 'Pages' }));
    expect(pages.getAllByRole('link').map((link) => link.textContent)).toEqual(['1', '2', '11', '']);
    await user.click(pages.getByRole('link', { name: 'Page 2' }));
    expect(address()).toBe('/admin?q=user&page=2');
    await row('user-26');
    expect(shown('user-1')).not.toBeInTheDocument();
    expect(pages.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
    expect(caption()?.contains(document.activeElement)).toBe(true);
    await user.click(pages.getByRole('link', { name: 'Previous page' }));
    expect(address()).toBe('/admin?q=user');
  });

  it('that are there no more lead to the last one', async () => {
    serveUsers(many(30));
    const { row, address } = await openAdmin('/admin?page=9');
    await row('user-30');
    expect(address()).toBe('/admin?page=2');
  });

  it('have no links while one is enough', async () => {
    serveUsers();
    const { row } = await openAdmin();
    await row('ada');
    expect(screen.queryByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument();
  });
});

describe('a list that can’t be read', () => {
  it('says so in a toast and in place, with the server’s message, and is asked for again', async () => {
    server.use(http.post('*/api/admin/users', () => refusal(503, 'service_unavailable', 'Please try again later')));
    const { user, row } = await openAdmin();
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByRole('alert')).toHaveTextContent('Error');
    expect(screen.getByRole('alert')).toHaveTextContent('Please try again later');
    expect(within(screen.getByRole('main')).getByText('Failed to fetch users')).toBeInTheDocument();
    serveUsers();
    await user.click(again);
    expect(await row('ada')).toBeInTheDocument();
    expect(screen.queryByText('Failed to fetch users')).not.toBeInTheDocument();
  });

  it('has the ordered words where the server has none', async () => {
    server.use(http.post('*/api/admin/users', () => HttpResponse.error()));
    await openAdmin();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Failed to fetch users'));
  });

  it('shows what to do while a second factor is missing, without a toast', async () => {
    server.use(
      http.post('*/api/admin/users', () => refusal(403, 'second_factor_setup_required', 'Please set up two-step verification first')),
    );
    await openAdmin();
    const link = await screen.findByRole('link', { name: 'Set up two-step verification' });
    expect(link).toHaveAttribute('href', '/account#two-step-verification');
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });

  it('is not shown as that of another question', async () => {
    serveUsers();
    const { user, row } = await openAdmin();
    await row('ada');
    server.use(http.post('*/api/admin/users', () => HttpResponse.error()));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'Oldest first');
    await screen.findByRole('button', { name: 'Try again' });
    expect(shown('ada')).not.toBeInTheDocument();
  });
});
