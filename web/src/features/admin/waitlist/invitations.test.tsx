import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { refusal } from '../../../testing/handlers.js';
import { server } from '../../../testing/server.js';
import { toastSays } from '../../../testing/user-acts.js';
import { entryOf, invited, openWaitlist, serveInvitations, serveWaitlist } from '../../../testing/waitlist-entries.js';

const inviteButton = (name: string) => screen.queryByRole('button', { name: `Invite ${name}` });

describe('a row', () => {
  it('has the button where somebody can be invited, else it says why not', async () => {
    serveWaitlist();
    const { row } = await openWaitlist();
    expect((await row('Ada')).getByRole('button', { name: 'Invite Ada' })).toBeInTheDocument();
    const dora = await row('Dora');
    expect(dora.getByRole('button', { name: 'Invite again Dora' })).toBeInTheDocument();
    expect(dora.getByText('Invited on 3 Feb 2025')).toBeInTheDocument();
    for (const [name, words] of [
      ['Bob', 'Not confirmed yet'],
      ['Cleo', 'Invited 2 hours ago'],
    ] as const) {
      const other = await row(name);
      expect(other.getByText(words)).toBeInTheDocument();
      expect(other.queryByRole('button', { name: /Invite/ })).not.toBeInTheDocument();
      expect(other.queryByRole('checkbox')).not.toBeInTheDocument();
    }
  });
});

describe('inviting one person', () => {
  it('is asked first, names them, and says that a mail goes out; Cancel has the focus and changes nothing', async () => {
    serveWaitlist();
    const asked = serveInvitations((ids) => invited(ids));
    const { row, user, press, dialog } = await openWaitlist();
    await row('Ada');
    await press('Invite Ada');
    expect(screen.getByRole('dialog', { name: 'Invite this person?' })).toHaveTextContent(
      'We send Ada (ada@example.com) a mail with a link to register.',
    );
    expect(dialog().getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(asked).toEqual([]);
  });

  it('says when the last mail went out', async () => {
    serveWaitlist();
    const { row, press } = await openWaitlist();
    await row('Dora');
    await press('Invite again Dora');
    expect(screen.getByRole('dialog')).toHaveTextContent('It is one more: the last one was sent on 3 Feb 2025.');
  });

  it('is told in the server’s words; the row follows, its words take the focus, and the list is read again', async () => {
    const { asked: lists, held } = serveWaitlist();
    const asked = serveInvitations((ids) => {
      held.entries = [entryOf('Ada', { invitedAt: new Date().toISOString(), canBeInvited: false })];
      return invited(ids);
    });
    const { row, press, answer } = await openWaitlist();
    const ada = await row('Ada');
    await press('Invite Ada');
    await answer('Send invitation');
    await toastSays('status', '1 person is invited');
    expect(asked).toEqual([['ada']]);
    expect(ada.getByText('Invited just now')).toHaveFocus();
    await waitFor(() => expect(lists).toHaveLength(2));
    await waitFor(() => expect(screen.queryByText('Bob')).not.toBeInTheDocument());
    expect(ada.getByText('Invited just now')).toHaveFocus();
  });

  it('leaves the row as it was when it fails, and says why', async () => {
    serveWaitlist();
    serveInvitations(() => HttpResponse.error());
    const { row, press, answer } = await openWaitlist();
    await row('Ada');
    await press('Invite Ada');
    await answer('Send invitation');
    await toastSays('alert', 'Failed to send the invitation');
    expect(inviteButton('Ada')).not.toHaveAttribute('aria-busy');
  });

  it('is busy meanwhile, and others can be invited', async () => {
    serveWaitlist([entryOf('Ada'), entryOf('Eve')]);
    const asked = serveInvitations(() => new Promise<Response>(() => undefined));
    const { row, press, answer } = await openWaitlist();
    await row('Ada');
    await press('Invite Ada');
    await answer('Send invitation');
    await waitFor(() => expect(inviteButton('Ada')).toHaveAttribute('aria-busy', 'true'));
    await press('Invite Ada');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await press('Invite Eve');
    expect(screen.getByRole('dialog')).toHaveTextContent('Eve');
    expect(asked).toHaveLength(1);
  });

  it('waits for a step-up, and goes on after it', async () => {
    serveWaitlist();
    const answers = [() => refusal(403, 'step_up_required', 'Please confirm that it is you')];
    const asked = serveInvitations((ids) => answers.shift()?.() ?? invited(ids));
    server.use(http.post('*/api/auth/step-up', () => HttpResponse.json({ success: true, message: 'Thank you' })));
    const { row, user, press, answer } = await openWaitlist();
    await row('Ada');
    await press('Invite Ada');
    await answer('Send invitation');
    const proof = within(await screen.findByRole('dialog', { name: 'Please confirm that it is you' }));
    await user.type(await proof.findByLabelText('Password'), 'Rain-over-Paris{Enter}');
    await toastSays('status', '1 person is invited');
    expect(asked).toEqual([['ada'], ['ada']]);
  });
});

describe('a tab that is refused while somebody is invited', () => {
  it('says what to do when a second factor is missing by now', async () => {
    serveWaitlist();
    const setUp = () => refusal(403, 'second_factor_setup_required', 'Please set up two-step verification first');
    serveInvitations(setUp);
    const { row, press, answer } = await openWaitlist();
    await row('Ada');
    server.use(http.get('*/api/waitlist', setUp));
    await press('Invite Ada');
    await answer('Send invitation');
    expect(await screen.findByRole('link', { name: 'Set up two-step verification' })).toBeInTheDocument();
  });
});
