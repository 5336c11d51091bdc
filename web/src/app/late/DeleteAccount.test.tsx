import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { planBase } from '../../features/plan/kept-plans/plan-base.js';
import { refusal } from '../../testing/handlers.js';
import { keepInMemory } from '../../testing/keep-in-memory.js';
import { openAccount } from '../../testing/open-account.js';
import { renderSite } from '../../testing/render-site.js';
import { guardedAccount } from '../../testing/sample-account.js';
import { server } from '../../testing/server.js';
import { pageLoad } from './page-load.js';

function serveDeletion(answer: () => Response = () => HttpResponse.json({ success: true, message: 'Your account is deleted' })) {
  const sent: unknown[] = [];
  server.use(
    http.delete('*/api/account', async ({ request }) => {
      sent.push(await request.json());
      return answer();
    }),
  );
  return sent;
}

async function openDialog(account?: typeof guardedAccount) {
  const opened = vi.spyOn(pageLoad, 'replace').mockReturnValue();
  const site = await openAccount(account);
  await site.user.click(site.section('Delete account').getByRole('button', { name: 'Delete my account' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
  const send = async (username: string, password: string) => {
    await site.user.type(dialog.getByLabelText('Your username, to confirm: ada'), username);
    await site.user.type(dialog.getByLabelText('Password'), `${password}{Enter}`);
  };
  return { ...site, dialog, send, opened };
}

describe('deleting the account', () => {
  it('asks for the own name and the password before anything is sent', async () => {
    const sent = serveDeletion();
    const { user, dialog, send } = await openDialog();
    await user.click(dialog.getByRole('button', { name: 'Delete for good' }));
    expect(await dialog.findByText('Please type your username to confirm')).toBeInTheDocument();
    // In an element of its own, so that it goes to the next line as a whole.
    expect(dialog.getByText('ada')).toBeInTheDocument();
    expect(dialog.getByText('Please enter your password')).toBeInTheDocument();
    await send('eva', 'Rain-over-Paris');
    expect(dialog.getByText('Please type your username to confirm')).toBeInTheDocument();
    expect(sent).toEqual([]);
  });

  it('clears what is stored, and loads the page anew, which says what is gone and what still happens', async () => {
    const sent = serveDeletion();
    localStorage.setItem('city-genie.last-plans', '{}');
    keepInMemory();
    const { send, opened } = await openDialog();
    await send('Ada', 'Rain-over-Paris');
    await waitFor(() => expect(opened).toHaveBeenCalledExactlyOnceWith('/account'));
    expect(sent).toEqual([{ username: 'Ada', password: 'Rain-over-Paris' }]);
    expect(localStorage).toHaveLength(0);
    expect(planBase.erase).toHaveBeenCalled();
    vi.spyOn(document, 'cookie', 'get').mockReturnValue('');
    document.body.replaceChildren();
    const { user, address } = await renderSite('/account');
    expect(screen.getByRole('heading', { level: 1, name: 'Your account is deleted' })).toHaveFocus();
    expect(screen.getByRole('heading', { level: 2, name: 'What is gone' })).toBeInTheDocument();
    expect(screen.getByText(/^We send you one last mail/)).toBeInTheDocument();
    expect(address()).toBe('/account');
    await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Back to Home' }));
    await waitFor(() => expect(address()).toBe('/'));
    await waitFor(() => expect(sessionStorage.getItem('city-genie.account-deleted')).toBeNull());
  });

  it.each([
    ['the last administrator', () => refusal(409, 'conflict', 'You are the only administrator. Make somebody else one first.')],
    ['too many attempts', () => refusal(429, 'rate_limited', 'That was a lot of attempts. Please try again later.')],
    ['a subscription that can’t be ended', () => refusal(503, 'service_unavailable', 'Please try again later')],
  ])('says in the dialog why it is refused: %s', async (_why, answer) => {
    const { message }: { message: string } = await answer().json();
    serveDeletion(answer);
    const { dialog, send, opened } = await openDialog();
    await send('ada', 'Rain-over-Paris');
    await waitFor(() => expect(dialog.getByText(message)).toHaveAttribute('role', 'alert'));
    expect(opened).not.toHaveBeenCalled();
  });

  it('closes on the browser’s Back, which stays on the page, and forgets what was typed', async () => {
    const { user, dialog, section, address } = await openDialog();
    await user.type(dialog.getByLabelText('Password'), 'Rain-over-Paris');
    history.back();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(address()).toBe('/account');
    await user.click(section('Delete account').getByRole('button', { name: 'Delete my account' }));
    expect(within(await screen.findByRole('dialog')).getByLabelText('Password')).toHaveValue('');
  });

  it('says at the field that the password is wrong, and empties it', async () => {
    serveDeletion(() => refusal(400, 'validation_failed', 'Please check', { password: 'This password is not correct' }));
    const { dialog, send } = await openDialog();
    await send('ada', 'wrong');
    await waitFor(() => expect(dialog.getByLabelText('Password')).toHaveAccessibleDescription('This password is not correct'));
    expect(dialog.getByLabelText('Password')).toHaveValue('');
    expect(dialog.getByLabelText('Your username, to confirm: ada')).toHaveValue('ada');
  });

  it('goes on after a step-up in the middle of it', async () => {
    let isProved = false;
    const sent = serveDeletion(() =>
      isProved ? HttpResponse.json({ success: true, message: 'Gone' }) : refusal(403, 'step_up_required', 'Please confirm that it is you'),
    );
    server.use(
      http.post('*/api/auth/step-up', () => {
        isProved = true;
        return HttpResponse.json({ success: true, message: 'Thank you' });
      }),
    );
    const { user, send, opened } = await openDialog(guardedAccount);
    await send('ada', 'Rain-over-Paris');
    await user.type(await screen.findByLabelText('Code from your authenticator app'), '123456{Enter}');
    await waitFor(() => expect(opened).toHaveBeenCalledExactlyOnceWith('/account'));
    expect(sent).toEqual([
      { username: 'ada', password: 'Rain-over-Paris' },
      { username: 'ada', password: 'Rain-over-Paris' },
    ]);
  });

  it('keeps what was typed when the step-up is cancelled, and says nothing', async () => {
    serveDeletion(() => refusal(403, 'step_up_required', 'Please confirm that it is you'));
    const { user, dialog, send, store } = await openDialog(guardedAccount);
    await send('ada', 'Rain-over-Paris');
    const stepUp = within(await screen.findByRole('dialog', { name: 'Please confirm that it is you' }));
    await user.click(await stepUp.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
    expect(dialog.getByLabelText('Password')).toHaveValue('Rain-over-Paris');
    expect(dialog.getByRole('button', { name: 'Delete for good' })).not.toHaveAttribute('aria-disabled');
    expect(store.getState().toast.lastId).toBe(0);
  });

  it('ends with the session', async () => {
    serveDeletion(() => refusal(401, 'unauthenticated', 'Please log in to continue'));
    const { send, address } = await openDialog();
    await send('ada', 'Rain-over-Paris');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(address()).toBe('/login?redirect=/account'));
  });
});

describe('the account page', () => {
  it('says nothing of the kind otherwise', async () => {
    const { address } = await renderSite('/account');
    await waitFor(() => expect(address()).toBe('/login?redirect=/account'));
    expect(screen.queryByText('Your account is deleted')).not.toBeInTheDocument();
  });
});
