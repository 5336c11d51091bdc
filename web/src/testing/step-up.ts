import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect } from 'vitest';
import { secondFactorApi } from '../features/account/second-factor-api.js';
import { refusal } from './handlers.js';
import { renderSite } from './render-site.js';
import { subscriber } from './sample-user.js';
import { server } from './server.js';
import { signIn } from './visitor.js';

export const started = { success: true, secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/City%20Genie:ada?secret=JBSWY3DPEHPK3PXP' };
export const codes = { success: true, recoveryCodes: ['aaaa-bbbb'] };

const wrong = { code: 'This code is not correct', password: 'This password is not correct' };

type Proofs = { right: object; answer?: () => Response };

/** A server that wants a proof before two calls, takes this one, and answers so to others. */
export function wantProof({ right, answer = () => refusal(400, 'validation_failed', 'Please check', wrong) }: Proofs) {
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

/** A page on which a user can make the two calls. */
export async function openForCalls() {
  const site = await renderSite('/about');
  await act(() => signIn(site.store, subscriber));
  const { startSecondFactor, renewRecoveryCodes } = secondFactorApi.endpoints;
  const start = () => site.store.dispatch(startSecondFactor.initiate(undefined, { track: false }));
  const renew = () => site.store.dispatch(renewRecoveryCodes.initiate(undefined, { track: false }));
  return { ...site, start, renew };
}

export const stepUpDialog = async () => within(await screen.findByRole('dialog', { name: 'Please confirm that it is you' }));
export const dialogIsGone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
