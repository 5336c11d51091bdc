import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { listed, openAdmin, serveUsers, someUsers } from '../../testing/admin.js';
import { refusal } from '../../testing/handlers.js';
import { server } from '../../testing/server.js';

const many = (count: number) => Array.from({ length: count }, (_, index) => listed(`user-${index + 1}`));
const ok = () => HttpResponse.json({ success: true, message: 'Done' });
const shown = (username: string) => screen.queryByText(username, { selector: 'th p' });

/** A server that answers grants and deletions; each answer can be held back. */
function serveActs(answer: () => Response | Promise<Response>) {
  const asked: unknown[] = [];
  server.use(
    http.post('*/api/admin/users/:id/admin', async ({ params, request }) => {
      asked.push(['admin', params.id, await request.json()]);
      return answer();
    }),
    http.delete('*/api/admin/users/:id', async ({ params, request }) => {
      asked.push(['delete', params.id, await request.text()]);
      return answer();
    }),
  );
  return asked;
}

function held() {
  let release = (): void => undefined;
  const reply = new Promise<Response>((resolve) => {
    release = () => resolve(ok());
  });
  return { reply, release: () => release() };
}

async function open(username = 'ada', path = '/admin') {
  const site = await openAdmin(path);
  const row = within(await site.row(username));
  const control = row.getByRole('switch');
  const remove = row.getByRole('button', { name: `Delete ${username}` });
  const dialog = () => within(screen.getByRole('dialog', { name: 'Delete user' }));
  const confirm = async () => {
    await site.user.click(remove);
    await site.user.click(dialog().getByRole('button', { name: 'Delete' }));
  };
  return { ...site, control, remove, dialog, confirm };
}

const says = (role: 'status' | 'alert', text: string) =>
  waitFor(() => expect(within(screen.getByRole('region', { name: 'Notifications (F8)' })).getByRole(role)).toHaveTextContent(text));

describe('rights', () => {
  it('are granted and taken, in the name of the administrator; the row follows and nothing is asked again', async () => {
    const { asked: lists } = serveUsers();
    const asked = serveActs(ok);
    const { user, control } = await open();
    await user.click(control);
    await says('status', 'User granted admin privileges');
    expect(control).toBeChecked();
    await user.click(control);
    await says('status', 'User removed from admin privileges');
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
    const { user, control } = await open();
    control.focus();
    await user.keyboard(' ');
    await says('status', 'User granted admin privileges');
    expect(control).toHaveFocus();
  });

  it('stay as they were when it fails, and the server says why', async () => {
    serveUsers();
    serveActs(() => refusal(409, 'conflict', 'There must be an administrator'));
    const { user, control } = await open('bob');
    await user.click(control);
    await says('alert', 'There must be an administrator');
    expect(screen.getByRole('alert')).toHaveTextContent('Error');
    expect(control).toBeChecked();
    expect(control).not.toHaveAttribute('aria-busy');
  });

  it('have the ordered words where the server has none', async () => {
    serveUsers();
    serveActs(() => HttpResponse.error());
    const { user, control } = await open();
    await user.click(control);
    await says('alert', 'Failed to update admin status');
  });

  it('of somebody whom another administrator has deleted: the row goes, and it is said', async () => {
    const { held: list } = serveUsers();
    serveActs(() => refusal(404, 'not_found', 'There is no such user any more'));
    const { user, control } = await open();
    list.users = someUsers.filter(({ id }) => id !== 'ada');
    await user.click(control);
    await says('alert', 'There is no such user any more');
    await waitFor(() => expect(shown('ada')).not.toBeInTheDocument());
    expect(shown('bob')).toBeInTheDocument();
  });
});

describe('a row that is being changed', () => {
  it('can’t be changed otherwise, and the others can', async () => {
    serveUsers();
    const { reply, release } = held();
    const asked = serveActs(() => reply);
    const { user, control, remove, row } = await open();
    await user.click(control);
    expect(control).toHaveAttribute('aria-busy', 'true');
    expect(remove).toHaveAttribute('aria-disabled', 'true');
    await user.click(control);
    await user.click(remove);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    const other = within(await row('bob'));
    expect(other.getByRole('switch')).not.toHaveAttribute('aria-busy');
    await user.click(other.getByRole('button', { name: 'Delete bob' }));
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    expect(asked).toHaveLength(1);
    release();
    await waitFor(() => expect(control).not.toHaveAttribute('aria-busy'));
    expect(control).toBeChecked();
  });
});

