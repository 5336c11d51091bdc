import { AppError } from '@city-genie/service-kit/errors';
import type { ReadableRateLimit } from '@city-genie/service-kit/limits/rate-limit';
import { describe, expect, it } from 'vitest';
import { createAccountLimits } from '../src/sessions/account-limits.js';

const tooMany = new AppError('rate_limited', 'too many');

/** Limits that count in memory, by name. */
function memoryLimits() {
  const counted = new Map<string, number>();
  const keyed = ({ keyLimit }: { keyLimit: { name: string; points: number } }): ReadableRateLimit => {
    const add = (key: string, change: number) => {
      const count = (counted.get(`${keyLimit.name} ${key}`) ?? 0) + change;
      counted.set(`${keyLimit.name} ${key}`, count);
      return count <= keyLimit.points;
    };
    return {
      consume: async (key) => {
        if (!add(key, 1)) {
          throw tooMany;
        }
      },
      count: async (key) => add(key, 1),
      refund: async (key) => {
        add(key, -1);
      },
      hasCounted: async (key) => (counted.get(`${keyLimit.name} ${key}`) ?? 0) > 0,
    };
  };
  return { keyed };
}

describe('the right passwords of an account', () => {
  const account = () =>
    createAccountLimits({ limits: memoryLimits(), delay: async () => undefined, audit: { record: async () => undefined } });
  const failing = (code: AppError['code']) => () => Promise.reject(new AppError(code, code));

  it.each([
    ['a session begins', async () => 'cookie'],
    ['the address isn’t verified', failing('email_not_verified')],
  ])('are three hundred in a quarter of an hour, where %s', async (_name, attempt) => {
    const { withinSignIns } = account();
    for (let count = 0; count < 300; count += 1) {
      await withinSignIns('ada', undefined, attempt).catch(() => undefined);
    }
    await expect(withinSignIns('ada', undefined, attempt)).rejects.toBe(tooMany);
    await expect(withinSignIns('grace', undefined, async () => 'cookie')).resolves.toBe('cookie');
  });

  it('aren’t wrong ones, which have a limit of their own, and no faults of ours', async () => {
    const { withinSignIns } = account();
    for (let count = 0; count < 400; count += 1) {
      const device = count % 4 < 2 ? 'known:ada' : undefined;
      await withinSignIns('ada', device, failing(count % 2 ? 'invalid_credentials' : 'service_unavailable')).catch(() => undefined);
    }
    const signInMany = (times: number, device?: string) =>
      Promise.all(Array.from({ length: times }, () => withinSignIns('ada', device, async () => 'cookie')));
    await expect(signInMany(300)).resolves.toHaveLength(300);
    await expect(signInMany(1)).rejects.toBe(tooMany);
    await expect(signInMany(100, 'known:ada')).resolves.toHaveLength(100);
  });

  it('are a hundred more in all known browsers together, which those elsewhere don’t use up', async () => {
    const { withinSignIns } = account();
    const signIn = (known?: string) => withinSignIns('ada', known, async () => 'cookie');
    for (let count = 0; count < 300; count += 1) {
      await signIn();
    }
    for (let count = 0; count < 100; count += 1) {
      await expect(signIn('known:ada')).resolves.toBe('cookie');
    }
    await expect(signIn('known:ada')).rejects.toBe(tooMany);
    await expect(signIn()).rejects.toBe(tooMany);
  });

  it('go on as those of the name when the known browsers have used up their own', async () => {
    const { withinSignIns } = account();
    for (let count = 0; count < 400; count += 1) {
      await expect(withinSignIns('ada', 'known:ada', async () => 'cookie')).resolves.toBe('cookie');
    }
    await expect(withinSignIns('ada', undefined, async () => 'cookie')).rejects.toBe(tooMany);
  });
});
