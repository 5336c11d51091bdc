import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { selectSessionStatus } from '../../app/access.js';
import { dialogOpened } from '../../app/dialog-slice.js';
import { tellAccount } from '../../testing/account.js';
import { refusal } from '../../testing/handlers.js';
import { renderSite } from '../../testing/render-site.js';
import { guardedAccount, sampleAccount } from '../../testing/sample-account.js';
import { subscriber } from '../../testing/sample-user.js';
import { server } from '../../testing/server.js';
import { signIn } from '../../testing/visitor.js';
import { secondFactorApi } from './second-factor-api.js';

const started = { success: true, secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/City%20Genie:ada?secret=JBSWY3DPEHPK3PXP' };
const codes = { success: true, recoveryCodes: ['aaaa-bbbb'] };

/** A server that wants a proof before both calls, and that takes this one. */
function serve({ right, answer = () => refusal(400, 'validation_failed', 'Please check', wrong) }: Proofs) {
  const made: string[] = [];
  const proofs: unknown[] = [];
  let isProved = false;
  const guarded = (name: string, reply: object) => () => {
    made.push(name);
    return isProved ? HttpResponse.json(reply) : refusal(403, 'step_up_required', 'Please confirm that it is you');
  };
  server.use(
    http.post('*/api/account/second-factor', guarded('start', started)),
    http.post('*/api/account/second-factor/recovery-codes', guarded('renew', codes)),
    http.post('*/api/auth/step-up', async ({ request }) => {
      const body = await request.json();
      proofs.push(body);
      isProved = JSON.stringify(body) === JSON.stringify(right);
      return isProved ? HttpResponse.json({ success: true, message: 'Thank you' }) : answer();
    }),
  );
  const forget = () => {
    isProved = false;
  };
  return { made, proofs, forget };
}

type Proofs = { right: object; answer?: () => Response };

const wrong = { code: 'This code is not correct', password: 'This password is not correct' };
const { startSecondFactor, renewRecoveryCodes } = secondFactorApi.endpoints;

async function open(path = '/about') {
  const site = await renderSite(path);
  await act(() => signIn(site.store, subscriber));
  const start = () => site.store.dispatch(startSecondFactor.initiate(undefined, { track: false }));
  const renew = () => site.store.dispatch(renewRecoveryCodes.initiate(undefined, { track: false }));
  return { ...site, start, renew };
}

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Please confirm that it is you' }));
const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

describe('a call that needs a fresh proof', () => {
  it('asks for the password of a user without a second factor, and goes on by itself, once', async () => {
    tellAccount(sampleAccount);
    const { made, proofs } = serve({ right: { password: 'Rain-over-Paris' } });
    const { user, start, store } = await open();
    const call = start();
    const asked = await dialog();
    const password = await asked.findByLabelText('Password');
    await waitFor(() => expect(password).toHaveFocus());
    expect(made).toEqual(['start']);
    await user.keyboard('Rain-over-Paris{Enter}');
    expect(await call).toEqual({ data: started });
    await isGone();
    expect(made).toEqual(['start', 'start']);
    expect(proofs).toEqual([{ password: 'Rain-over-Paris' }]);
    expect(store.getState().toast.lastId).toBe(0);
  });

  it('asks for a code of a user who has a second factor, spaces left out', async () => {
    tellAccount(guardedAccount);
    const { proofs } = serve({ right: { code: '123456' } });
    const { user, start } = await open();
    const call = start();
    const code = await (await dialog()).findByLabelText('Code from your authenticator app');
    await waitFor(() => expect(code).toHaveFocus());
    await user.paste('123 456');
    expect(code).toHaveValue('123456');
    await user.keyboard('{Enter}');
    expect(await call).toEqual({ data: started });
    expect(proofs).toEqual([{ code: '123456' }]);
  });

  it('takes a recovery code as well', async () => {
    tellAccount(guardedAccount);
    const { proofs } = serve({ right: { code: 'k7f2-9xqa' } });
    const { user, start } = await open();
    const call = start();
    const asked = await dialog();
    await user.click(await asked.findByRole('button', { name: 'Use a recovery code instead' }));
    expect(asked.getByLabelText('Recovery code')).toHaveFocus();
    await user.keyboard('k7f2-9xqa{Enter}');
    expect(await call).toEqual({ data: started });
    expect(proofs).toEqual([{ code: 'k7f2-9xqa' }]);
  });

  it('says at the field what is wrong, and can be tried again', async () => {
    tellAccount(sampleAccount);
    const { made } = serve({ right: { password: 'right' }, answer: () => refusal(400, 'validation_failed', 'Please check', wrong) });
    const { user, start } = await open();
    const call = start();
    const asked = await dialog();
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
    serve({ right: {}, answer });
    const { user, start } = await open();
    const call = start();
    const asked = await dialog();
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
    const { made } = serve({ right: {} });
    const { user, start, store } = await open();
    const call = start();
    const asked = await dialog();
    await asked.findByLabelText('Password');
    await user.click(find(asked));
    expect(await call).toMatchObject({ error: { status: 403, code: 'step_up_required' } });
    await isGone();
    expect(made).toEqual(['start']);
    expect(store.getState().toast.lastId).toBe(0);
  });

  it('shares one question with others, also with one that was refused meanwhile', async () => {
    tellAccount(sampleAccount);
    const { made, proofs } = serve({ right: { password: 'right' } });
    const { user, start, renew } = await open();
    const calls = [start(), renew()];
    const asked = await dialog();
    await user.type(await asked.findByLabelText('Password'), 'right{Enter}');
    expect(await Promise.all(calls)).toEqual([{ data: started }, { data: codes }]);
    await isGone();
    expect([...made].sort()).toEqual(['renew', 'renew', 'start', 'start']);
    expect(proofs).toHaveLength(1);
  });

  it('isn’t asked again for a refusal that comes after the proof', async () => {
    tellAccount(sampleAccount);
    const { made, proofs } = serve({ right: { password: 'right' } });
    let refuse = () => {};
    const late = new Promise<void>((resolve) => {
      refuse = resolve;
    });
    const { user, start, renew } = await open();
    server.use(
      http.post(
        '*/api/account/second-factor/recovery-codes',
        async () => {
          await late;
          return refusal(403, 'step_up_required', 'Please confirm that it is you');
        },
        { once: true },
      ),
    );
    const calls = [start(), renew()];
    await user.type(await (await dialog()).findByLabelText('Password'), 'right{Enter}');
    await isGone();
    refuse();
    expect(await Promise.all(calls)).toEqual([{ data: started }, { data: codes }]);
    expect(made).toEqual(['start', 'start', 'renew']);
    expect(proofs).toHaveLength(1);
  });

  it('is made once more at most: a second refusal is the answer', async () => {
    tellAccount(sampleAccount);
    const { made, forget } = serve({ right: { password: 'right' } });
    const { user, start } = await open();
    server.events.on('response:mocked', ({ request }) => void (request.url.endsWith('/step-up') && forget()));
    const call = start();
    await user.type(await (await dialog()).findByLabelText('Password'), 'right{Enter}');
    expect(await call).toMatchObject({ error: { code: 'step_up_required' } });
    await isGone();
    expect(made).toEqual(['start', 'start']);
  });

  it('is forgotten on another page', async () => {
    tellAccount(sampleAccount);
    serve({ right: {} });
    const { start, go } = await open();
    const call = start();
    await (await dialog()).findByLabelText('Password');
    await act(async () => go('/paris'));
    expect(await call).toMatchObject({ error: { code: 'step_up_required' } });
    await isGone();
  });

  it('ends with the session', async () => {
    tellAccount(sampleAccount);
    serve({ right: {}, answer: () => refusal(401, 'unauthenticated', 'Please log in to continue') });
    const { user, start, store } = await open();
    const call = start();
    await user.type(await (await dialog()).findByLabelText('Password'), 'any{Enter}');
    expect(await call).toMatchObject({ error: { code: 'step_up_required' } });
    await isGone();
    expect(selectSessionStatus(store.getState())).toBe('anonymous');
  });

  it('can be asked again when the account couldn’t be read', async () => {
    server.use(http.get('*/api/account', () => refusal(503, 'service_unavailable', 'Please try again later')));
    serve({ right: { password: 'right' } });
    const { user, start } = await open();
    const call = start();
    const asked = await dialog();
    const again = await asked.findByRole('button', { name: 'Try again' });
    tellAccount(sampleAccount);
    await user.click(again);
    await user.type(await asked.findByLabelText('Password'), 'right{Enter}');
    expect(await call).toEqual({ data: started });
  });

  it('asks above an open dialog, which stays as it is', async () => {
    tellAccount(sampleAccount);
    serve({ right: { password: 'right' } });
    const { user, start, store } = await open();
    act(() => void store.dispatch(dialogOpened('changePassword')));
    await user.type(await screen.findByLabelText('Current password'), 'half-typed');
    const call = start();
    await user.type(await (await dialog()).findByLabelText('Password'), 'right{Enter}');
    expect(await call).toEqual({ data: started });
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
    expect(screen.getByLabelText('Current password')).toHaveValue('half-typed');
  });
});
