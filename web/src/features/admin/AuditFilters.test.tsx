import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { listed, openAdmin, serveUsers } from '../../testing/admin.js';
import { entry, serveAudit } from '../../testing/audit.js';
import { server } from '../../testing/server.js';

const open = (query = '') => openAdmin(`/admin?tab=audit${query}`);

/** The entries, once they are there. */
const entries = () => screen.findAllByText('Details');

const link = (name: string) => screen.getAllByRole('link', { name })[0] ?? document.body;

describe('the filters', () => {
  it('are in the address, and days are those of UTC, both included', async () => {
    const asked = serveAudit([[entry('1')]]);
    await open('&action=user.admin_granted&from=2025-11-01&to=2025-11-21&user=ada');
    await entries();
    expect(asked).toEqual([
      { action: 'user.admin_granted', user: 'ada', from: '2025-11-01T00:00:00.000Z', to: '2025-11-22T00:00:00.000Z' },
    ]);
    expect(screen.getByLabelText('From this day (UTC)')).toHaveValue('2025-11-01');
    expect(screen.getByLabelText('To this day (UTC)')).toHaveValue('2025-11-21');
    expect(screen.getByRole('combobox', { name: 'Action' })).toHaveValue('user.admin_granted');
  });

  it('choose an action from those that the log knows', async () => {
    const asked = serveAudit([[entry('1')]]);
    const { user, address } = await open();
    await entries();
    const actions = screen.getByRole('combobox', { name: 'Action' });
    expect(
      within(actions)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['All actions', 'Password changed', 'Administrator rights given']);
    await user.selectOptions(actions, 'Password changed');
    expect(address()).toBe('/admin?tab=audit&action=password.changed');
    await waitFor(() => expect(asked.at(-1)).toEqual({ action: 'password.changed' }));
    await user.selectOptions(actions, 'All actions');
    expect(address()).toBe('/admin?tab=audit');
  });

  it('take a day when it is one', async () => {
    const asked = serveAudit([[entry('1')]]);
    const { address } = await open();
    await entries();
    const from = screen.getByLabelText('From this day (UTC)');
    fireEvent.change(from, { target: { value: '0202-11-02' } });
    fireEvent.change(from, { target: { value: '2025-11-02' } });
    await waitFor(() => expect(address()).toBe('/admin?tab=audit&from=2025-11-02'));
    await waitFor(() => expect(asked).toEqual([{}, { from: '2025-11-02T00:00:00.000Z' }]));
  });

  it('show one person alone at a press on a name, also only what they did, and everybody again', async () => {
    const asked = serveAudit([[entry('1')]]);
    const { user, address } = await open();
    await entries();
    await user.click(link('ada'));
    expect(address()).toBe('/admin?tab=audit&user=ada');
    expect(await screen.findByText('Only entries about ada')).toBeInTheDocument();
    await user.click(link('Show only what ada did'));
    expect(address()).toBe('/admin?tab=audit&actor=ada');
    expect(screen.getByText('Only what ada did')).toBeInTheDocument();
    await user.click(link('Show all entries about ada'));
    expect(address()).toBe('/admin?tab=audit&user=ada');
    await waitFor(() => expect(asked).toEqual([{}, { user: 'ada' }, { actor: 'ada' }, { user: 'ada' }]));
    await user.click(link('Show everybody'));
    expect(address()).toBe('/admin?tab=audit');
    expect(screen.queryByText(/^Only /)).not.toBeInTheDocument();
    expect(await screen.findByText('Newest first. Days and times are in UTC.')).toHaveFocus();
  });

  it('show whoever acted alone at a press on their name', async () => {
    serveAudit([[entry('1')]]);
    const { user, address } = await open();
    await entries();
    await user.click(link('grace'));
    expect(address()).toBe('/admin?tab=audit&user=admin');
    expect(await screen.findByText('Only entries about grace')).toBeInTheDocument();
  });

  it('keep the name of the user when nothing is found about them', async () => {
    serveAudit([[]]);
    await open('&user=admin&from=2035-01-01');
    expect(await screen.findByText('No entries match.')).toBeInTheDocument();
    expect(screen.getByText('Only entries about grace')).toBeInTheDocument();
  });

  it('are all cleared at once, and only then is there nothing to clear', async () => {
    const asked = serveAudit([[entry('1')]]);
    const { user, address } = await open('&action=user.admin_granted&from=2025-11-01&to=2025-11-21&user=ada');
    await entries();
    await user.click(link('Clear filters'));
    expect(address()).toBe('/admin?tab=audit');
    await waitFor(() => expect(asked.at(-1)).toEqual({}));
    expect(screen.getByLabelText('From this day (UTC)')).toHaveValue('');
    expect(screen.queryByRole('link', { name: 'Clear filters' })).not.toBeInTheDocument();
    expect(await screen.findByText('Newest first. Days and times are in UTC.')).toHaveFocus();
  });

  it('say at the field when the last day comes before the first, and ask for nothing', async () => {
    const asked = serveAudit([[entry('1')]]);
    await open('&from=2025-11-21&to=2025-11-20');
    const to = await screen.findByLabelText('To this day (UTC)');
    expect(to).toBeInvalid();
    expect(to).toHaveAccessibleDescription('Must be Friday 21 November 2025 or later');
    expect(screen.getByText('Nothing is shown, because the last day comes before the first.')).toHaveAttribute('role', 'status');
    expect(asked).toEqual([]);
    fireEvent.change(to, { target: { value: '2025-11-21' } });
    expect(await entries()).toHaveLength(1);
    expect(to).toBeValid();
    expect(asked).toEqual([{ from: '2025-11-21T00:00:00.000Z', to: '2025-11-22T00:00:00.000Z' }]);
  });

  it('that are turned round hide what was shown before', async () => {
    serveAudit([[entry('1')], [entry('2')]]);
    await open('&from=2025-11-21');
    await entries();
    fireEvent.change(screen.getByLabelText('To this day (UTC)'), { target: { value: '2025-11-20' } });
    await waitFor(() => expect(screen.queryByText('Details')).not.toBeInTheDocument());
    expect(screen.queryByRole('button', { name: 'Older entries' })).not.toBeInTheDocument();
    expect(screen.queryByText('No entries match.')).not.toBeInTheDocument();
  });
});