describe('deleting', () => {
  it('is asked first, in the ordered words; Cancel and Escape change nothing', async () => {
    serveUsers();
    const asked = serveActs(ok);
    const { user, remove, dialog } = await open();
    await user.click(remove);
    expect(dialog().getByText('Are you sure you want to delete user "ada"? This action cannot be undone.')).toBeInTheDocument();
    expect(dialog().getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(asked).toEqual([]);
    expect(shown('ada')).toBeInTheDocument();
  });

  it('takes the row away at once, says so, and the page refills', async () => {
    const { held: list, asked: lists } = serveUsers(many(26));
    const asked = serveActs(ok);
    const { confirm } = await open('user-3');
    list.users = list.users.filter(({ id }) => id !== 'user-3');
    await confirm();
    await says('status', 'User "user-3" has been deleted successfully');
    expect(asked).toEqual([['delete', 'user-3', '']]);
    await waitFor(() => expect(shown('user-26')).toBeInTheDocument());
    expect(shown('user-3')).not.toBeInTheDocument();
    expect(screen.getByRole('table').querySelector('caption')).toHaveTextContent('25 users');
    expect(lists).toHaveLength(2);
  });

  it('of the last one on a page leads to the page before', async () => {
    const { held: list } = serveUsers(many(26));
    serveActs(ok);
    const { confirm, row, address } = await open('user-26', '/admin?page=2');
    list.users = many(25);
    await confirm();
    await row('user-25');
    expect(address()).toBe('/admin');
  });

  it('that fails leaves the row, and the server says why', async () => {
    serveUsers();
    serveActs(() => refusal(503, 'service_unavailable', 'The subscription could not be cancelled'));
    const { confirm, remove } = await open();
    await confirm();
    await says('alert', 'The subscription could not be cancelled');
    expect(shown('ada')).toBeInTheDocument();
    expect(remove).toHaveAttribute('aria-disabled', 'false');
  });

  it('has the ordered words where the server has none', async () => {
    serveUsers();
    serveActs(() => HttpResponse.error());
    const { confirm } = await open();
    await confirm();
    await says('alert', 'Failed to delete user');
  });

  it('somebody whom another administrator has deleted takes the row away, and says so', async () => {
    const { held: list } = serveUsers();
    serveActs(() => refusal(404, 'not_found', 'There is no such user any more'));
    const { confirm } = await open();
    list.users = someUsers.filter(({ id }) => id !== 'ada');
    await confirm();
    await says('alert', 'There is no such user any more');
    await waitFor(() => expect(shown('ada')).not.toBeInTheDocument());
  });
});

describe('a step-up', () => {
  it('is asked in place, and the deletion goes on after it', async () => {
    const { held: list } = serveUsers();
    const answers = [() => refusal(403, 'step_up_required', 'Please confirm that it is you'), ok];
    const asked = serveActs(() => (answers.shift() ?? ok)());
    server.use(http.post('*/api/auth/step-up', ok));
    const { user, confirm } = await open();
    list.users = someUsers.filter(({ id }) => id !== 'ada');
    await confirm();
    const proof = within(await screen.findByRole('dialog'));
    expect(asked).toHaveLength(1);
    await user.type(await proof.findByLabelText('Password'), 'Rain-over-Paris');
    await user.keyboard('{Enter}');
    await says('status', 'User "ada" has been deleted successfully');
    expect(asked).toHaveLength(2);
  });

  it('that is given up leaves the row as it was, and says nothing', async () => {
    serveUsers();
    const asked = serveActs(() => refusal(403, 'step_up_required', 'Please confirm that it is you'));
    const { user, control } = await open();
    await user.click(control);
    await screen.findByRole('dialog');
    expect(control).toHaveAttribute('aria-busy', 'true');
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(control).not.toHaveAttribute('aria-busy'));
    expect(control).not.toBeChecked();
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    expect(asked).toHaveLength(1);
  });
});
