import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { listed, serveUsers, someUsers } from '../../testing/admin.js';
import { refusal } from '../../testing/handlers.js';
import { server } from '../../testing/server.js';
import { ok, openRow, serveActs, shownUser, toastSays } from '../../testing/user-acts.js';

const many = (count: number) => Array.from({ length: count }, (_, index) => listed(`user-${index + 1}`));
function held() {
  let release = (): void => undefined;
  const reply = new Promise<Response>((resolve) => {
    release = () => resolve(ok());
  });
  return { reply, release: () => release() };
}

describe('a row that is being changed', () => {
  it('can’t be changed otherwise, and the others can', async () => {
    serveUsers();
    const { reply, release } = held();
    const asked = serveActs(() => reply);
    const { user, control, remove, row, grant } = await openRow();
    await grant();
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
    const { user, remove, dialog } = await openRow();
    await user.click(remove);
    expect(dialog().getByText('Are you sure you want to delete user "ada"? This action cannot be undone.')).toBeInTheDocument();
    expect(dialog().getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(asked).toEqual([]);
    expect(shownUser('ada')).toBeInTheDocument();
  });

  it('takes the row away at once, says so, and the page refills', async () => {
    const { held: list, asked: lists } = serveUsers(many(26));
    const asked = serveActs(ok);
    const { confirmDelete } = await openRow('user-3');
    list.users = list.users.filter(({ id }) => id !== 'user-3');
    await confirmDelete();
    await toastSays('status', 'User "user-3" has been deleted successfully');
    expect(asked).toEqual([['delete', 'user-3', '']]);
    await waitFor(() => expect(shownUser('user-26')).toBeInTheDocument());
    expect(shownUser('user-3')).not.toBeInTheDocument();
    expect(screen.getByRole('table').querySelector('caption')).toHaveTextContent('25 users');
    expect(lists).toHaveLength(2);
  });

  it('of the last one on a page leads to the page before', async () => {
    const { held: list } = serveUsers(many(26));
    serveActs(ok);
    const { confirmDelete, row, address } = await openRow('user-26', '/admin?page=2');
    list.users = many(25);
    await confirmDelete();
    await row('user-25');
    expect(address()).toBe('/admin');
  });

  it('that fails leaves the row, and the server says why', async () => {
    serveUsers();
    serveActs(() => refusal(503, 'service_unavailable', 'The subscription could not be cancelled'));
    const { confirmDelete, remove } = await openRow();
    await confirmDelete();
    await toastSays('alert', 'The subscription could not be cancelled');
    expect(shownUser('ada')).toBeInTheDocument();
    expect(remove).toHaveAttribute('aria-disabled', 'false');
  });

  it('has the ordered words where the server has none', async () => {
    serveUsers();
    serveActs(() => HttpResponse.error());
    const { confirmDelete } = await openRow();
    await confirmDelete();
    await toastSays('alert', 'Failed to delete user');
    expect(screen.getByRole('link', { name: 'Show ada' })).toHaveAttribute('href', '/admin?q=ada');
  });

  it('somebody whom another administrator has deleted takes the row away, and says so', async () => {
    const { held: list } = serveUsers();
    serveActs(() => refusal(404, 'not_found', 'There is no such user any more'));
    const { confirmDelete } = await openRow();
    list.users = someUsers.filter(({ id }) => id !== 'ada');
    await confirmDelete();
    await toastSays('alert', 'There is no such user any more');
    await waitFor(() => expect(shownUser('ada')).not.toBeInTheDocument());
  });
});

describe('a step-up', () => {
  it('is asked in place, and the deletion goes on after it', async () => {
    const { held: list } = serveUsers();
    const answers = [() => refusal(403, 'step_up_required', 'Please confirm that it is you'), ok];
    const asked = serveActs(() => (answers.shift() ?? ok)());
    server.use(http.post('*/api/auth/step-up', ok));
    const { user, confirmDelete } = await openRow();
    list.users = someUsers.filter(({ id }) => id !== 'ada');
    await confirmDelete();
    const proof = within(await screen.findByRole('dialog'));
    expect(asked).toHaveLength(1);
    await user.type(await proof.findByLabelText('Password'), 'Rain-over-Paris');
    await user.keyboard('{Enter}');
    await toastSays('status', 'User "ada" has been deleted successfully');
    expect(asked).toHaveLength(2);
  });

  it('that is given up leaves the row as it was, and says nothing', async () => {
    serveUsers();
    const asked = serveActs(() => refusal(403, 'step_up_required', 'Please confirm that it is you'));
    const { user, control, grant } = await openRow();
    await grant();
    await screen.findByRole('dialog', { name: 'Please confirm that it is you' });
    expect(control).toHaveAttribute('aria-busy', 'true');
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(control).not.toHaveAttribute('aria-busy'));
    expect(control).not.toBeChecked();
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    expect(asked).toHaveLength(1);
  });
});
