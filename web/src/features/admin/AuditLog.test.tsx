import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { openAdmin } from '../../testing/admin.js';
import { entry, serveAudit } from '../../testing/audit.js';
import { refusal } from '../../testing/handlers.js';
import { server } from '../../testing/server.js';

const erased = '65f1c0ffee0123456789abcd';

const open = (query = '') => openAdmin(`/admin?tab=audit${query}`);

/** The sentences of the page, once they are there. */
async function sentences() {
  const folds = await screen.findAllByText('Details');
  return folds.map((fold) => fold.closest('li')?.querySelector('p')?.textContent);
}

describe('the audit log', () => {
  it('tells who did what to whom in whole sentences, under their day', async () => {
    serveAudit([
      [
        entry('1'),
        entry('2', { action: 'password.changed', actor: { kind: 'user', id: 'ada' } }),
        entry('3', { action: 'user.admin_removed', outcome: 'refused' }),
        entry('4', { action: 'user.deleted', target: { kind: 'user', id: erased } }),
        entry('5', { action: 'user.expiry_told', actor: { kind: 'process', id: 'identity' } }),
        entry('6', { action: 'city.renamed', outcome: 'failed' }),
        entry('7', {
          at: '2025-11-20T23:59:00.000Z',
          action: 'session.refused',
          actor: { kind: 'visitor', id: 'r' },
          target: { kind: 'session', id: 'r2' },
          outcome: 'refused',
        }),
      ],
    ]);
    await open();
    expect(await sentences()).toEqual([
      'grace made ada an administrator',
      'ada changed their password',
      'grace tried to take away ada’s administrator rights Refused',
      'grace deleted …6789abcd’s account',
      'The site (identity) told ada that the account is about to expire',
      'grace city.renamed: ada Failed',
      'A visitor tried to log in to an unknown account Refused',
    ]);
    const days = screen
      .getAllByRole('region')
      .map((day) => [within(day).queryByRole('heading')?.textContent, within(day).queryAllByText('Details').length]);
    expect(days).toEqual(
      expect.arrayContaining([
        ['Friday 21 November 2025', 6],
        ['Thursday 20 November 2025', 1],
      ]),
    );
    expect(screen.getByText('Newest first. Days and times are in UTC.')).toBeInTheDocument();
  });

  it('has the details, the exact time, and the ids to copy', async () => {
    serveAudit([[entry('1', { details: { reason: 'rate_limited', attempts: 5 } })]]);
    const { user } = await open();
    expect(await sentences()).toEqual(['grace made ada an administrator (too many attempts, attempts: 5)']);
    expect(screen.getByText('10:04')).toHaveAttribute('title', '2025-11-21 10:04:31.123 UTC');
    const details = screen.getByRole('button', { name: 'Details' });
    expect(details).toHaveAttribute('aria-expanded', 'false');
    await user.click(details);
    expect(details).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByText('user.admin_granted')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Copy the id of who acted' }));
    expect(await navigator.clipboard.readText()).toBe('admin');
    await user.click(screen.getByRole('button', { name: 'Copy the id of the request' }));
    expect(await navigator.clipboard.readText()).toBe('request-1');
  });

  it('says when there is nothing', async () => {
    serveAudit([[]]);
    await open();
    expect(await screen.findByText('No entries match.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Older entries' })).not.toBeInTheDocument();
  });
});

describe('older entries', () => {
  it('come behind the newer ones at a press, until the end, which gets the focus', async () => {
    const asked = serveAudit([[entry('1')], [entry('2', { action: 'password.changed' })]]);
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Older entries' }));
    const end = await screen.findByText('These are all entries.');
    expect(end).toHaveFocus();
    expect(await sentences()).toEqual(['grace made ada an administrator', 'grace changed ada’s password']);
    expect(asked).toEqual([{}, { cursor: '1' }]);
    expect(screen.getAllByRole('heading', { level: 2, name: /November/ })).toHaveLength(1);
  });

  it('that can’t be read leave the newer ones, and are asked for again', async () => {
    const asked = serveAudit([[entry('1')], [entry('2')]]);
    const { user } = await open();
    const older = await screen.findByRole('button', { name: 'Older entries' });
    server.use(http.get('*/api/admin/audit', () => HttpResponse.error(), { once: true }));
    await user.click(older);
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Failed to fetch the audit log'));
    expect(await sentences()).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(async () => expect(await sentences()).toHaveLength(2));
    expect(asked).toEqual([{}, { cursor: '1' }]);
  });
});

describe('an audit log that can’t be read', () => {
  it('says why, and is asked for again', async () => {
    server.use(http.get('*/api/admin/audit', () => refusal(400, 'validation_failed', 'There is no such action')));
    const { user } = await open('&action=waffles.baked');
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByRole('alert')).toHaveTextContent('There is no such action');
    expect(within(screen.getByRole('main')).getByText('Failed to fetch the audit log')).toBeInTheDocument();
    serveAudit([[entry('1')]]);
    await user.click(again);
    expect(await sentences()).toHaveLength(1);
  });

  it('shows what to do while a second factor is missing', async () => {
    server.use(
      http.get('*/api/admin/audit', () => refusal(403, 'second_factor_setup_required', 'Please set up two-step verification first')),
    );
    await open();
    expect(await screen.findByRole('link', { name: 'Set up two-step verification' })).toBeInTheDocument();
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });
});
