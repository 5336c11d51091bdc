import { secondFactorMessages } from '@city-genie/contracts/second-factor/endpoints';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Identity, startIdentity } from '../identity-fixture.js';
import { type FactorCalls, factorCalls, refusalOf, stepMs } from './factor-calls.js';

let identity: Identity;
let calls: FactorCalls;
beforeAll(async () => {
  identity = await startIdentity();
  calls = factorCalls(identity);
});
afterAll(() => identity.close());

type Owner = Awaited<ReturnType<FactorCalls['withFactor']>>;

/** What a code of the app can be used for, each in a browser of its own. @returns the refusal, or only the status of a success */
const uses = {
  login: async ({ user }: Owner, code: string) => refusalOf(await calls.finish((await calls.pendingLogin(user.username)).who, code)),
  stepUp: async ({ user }: Owner, code: string) =>
    refusalOf(await calls.stepUp(await calls.callerWith(await identity.sessions.create(user.id)), { code })),
  confirmElsewhere: async ({ user }: Owner, code: string) =>
    refusalOf(await calls.confirm(await calls.callerWith(await identity.sessions.create(user.id)), code)),
  confirm: async ({ who }: Owner, code: string) => refusalOf(await calls.confirm(who, code)),
} as const;

const wrongCode = [400, 'validation_failed', { code: secondFactorMessages.wrongCode }];
const isOn = [409, 'conflict'];
const refusals = { login: [401, 'invalid_credentials'], stepUp: wrongCode, confirmElsewhere: isOn, confirm: isOn } as const;

/** A user whose second factor has just been turned on with `code`, by the session of `who`. */
async function confirmed() {
  const { user, who, sid, login } = await calls.signedIn();
  const { secret } = calls.startedOf(await calls.start(who));
  const code = calls.codeOf(secret);
  const recoveryCodes = calls.codesOf(await calls.confirm(who, code));
  return { owner: { user, sid, login, secret, recoveryCodes, recoveryCode: '', who: await calls.callerWith(sid) }, code };
}

/** Tries a code again that was taken before, in each of these ways. */
async function expectWorthless(owner: Owner, code: string, others: readonly (keyof typeof uses)[]): Promise<void> {
  const answers: Record<string, unknown> = {};
  for (const use of others) {
    answers[use] = await uses[use](owner, code);
  }
  expect(answers).toEqual(Object.fromEntries(others.map((use) => [use, refusals[use]])));
  // None of them has made new recovery codes.
  expect(await uses.login(owner, owner.recoveryCodes[0] ?? '')).toEqual([200, undefined]);
}

it('a code that has turned the second factor on is good for nothing else, but for the same call of the same session', async () => {
  const { owner, code } = await confirmed();
  expect(refusalOf(await calls.stepUp(owner.who, { code }))).toEqual(wrongCode);
  await expectWorthless(owner, code, ['login', 'stepUp', 'confirmElsewhere']);
  expect(await uses.confirm(owner, code)).toEqual([200, undefined]);
});

it.each(['login', 'stepUp'] as const)('a code that was taken for a %s is good for nothing else', async (first) => {
  const { owner } = await confirmed();
  identity.clock.advanceMs(stepMs);
  const code = calls.codeOf(owner.secret);
  expect(await uses[first](owner, code)).toEqual([200, undefined]);
  await expectWorthless(owner, code, ['login', 'stepUp', 'confirmElsewhere', 'confirm']);
});

it('a step-up doesn’t make its code one that has confirmed', async () => {
  const { owner } = await confirmed();
  identity.clock.advanceMs(stepMs);
  const code = calls.codeOf(owner.secret);
  expect((await calls.stepUp(owner.who, { code })).statusCode).toBe(200);
  expect(await uses.confirm(owner, code)).toEqual(isOn);
});
