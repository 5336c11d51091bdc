import { http } from 'msw';
import { describe, expect, it } from 'vitest';
import { tellAccount } from '../testing/account.js';
import { refusal } from '../testing/handlers.js';
import { sampleAccount } from '../testing/sample-account.js';
import { server } from '../testing/server.js';
import { codes, dialogIsGone, openForCalls, started, stepUpDialog, wantProof } from '../testing/step-up.js';

describe('calls that need a fresh proof', () => {
  it('shares one question with others, also with one that was refused meanwhile', async () => {
    tellAccount(sampleAccount);
    const { made, proofs } = wantProof({ right: { password: 'right' } });
    const { user, start, renew } = await openForCalls();
    const calls = [start(), renew()];
    const asked = await stepUpDialog();
    await user.type(await asked.findByLabelText('Password'), 'right{Enter}');
    expect(await Promise.all(calls)).toEqual([{ data: started }, { data: codes }]);
    await dialogIsGone();
    expect([...made].sort()).toEqual(['renew', 'renew', 'start', 'start']);
    expect(proofs).toHaveLength(1);
  });

  it('isn’t asked again for a refusal that comes after the proof', async () => {
    tellAccount(sampleAccount);
    const { made, proofs } = wantProof({ right: { password: 'right' } });
    let refuse = () => {};
    const late = new Promise<void>((resolve) => {
      refuse = resolve;
    });
    const { user, start, renew } = await openForCalls();
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
    await user.type(await (await stepUpDialog()).findByLabelText('Password'), 'right{Enter}');
    await dialogIsGone();
    refuse();
    expect(await Promise.all(calls)).toEqual([{ data: started }, { data: codes }]);
    expect(made).toEqual(['start', 'start', 'renew']);
    expect(proofs).toHaveLength(1);
  });

  it('is made once more at most: a second refusal is the answer', async () => {
    tellAccount(sampleAccount);
    const { made, forget } = wantProof({ right: { password: 'right' } });
    const { user, start } = await openForCalls();
    server.events.on('response:mocked', ({ request }) => void (request.url.endsWith('/step-up') && forget()));
    const call = start();
    await user.type(await (await stepUpDialog()).findByLabelText('Password'), 'right{Enter}');
    expect(await call).toMatchObject({ error: { code: 'step_up_required' } });
    await dialogIsGone();
    expect(made).toEqual(['start', 'start']);
  });
});
