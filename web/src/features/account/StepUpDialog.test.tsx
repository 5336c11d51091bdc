import { act, screen, waitFor, type within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { selectSessionStatus } from '../../app/access.js';
import { dialogOpened } from '../../app/dialog-slice.js';
import { tellAccount } from '../../testing/account.js';
import { refusal } from '../../testing/handlers.js';
import { guardedAccount, sampleAccount } from '../../testing/sample-account.js';
import { server } from '../../testing/server.js';
import { dialogIsGone, openForCalls, started, stepUpDialog, wantProof } from '../../testing/step-up.js';

describe('a call that needs a fresh proof', () => {
  it('asks for the password of a user without a second factor, and goes on by itself, once', async () => {
    tellAccount(sampleAccount);
    const { made, proofs } = wantProof({ right: { password: 'Rain-over-Paris' } });
    const { user, start, store } = await openForCalls();
    const call = start();
    const asked = await stepUpDialog();
    const password = await asked.findByLabelText('Password');
    await waitFor(() => expect(password).toHaveFocus());
    expect(made).toEqual(['start']);
    await user.keyboard('Rain-over-Paris{Enter}');
    expect(await call).toEqual({ data: started });
    await dialogIsGone();
    expect(made).toEqual(['start', 'start']);
    expect(proofs).toEqual([{ password: 'Rain-over-Paris' }]);
    expect(store.getState().toast.lastId).toBe(0);
  });

  it('asks for a code of a user who has a second factor, spaces left out', async () => {
    tellAccount(guardedAccount);
    const { proofs } = wantProof({ right: { code: '123456' } });
    const { user, start } = await openForCalls();
    const call = start();
    const code = await (await stepUpDialog()).findByLabelText('Code from your authenticator app');
    await waitFor(() => expect(code).toHaveFocus());
    await user.paste('123 456');
    expect(code).toHaveValue('123456');
    await user.keyboard('{Enter}');
    expect(await call).toEqual({ data: started });
    expect(proofs).toEqual([{ code: '123456' }]);
  });

  it('takes a recovery code as well', async () => {
    tellAccount(guardedAccount);
    const { proofs } = wantProof({ right: { code: 'k7f2-9xqa' } });
    const { user, start } = await openForCalls();
    const call = start();
    const asked = await stepUpDialog();
    await user.click(await asked.findByRole('button', { name: 'Use a recovery code instead' }));
    expect(asked.getByLabelText('Recovery code')).toHaveFocus();
    await user.keyboard('k7f2-9xqa{Enter}');
    expect(await call).toEqual({ data: started });
    expect(proofs).toEqual([{ code: 'k7f2-9xqa' }]);
  });

  it('says at the field what is wrong, and can be tried again', async () => {
    tellAccount(sampleAccount);
    const { made } = wantProof({ right: { password: 'right' } });
    const { user, start } = await openForCalls();
    const call = start();
    const asked = await stepUpDialog();
    const password = await asked.findByLabelText('Password');
    await user.click(asked.getByRole('button', { name: 'Confirm' }));
    expect(await asked.findByText('Please enter your password')).toBeInTheDocument();
    await user.type(password, 'wrong{Enter}');
    await waitFor(() => expect(password).toHaveAccessibleDescription('This password is not correct'));
    expect(password).toHaveFocus();
    expect(made).toEqual(['start']);
    await user.clear(password);
    await user.type(password, 'right{Enter}');
    expect(await call).toEqual({ data: started });
  });

  it.each([
    ['after too many attempts', () => refusal(429, 'rate_limited', 'That was a lot of attempts.'), 'That was a lot of attempts.'],
    ['without a reply', () => HttpResponse.error(), 'City Genie could not be reached. Please try again in a moment.'],
  ])('says so in the dialog, %s', async (_when, answer, text) => {
    tellAccount(sampleAccount);
    wantProof({ right: {}, answer });
    const { user, start } = await openForCalls();
    const call = start();
    const asked = await stepUpDialog();
    await user.type(await asked.findByLabelText('Password'), 'any{Enter}');
    await waitFor(() => expect(asked.getByText(text)).toHaveAttribute('role', 'alert'));
    await user.click(asked.getByRole('button', { name: 'Cancel' }));
    expect(await call).toMatchObject({ error: { code: 'step_up_required' } });
  });

  it.each([
    ['the button', (asked: ReturnType<typeof within>) => asked.getByRole('button', { name: 'Cancel' })],
    ['the cross', (asked: ReturnType<typeof within>) => asked.getByRole('button', { name: 'Close' })],
  ])('fails with the refusal when it is cancelled by %s, without a toast', async (_by, find) => {
    tellAccount(sampleAccount);
    const { made } = wantProof({ right: {} });
    const { user, start, store } = await openForCalls();
    const call = start();
    const asked = await stepUpDialog();
    await asked.findByLabelText('Password');
    await user.click(find(asked));
    expect(await call).toMatchObject({ error: { status: 403, code: 'step_up_required' } });
    await dialogIsGone();
    expect(made).toEqual(['start']);
    expect(store.getState().toast.lastId).toBe(0);
  });

  it('is forgotten on another page', async () => {
    tellAccount(sampleAccount);
    wantProof({ right: {} });
    const { start, go } = await openForCalls();
    const call = start();
    await (await stepUpDialog()).findByLabelText('Password');
    await act(async () => go('/paris'));
    expect(await call).toMatchObject({ error: { code: 'step_up_required' } });
    await dialogIsGone();
  });

  it('ends with the session', async () => {
    tellAccount(sampleAccount);
    wantProof({ right: {}, answer: () => refusal(401, 'unauthenticated', 'Please log in to continue') });
    const { user, start, store } = await openForCalls();
    const call = start();
    await user.type(await (await stepUpDialog()).findByLabelText('Password'), 'any{Enter}');
    expect(await call).toMatchObject({ error: { code: 'step_up_required' } });
    await dialogIsGone();
    expect(selectSessionStatus(store.getState())).toBe('anonymous');
  });

  it('can be asked again when the account couldn’t be read', async () => {
    server.use(http.get('*/api/account', () => refusal(503, 'service_unavailable', 'Please try again later')));
    wantProof({ right: { password: 'right' } });
    const { user, start } = await openForCalls();
    const call = start();
    const asked = await stepUpDialog();
    const again = await asked.findByRole('button', { name: 'Try again' });
    tellAccount(sampleAccount);
    await user.click(again);
    await user.type(await asked.findByLabelText('Password'), 'right{Enter}');
    expect(await call).toEqual({ data: started });
  });

  it('asks above an open dialog, which stays as it is', async () => {
    tellAccount(sampleAccount);
    wantProof({ right: { password: 'right' } });
    const { user, start, store } = await openForCalls();
    act(() => void store.dispatch(dialogOpened('changePassword')));
    await user.type(await screen.findByLabelText('Current password'), 'half-typed');
    const call = start();
    await user.type(await (await stepUpDialog()).findByLabelText('Password'), 'right{Enter}');
    expect(await call).toEqual({ data: started });
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
    expect(screen.getByLabelText('Current password')).toHaveValue('half-typed');
  });
});
