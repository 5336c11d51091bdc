import { accountMessages } from '@city-genie/contracts/auth/endpoints';
import { registrationRules } from '@city-genie/contracts/auth/password-rules';
import { describe, expect, it } from 'vitest';
import { createPasswordPolicy } from '../src/passwords/common-passwords.js';
import { createHashingTurns } from '../src/passwords/hashing-turns.js';

const policy = createPasswordPolicy(createHashingTurns());
const owner = { username: 'zwrtlbrk', firstName: 'Ymirqua', lastName: 'Vostrobe', email: 'kelvintra.bosquil@example.org' };
const somebodyElse = { username: 'ada', firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.org' };

/** The message of the refusal; undefined when the password is accepted. */
async function refusal(password: string, whose = owner): Promise<unknown> {
  return policy.refuseCommon('password', password, whose).then(
    () => undefined,
    (error: unknown) => error,
  );
}

describe('a new password', () => {
  it.each(['Password1!', 'P@ssw0rd!', 'Qwerty123!', 'Welcome123!', 'Iloveyou1!', 'Abcdefg1!', 'aA1!aA1!', 'Aaaaaaa!'])(
    '%s is refused, although it keeps the rules',
    async (password) => {
      expect(registrationRules.every(({ isMet }) => isMet(password))).toBe(true);
      expect(await refusal(password)).toMatchObject({
        code: 'validation_failed',
        message: accountMessages.commonPassword,
        details: { fields: { password: accountMessages.commonPassword } },
      });
    },
  );

  it.each(['Admin!Genie1', 'Subscriber!Genie1', 'Unpaid!Genie1', 'Correct-horse-battery', 'Xk7!pqLm', 'Привет-мир-Ω'])(
    '%s is accepted',
    async (password) => {
      expect(await refusal(password)).toBeUndefined();
    },
  );

  it.each(['Zwrtlbrk1!', 'Ymirqua-1', 'Vostrobe1!', 'Kelvintra1!', 'Bosquil-1'])(
    '%s is refused to whom it names, and to nobody else',
    async (password) => {
      expect(await refusal(password)).toMatchObject({ code: 'validation_failed' });
      expect(await refusal(password, somebodyElse)).toBeUndefined();
    },
  );

  it('is judged by its first 32 characters', async () => {
    const common = 'Aa1!'.repeat(8);
    expect(await refusal(common)).toBeDefined();
    expect(await refusal(`${common}Xk7!pqLm-Zu9?wRt`)).toBeDefined();
  });

  it('takes its turn, so that many at once hold up nobody else', async () => {
    const held = new Promise<never>(() => undefined);
    const inTurn = createHashingTurns();
    const waiting = Array.from({ length: 52 }, () => inTurn(() => held));
    await expect(createPasswordPolicy(inTurn).refuseCommon('password', 'Xk7!pqLm', owner)).rejects.toMatchObject({
      code: 'service_unavailable',
    });
    expect(waiting).toHaveLength(52);
  });

  it('is refused under the name of its field', async () => {
    await expect(policy.refuseCommon('newPassword', 'Password1!', owner)).rejects.toMatchObject({
      details: { fields: { newPassword: accountMessages.commonPassword } },
    });
  });
});
