import { mostInvitedAtOnce } from '@city-genie/contracts/waitlist/endpoints';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { toastSays } from '../../../testing/user-acts.js';
import { entryOf, invited, openWaitlist, pendingOf, serveInvitations, serveWaitlist } from '../../../testing/waitlist-entries.js';

const many = (count: number) => Array.from({ length: count }, (_, index) => entryOf(`Visitor ${index + 1}`));
const box = (name: string) => screen.getByRole('checkbox', { name });
const ofPage = () => box('Select all on this page');
const inviteSelected = () => screen.getByRole('button', { name: 'Invite selected' });

describe('choosing several', () => {
  it('counts them aloud; without anybody there is nothing to invite', async () => {
    serveWaitlist();
    const { row, press, select } = await openWaitlist();
    await row('Ada');
    expect(inviteSelected()).toHaveAccessibleDescription('Nobody is selected.');
    expect(inviteSelected()).toHaveAttribute('aria-disabled', 'true');
    await press('Invite selected');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await select('Ada');
    expect(screen.getByText('1 selected.')).toHaveAttribute('role', 'status');
    await select('Ada');
    expect(screen.getByText('Nobody is selected.')).toBeInTheDocument();
  });

  it('of a whole page takes those who can be invited', async () => {
    serveWaitlist();
    const { row, user, select } = await openWaitlist();
    await row('Ada');
    await select('Dora');
    expect(ofPage()).toBePartiallyChecked();
    await user.click(ofPage());
    expect([ofPage(), box('Select Ada'), box('Select Dora')].every((shown) => shown.matches(':checked'))).toBe(true);
    expect(screen.getByText('2 selected.')).toBeInTheDocument();
    await user.click(ofPage());
    expect(screen.getByText('Nobody is selected.')).toBeInTheDocument();
  });

  it('is not possible on a page without any', async () => {
    serveWaitlist([pendingOf('Bob')]);
    const { row } = await openWaitlist();
    await row('Bob');
    expect(ofPage()).toBeDisabled();
  });

  it('goes on over the pages, up to as many as one call invites', async () => {
    serveWaitlist(many(130));
    const asked = serveInvitations((ids) => invited(ids));
    const { row, user, press, answer } = await openWaitlist();
    for (let page = 1; page <= 4; page += 1) {
      await user.click(await screen.findByRole('link', { name: `Page ${page}` }));
      await row(`Visitor ${page * 25}`);
      await user.click(ofPage());
    }
    expect(screen.getByText('100 selected: no more are invited at once.')).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Page 5' }));
    await row('Visitor 101');
    expect(box('Select Visitor 101')).toBeDisabled();
    await press('Invite selected');
    await answer('Send 100 invitations');
    await toastSays('status', '100 people are invited');
    expect(asked[0]).toHaveLength(mostInvitedAtOnce);
  });

  it('is taken back at a press', async () => {
    serveWaitlist();
    const { row, press, select } = await openWaitlist();
    await row('Ada');
    await select('Ada');
    await press('Clear selection');
    expect(box('Select Ada')).not.toBeChecked();
    expect(screen.getByText('Nobody is selected.')).toHaveFocus();
  });
});

describe('inviting several', () => {
  it('counts somebody who waits for two cities as one person', async () => {
    const email = 'visitor-1@example.com';
    serveWaitlist(many(2).map((entry, index) => ({ ...entry, email: index === 0 ? email : email.toUpperCase() })));
    const { row, user, press, dialog } = await openWaitlist();
    await row('Visitor 1');
    await user.click(ofPage());
    await press('Invite selected');
    expect(screen.getByRole('dialog', { name: 'Invite this person?' })).toBeInTheDocument();
    expect(dialog().getByRole('button', { name: 'Send invitation' })).toBeInTheDocument();
  });

  it('is asked first, and names the first of them', async () => {
    serveWaitlist(many(7));
    const { row, user, press, dialog } = await openWaitlist();
    await row('Visitor 1');
    await user.click(ofPage());
    await press('Invite selected');
    expect(screen.getByRole('dialog', { name: 'Invite 7 people?' })).toHaveTextContent('We send a mail with a link to register to');
    const named = dialog()
      .getAllByRole('listitem')
      .map((item) => item.textContent);
    expect(named).toHaveLength(6);
    expect([named[0], named[5]]).toEqual(['Visitor 1 (visitor-1@example.com)', 'and 2 others']);
  });

  it('says who was skipped, and nobody stays chosen', async () => {
    serveWaitlist(many(3));
    serveInvitations(([first = '', ...others]) => invited([first], others));
    const { row, user, press, answer } = await openWaitlist();
    await row('Visitor 1');
    await user.click(ofPage());
    await press('Invite selected');
    await answer('Send 3 invitations');
    await toastSays(
      'status',
      '1 person is invited. 2 were skipped: the same person under another city, not confirmed yet, invited within the last day, or gone.',
    );
    await waitFor(() => expect(screen.getByText('Nobody is selected.')).toBeInTheDocument());
  });

  it('that reaches nobody is no success', async () => {
    serveWaitlist(many(2));
    serveInvitations((ids) => invited([], ids));
    const { row, user, press, answer } = await openWaitlist();
    await row('Visitor 1');
    await user.click(ofPage());
    await press('Invite selected');
    await answer('Send 2 invitations');
    await toastSays(
      'alert',
      '2 were skipped: the same person under another city, not confirmed yet, invited within the last day, or gone.',
    );
    expect(screen.getByRole('article', { name: 'Nobody was invited' })).toBeInTheDocument();
  });

  it('that fails keeps them chosen, so that it can be tried again', async () => {
    serveWaitlist(many(2));
    serveInvitations(() => Response.error());
    const { row, user, press, answer } = await openWaitlist();
    await row('Visitor 1');
    await user.click(ofPage());
    await press('Invite selected');
    await answer('Send 2 invitations');
    await toastSays('alert', 'Failed to send the invitations');
    expect(screen.getByText('2 selected.')).toBeInTheDocument();
  });

  it('leaves out whom another administrator has invited meanwhile, as soon as the list says so', async () => {
    const { held } = serveWaitlist(many(2));
    const { row, user, press } = await openWaitlist();
    await row('Visitor 1');
    await user.click(ofPage());
    held.entries = [entryOf('Visitor 1'), entryOf('Visitor 2', { invitedAt: '2025-02-03T10:00:00.000Z', canBeInvited: false })];
    await press('Name');
    await waitFor(() => expect(screen.getByText('1 selected.')).toBeInTheDocument());
    await press('Invite selected');
    expect(screen.getByRole('dialog')).toHaveTextContent('We send Visitor 1 (');
  });
});
