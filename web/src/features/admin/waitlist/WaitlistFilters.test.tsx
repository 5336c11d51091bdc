import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { entryOf, openWaitlist, pendingOf, serveWaitlist, shownEntry } from '../../../testing/waitlist-entries.js';

const box = (name: string) => screen.getByRole('combobox', { name });
const many = (count: number) => Array.from({ length: count }, (_, index) => entryOf(`Visitor ${index + 1}`));
const words = (name: string) =>
  within(box(name))
    .getAllByRole('option')
    .map((option) => option.textContent);

/** The boxes of the forms in the footer have the same names. */
const inTab = () => within(screen.getByRole('tabpanel'));
const cityBox = () => inTab().getByRole('combobox', { name: 'City' });

describe('searching the waitlist', () => {
  it('asks once a pause is made, from the first page on, and is in the address', async () => {
    const { asked } = serveWaitlist();
    const { user, row, address } = await openWaitlist('&page=1');
    await row('Ada');
    await user.type(screen.getByRole('searchbox', { name: 'Search the waitlist' }), ' do');
    expect(shownEntry('Ada')).toBeInTheDocument();
    await waitFor(() => expect(address()).toBe('/admin?tab=waitlist&q=do'));
    await waitFor(() => expect(shownEntry('Ada')).not.toBeInTheDocument());
    expect(screen.getByRole('table').querySelector('caption')).toHaveTextContent('1 entry matches “do”');
    expect(asked.map(({ search }) => search)).toEqual([undefined, 'do']);
  });

  it('says in the ordered words that there is nobody, and offers nothing to do with them', async () => {
    serveWaitlist();
    await openWaitlist('&q=zanzibar');
    await waitFor(() => expect(screen.getByRole('cell')).toHaveTextContent('No waitlist entries found'));
    expect(screen.queryByRole('button', { name: /Export|Invite/ })).not.toBeInTheDocument();
  });
});

describe('the filters', () => {
  it('offer the cities of the list with the number of their entries', async () => {
    serveWaitlist();
    const { row, user, address } = await openWaitlist('&page=1');
    await row('Ada');
    await within(cityBox()).findByRole('option', { name: 'London (1,100)' });
    expect(
      within(cityBox())
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['All cities', 'London (1,100)', 'Madrid (200)', 'Lisbon (12)']);
    await user.selectOptions(cityBox(), 'Madrid (200)');
    expect(address()).toBe('/admin?tab=waitlist&city=Madrid');
    await waitFor(() => expect(shownEntry('Ada')).not.toBeInTheDocument());
    expect(await row('Cleo')).toBeDefined();
  });

  it('show a city of the address that nobody waits for any more', async () => {
    serveWaitlist();
    await openWaitlist('&city=Oslo');
    await screen.findByRole('tabpanel');
    await within(cityBox()).findByRole('option', { name: 'London (1,100)' });
    expect(cityBox()).toHaveValue('Oslo');
  });

  it('show only pending or confirmed ones, from the first page on', async () => {
    const { asked } = serveWaitlist([...many(30), pendingOf('Bob')]);
    const { row, user, address } = await openWaitlist('&page=2');
    await row('Bob');
    expect(words('Status')).toEqual(['All', 'Pending', 'Confirmed']);
    await user.selectOptions(box('Status'), 'Pending');
    expect(address()).toBe('/admin?tab=waitlist&status=pending');
    await waitFor(() => expect(asked.at(-1)).toEqual({ status: 'pending', order: 'newest', page: '1', pageSize: '25' }));
  });

  it('are cleared by a link, which leaves the order, and the head of the list gets the focus', async () => {
    const { asked } = serveWaitlist();
    const { row, user, address } = await openWaitlist('&q=c&city=Madrid&status=confirmed&order=name');
    await row('Cleo');
    expect(asked.at(-1)).toMatchObject({ search: 'c', city: 'Madrid', status: 'confirmed' });
    await user.click(screen.getByRole('link', { name: 'Clear filters' }));
    await row('Ada');
    expect(address()).toBe('/admin?tab=waitlist&order=name');
    expect(screen.getByText('4 entries', { selector: 'caption span' })).toHaveFocus();
    expect(screen.queryByRole('link', { name: 'Clear filters' })).not.toBeInTheDocument();
  });

  it('that the address misspells don’t count', async () => {
    const { asked } = serveWaitlist();
    const { row } = await openWaitlist('&status=lost&order=shoe-size');
    await row('Ada');
    expect(asked).toEqual([{ order: 'newest', page: '1', pageSize: '25' }]);
  });

  it('have the order in a list for narrow windows', async () => {
    serveWaitlist();
    const { row, user, address } = await openWaitlist();
    await row('Ada');
    await user.selectOptions(box('Order'), 'Email, Z to A');
    expect(address()).toBe('/admin?tab=waitlist&order=email_desc');
  });
});