describe('looking for a user', () => {
  const box = () => screen.findByRole('searchbox', { name: 'Look for a user' });

  it('finds by name, and shows the entries about the one who is chosen', async () => {
    const asked = serveAudit([[entry('1')]]);
    const { asked: searched } = serveUsers();
    const { user, address } = await open('&action=user.admin_granted');
    await entries();
    await user.type(await box(), 'bo');
    await user.click(await screen.findByRole('link', { name: 'bob' }));
    expect(screen.queryByText('1 user matches “bo”')).not.toBeInTheDocument();
    expect(address()).toBe('/admin?tab=audit&action=user.admin_granted&user=bob');
    expect(await box()).toHaveValue('');
    expect(await screen.findByText('Newest first. Days and times are in UTC.')).toHaveFocus();
    expect(searched).toEqual([{ username: 'grace', search: 'bo', order: 'username', page: 1, pageSize: 5 }]);
    await waitFor(() => expect(asked.at(-1)).toEqual({ action: 'user.admin_granted', user: 'bob' }));
  });

  it('says how many match, and when nobody does', async () => {
    serveAudit([[entry('1')]]);
    serveUsers(Array.from({ length: 7 }, (_, index) => listed(`user-${index}`)));
    const { user } = await open();
    await entries();
    await user.type(await box(), 'user');
    expect(await screen.findByText('7 users match “user”; these are the first 5')).toHaveAttribute('role', 'status');
    expect(screen.getAllByRole('link', { name: /^user-/ })).toHaveLength(5);
    await user.type(await box(), 'x');
    expect(await screen.findByText('No users match “userx”')).toBeInTheDocument();
  });

  it('that fails says so', async () => {
    serveAudit([[entry('1')]]);
    server.use(http.post('*/api/admin/users', () => HttpResponse.error()));
    const { user } = await open();
    await entries();
    await user.type(await box(), 'b');
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Failed to fetch users'));
  });
});
