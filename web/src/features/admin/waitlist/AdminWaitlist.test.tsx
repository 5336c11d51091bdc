import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { refusal } from '../../../testing/handlers.js';
import { server } from '../../../testing/server.js';
import { toastSays } from '../../../testing/user-acts.js';
import { entryOf, openWaitlist, serveWaitlist, shownEntry } from '../../../testing/waitlist-entries.js';

const many = (count: number) => Array.from({ length: count }, (_, index) => entryOf(`Visitor ${index + 1}`));
const caption = () => screen.getByRole('table').querySelector('caption');
const figure = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling;
const orderOf = (head: string) => screen.getByRole('columnheader', { name: head }).getAttribute('aria-sort');

describe('the waitlist', () => {
  it('is asked for newest first, and its figures are above it', async () => {
    const { asked } = serveWaitlist();
    const { row } = await openWaitlist();
    await row('Ada');
    expect(asked).toEqual([{ order: 'newest', page: '1', pageSize: '25' }]);
    expect(caption()).toHaveTextContent('4 entries');
    await waitFor(() => expect(figure('Total')).toHaveTextContent('1,312'));
    expect([figure('Confirmed'), figure('This Week')].map((shown) => shown?.textContent)).toEqual(['1,020', '87']);
    expect(screen.getByText('This week is the last 7 × 24 hours. Days are in UTC.')).toBeInTheDocument();
  });

  it('shows who waits for which city since when, and whether the address is theirs', async () => {
    serveWaitlist();
    const { row } = await openWaitlist();
    const ada = await row('Ada');
    expect(ada.getByText('ada@example.com')).toBeInTheDocument();
    expect(ada.getByText('London')).toBeInTheDocument();
    expect(ada.getByText('Confirmed')).toBeInTheDocument();
    expect(ada.getByText('19 Jan 2025')).toHaveAttribute('datetime', '2025-01-19T23:59:00.000Z');
    expect(ada.getByText('18 Jan 2025')).toHaveAttribute('datetime', '2025-01-18T09:30:00.000Z');
    expect((await row('Bob')).getByText('Pending')).toBeInTheDocument();
  });

  it('shows what strangers typed as text that turns nothing round but itself', async () => {
    const city = `${'x'.repeat(80)}`;
    serveWaitlist([entryOf('<script>alert(1)</script>', { city }), entryOf('אדה'), entryOf('=cmd|calc')]);
    const { row } = await openWaitlist();
    await row('<script>alert(1)</script>');
    expect(screen.getByText(city).tagName).toBe('BDI');
    expect(shownEntry('אדה')).toBeInTheDocument();
    expect(shownEntry('=cmd|calc')).toBeInTheDocument();
    expect(document.querySelector('main script')).toBeNull();
  });

  it('copies an address', async () => {
    serveWaitlist();
    const { row, user } = await openWaitlist();
    await user.click((await row('Ada')).getByRole('button', { name: 'Copy the email of Ada' }));
    expect(await navigator.clipboard.readText()).toBe('ada@example.com');
  });

  it('is asked for again after a sign-up on the same page', async () => {
    const { asked, held } = serveWaitlist([entryOf('Ada')]);
    const { row, user } = await openWaitlist();
    await row('Ada');
    held.entries = [entryOf('Eve'), entryOf('Ada')];
    await user.click(within(screen.getByRole('contentinfo')).getByRole('button', { name: 'Join the Waitlist' }));
    const form = within(await screen.findByRole('dialog'));
    await user.type(form.getByLabelText('Name'), 'Eve');
    await user.type(form.getByLabelText('Email'), 'eve@example.com');
    await user.selectOptions(form.getByLabelText('City'), 'Paris');
    await user.click(form.getByRole('button', { name: /^Join/ }));
    await row('Eve');
    expect(asked).toHaveLength(2);
  });
});

describe('its pages and order', () => {
  it('are in the address, and the head of the list gets the focus', async () => {
    const { asked } = serveWaitlist(many(60));
    const { user, row, address } = await openWaitlist('&order=oldest');
    await row('Visitor 1');
    expect([orderOf('Signup Date'), orderOf('Name'), orderOf('City')]).toEqual(['ascending', 'none', null]);
    await user.click(screen.getByRole('link', { name: 'Page 2' }));
    await row('Visitor 26');
    expect(address()).toBe('/admin?tab=waitlist&order=oldest&page=2');
    expect(caption()?.contains(document.activeElement)).toBe(true);
    expect(asked.at(-1)).toEqual({ order: 'oldest', page: '2', pageSize: '25' });
  });

  it.each([
    ['Name', 'name'],
    ['Email', 'email'],
  ])('turn round at another press on %s', async (head, order) => {
    const { asked } = serveWaitlist();
    const { row, address, press } = await openWaitlist('&page=1');
    await row('Ada');
    await press(head);
    expect([orderOf(head), address()]).toEqual(['ascending', `/admin?tab=waitlist&order=${order}`]);
    await press(head);
    expect([orderOf(head), address()]).toEqual(['descending', `/admin?tab=waitlist&order=${order}_desc`]);
    await waitFor(() => expect(asked.map((query) => query.order)).toEqual(['newest', order, `${order}_desc`]));
  });

  it('lead to the last page when there is none of that number', async () => {
    serveWaitlist(many(30));
    const { row, address } = await openWaitlist('&page=9');
    await row('Visitor 30');
    expect(address()).toBe('/admin?tab=waitlist&page=2');
  });
});

describe('a waitlist that can’t be read', () => {
  const fail = (address: string) => server.use(http.get(address, () => HttpResponse.error()));

  it('says so once in a toast and in place, and is asked for again with its figures', async () => {
    fail('*/api/waitlist');
    fail('*/api/admin/waitlist/figures');
    const { press, row } = await openWaitlist();
    await toastSays('alert', 'Failed to fetch waitlist data');
    expect(screen.getByRole('alert')).toHaveTextContent('Error');
    expect(within(screen.getByRole('main')).getByText('Failed to fetch waitlist data')).toBeInTheDocument();
    expect(screen.queryByText(/figures could not|This Week/)).not.toBeInTheDocument();
    serveWaitlist();
    await press('Try again');
    await row('Ada');
    await waitFor(() => expect(figure('Total')).toHaveTextContent('1,312'));
  });

  it('has the server’s own words where there are any', async () => {
    serveWaitlist();
    server.use(http.get('*/api/waitlist', () => refusal(503, 'service_unavailable', 'Please try again later')));
    await openWaitlist();
    await toastSays('alert', 'Please try again later');
  });

  it('still shows the list when only the figures are missing', async () => {
    serveWaitlist();
    fail('*/api/admin/waitlist/figures');
    const { press, row } = await openWaitlist();
    await row('Ada');
    await screen.findByText('The figures could not be read.');
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    serveWaitlist();
    await press('Read the figures again');
    await waitFor(() => expect(figure('Total')).toHaveTextContent('1,312'));
  });

  it('shows what to do while a second factor is missing, without a toast', async () => {
    serveWaitlist();
    server.use(http.get('*/api/waitlist', () => refusal(403, 'second_factor_setup_required', 'Please set up two-step verification first')));
    await openWaitlist();
    const link = await screen.findByRole('link', { name: 'Set up two-step verification' });
    expect(link).toHaveAttribute('href', '/account#two-step-verification');
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });
});
