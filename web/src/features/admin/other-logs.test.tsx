import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { listed, openAdmin } from '../../testing/admin.js';
import { entry, serveAudit, serveOtherAudit } from '../../testing/audit.js';
import { server } from '../../testing/server.js';

const grace = '65f1c0ffee0123456789abcd';
const gone = '65f1c0ffee0123456789ffff';

const open = (query = '') => openAdmin(`/admin?tab=audit${query}`);

const exported = entry('1', {
  actor: { kind: 'admin', id: grace },
  action: 'waitlist.exported',
  target: { kind: 'list', id: 'waitlist' },
  details: { entries: 1204, filtered: false },
});

const invited = entry('2', {
  actor: { kind: 'admin', id: gone },
  action: 'waitlist.invited',
  target: { kind: 'entry', id: '65f1c0ffee01234567890001' },
});

const settled = entry('3', {
  actor: { kind: 'admin', id: grace },
  action: 'place.report_settled',
  target: { kind: 'place', id: 'paris-musee-rodin' },
  details: { outcome: 'keep', reports: 3 },
});

/** A list of users that is asked for by their ids; records these. */
function serveNames() {
  const asked: unknown[] = [];
  server.use(
    http.post('*/api/admin/users', async ({ request }) => {
      asked.push(await request.json());
      return HttpResponse.json({ success: true, users: [listed(grace, { username: 'grace' })], total: 1, message: 'Users' });
    }),
  );
  return asked;
}

/** The sentences of the page, once the names are there. */
async function sentences() {
  await screen.findAllByRole('link', { name: 'grace' });
  return screen.getAllByText('Details').map((fold) => fold.closest('li')?.querySelector('p')?.textContent);
}

const log = () => screen.getByRole('combobox', { name: 'Log' });

describe('the logs of other services', () => {
  it('tell of the waitlist, with the names of those who still exist', async () => {
    const asked = serveOtherAudit('waitlist', [exported, invited, { ...exported, id: '4', details: { entries: 1, filtered: true } }]);
    const names = serveNames();
    await open('&log=waitlist');
    expect(await sentences()).toEqual([
      'grace exported the waitlist (1,204 entries, without filters)',
      '…6789ffff invited waitlist entry …67890001 to register',
      'grace exported the waitlist (1 entry, with filters)',
    ]);
    expect(asked).toEqual([{}]);
    expect(names).toEqual([{ username: 'grace', ids: [grace, gone] }]);
    expect(log()).toHaveValue('waitlist');
  });

  it('tell of places, by their ids', async () => {
    serveOtherAudit('places', [settled, { ...settled, id: '4', details: { outcome: 'done', reports: 1 } }]);
    serveNames();
    await open('&log=places');
    expect(await sentences()).toEqual([
      'grace settled the reports about paris-musee-rodin (the place stays as it is, 3 reports)',
      'grace settled the reports about paris-musee-rodin (the place was put right, 1 report)',
    ]);
  });

  it('ask for no names where nobody is named', async () => {
    serveOtherAudit('places', []);
    const names = serveNames();
    await open('&log=places');
    expect(await screen.findByText('No entries match.')).toBeInTheDocument();
    expect(names).toEqual([]);
  });

  it('name the user whose entries are looked for, also when nothing is found', async () => {
    serveOtherAudit('places', []);
    const names = serveNames();
    await open(`&log=places&user=${grace}`);
    expect(await screen.findByText('Only entries about grace')).toBeInTheDocument();
    expect(names).toEqual([{ username: 'grace', ids: [grace] }]);
  });

  it('stay readable without the names', async () => {
    serveOtherAudit('places', [settled]);
    server.use(http.post('*/api/admin/users', () => HttpResponse.error()));
    await open('&log=places');
    expect(await screen.findByRole('link', { name: '…6789abcd' })).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Failed to fetch users'));
  });

  it('are chosen from a list, which is in the address, with actions of their own', async () => {
    const accounts = serveAudit([[entry('1')]]);
    const waitlist = serveOtherAudit('waitlist', [exported]);
    serveNames();
    const { user, address } = await open('&action=user.admin_granted&from=2025-11-01');
    await screen.findAllByText('Details');
    await user.selectOptions(log(), 'Waitlist');
    expect(address()).toBe('/admin?tab=audit&from=2025-11-01&log=waitlist');
    await waitFor(() => expect(waitlist).toEqual([{ from: '2025-11-01T00:00:00.000Z' }]));
    expect(await sentences()).toHaveLength(1);
    const actions = within(screen.getByRole('combobox', { name: 'Action' })).getAllByRole('option');
    expect(actions.map((option) => option.textContent)).toEqual(['All actions', 'Waitlist exported', 'Invited from the waitlist']);
    await user.click(screen.getByRole('link', { name: 'Clear filters' }));
    expect(address()).toBe('/admin?tab=audit&log=waitlist');
    await user.selectOptions(log(), 'Accounts');
    expect(address()).toBe('/admin?tab=audit');
    expect(accounts[0]).toMatchObject({ action: 'user.admin_granted' });
  });

  it('that are unknown are the usual one', async () => {
    const asked = serveAudit([[entry('1')]]);
    await open('&log=weather');
    await screen.findAllByText('Details');
    expect(asked).toEqual([{}]);
    expect(log()).toHaveValue('accounts');
  });
});
