import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { listed, serveUsers, someUsers } from '../../testing/admin.js';
import { refusal } from '../../testing/handlers.js';
import { ok, openRow, serveActs, shownUser, toastSays } from '../../testing/user-acts.js';

const toast = () => within(screen.getByRole('region', { name: 'Notifications (F8)' }));

describe('the question before rights are given', () => {
  it('names whom, and what they will be able to do; Cancel has the focus and changes nothing', async () => {
    serveUsers();
    const asked = serveActs(ok);
    const { user, control, dialog } = await openRow();
    await user.click(control);
    expect(screen.getByRole('dialog', { name: 'Make this user an administrator?' })).toHaveTextContent(
      'ada (Ada Lovelace, ada@example.com) will be able to:',
    );
    expect(
      dialog()
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(expect.arrayContaining(['delete accounts for good', 'make others administrators and take away these rights, yours as well']));
    expect(dialog().getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(asked).toEqual([]);
    expect(control).not.toBeChecked();
  });

  it('is another one before they are taken away', async () => {
    serveUsers();
    const asked = serveActs(ok);
    const { user, control } = await openRow('bob');
    await user.click(control);
    expect(screen.getByRole('dialog', { name: 'Take away administrator rights?' })).toHaveTextContent(
      'bob (Bob Ross, bob@example.com) will no longer be able to use this dashboard.',
    );
    await user.keyboard('{Escape}');
    expect(asked).toEqual([]);
    expect(control).toBeChecked();
  });

  it('shows a name as text, whatever it holds, and no empty one', async () => {
    serveUsers([listed('eve', { firstName: '', lastName: '' })]);
    const { user, control } = await openRow('eve');
    await user.click(control);
    expect(screen.getByRole('dialog')).toHaveTextContent('eve (eve@example.com) will be able to:');
  });
});

describe('rights', () => {
  it('are granted and taken, in the name of the administrator; the row follows and nothing is asked again', async () => {
    const { asked: lists } = serveUsers();
    const asked = serveActs(ok);
    const { control, grant, takeAway } = await openRow();
    await grant();
    await toastSays('status', 'User granted admin privileges');
    expect(toast().getByRole('article', { name: 'ada is an administrator now' })).toBeInTheDocument();
    expect(control).toBeChecked();
    await takeAway();
    await toastSays('status', 'User removed from admin privileges');
    expect(toast().getByRole('article', { name: 'ada is no longer an administrator' })).toBeInTheDocument();
    expect(control).not.toBeChecked();
    expect(asked).toEqual([
      ['admin', 'ada', { username: 'grace', isAdmin: true }],
      ['admin', 'ada', { username: 'grace', isAdmin: false }],
    ]);
    expect(lists).toHaveLength(1);
  });

  it('are switched by keyboard', async () => {
    serveUsers();
    serveActs(ok);
    const { user, control } = await openRow();
    control.focus();
    await user.keyboard(' ');
    await user.tab({ shift: true });
    expect(screen.getByRole('button', { name: 'Make administrator' })).toHaveFocus();
    await user.keyboard('{Enter}');
    await toastSays('status', 'User granted admin privileges');
    expect(control).toBeChecked();
  });

  it('stay as they were when it fails, and the server says why', async () => {
    serveUsers();
    serveActs(() => refusal(409, 'conflict', 'There must be an administrator'));
    const { control, takeAway } = await openRow('bob');
    await takeAway();
    await toastSays('alert', 'There must be an administrator');
    expect(screen.getByRole('alert')).toHaveTextContent('Error');
    expect(control).toBeChecked();
    expect(control).not.toHaveAttribute('aria-busy');
  });

  it('have the ordered words where the server has none, and a link that says whose they are', async () => {
    serveUsers();
    serveActs(() => HttpResponse.error());
    const { user, address, grant } = await openRow();
    await grant();
    await toastSays('alert', 'Failed to update admin status');
    await user.click(toast().getByRole('link', { name: 'Show ada' }));
    expect(address()).toBe('/admin?q=ada');
  });

  it('of somebody whom another administrator has deleted: the row goes, and it is said, with the way to what happened', async () => {
    const { held: list } = serveUsers();
    serveActs(() => refusal(404, 'not_found', 'There is no such user any more'));
    const { grant } = await openRow();
    list.users = someUsers.filter(({ id }) => id !== 'ada');
    await grant();
    await toastSays('alert', 'There is no such user any more');
    await waitFor(() => expect(shownUser('ada')).not.toBeInTheDocument());
    expect(shownUser('bob')).toBeInTheDocument();
    expect(toast().getByRole('link', { name: 'What happened to ada' })).toHaveAttribute('href', '/admin?tab=audit&user=ada');
  });
});
