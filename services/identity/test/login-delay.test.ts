import { describe, expect, it } from 'vitest';
import { createLoginDelay } from '../src/sessions/login-delay.js';

type Who = [account: string, address: string];

describe('the delay of a login', () => {
  it.each([
    [0, 1000],
    [0.5, 1500],
    [0.999, 1999],
  ])('is one to two seconds: at random %d it is %d ms', async (random, expected) => {
    const pauses: number[] = [];
    await createLoginDelay({ random: () => random, pause: async (durationMs) => pauses.push(durationMs) })('ada', '203.0.113.1');
    expect(pauses).toEqual([expected]);
  });

  it.each([
    ['twenty of an account', 20, (n: number): Who => ['ada', `address ${n}`]],
    ['five of an address', 5, (n: number): Who => [`name ${n}`, '203.0.113.1']],
    ['sixty in all', 60, (n: number): Who => [`name ${n}`, `address ${n}`]],
  ])('is for %s at a time, and whoever has waited makes room', async (_name, most, who) => {
    const waiting: (() => void)[] = [];
    const delay = createLoginDelay({ random: () => 0, pause: () => new Promise<void>((resolve) => waiting.push(resolve)) });
    const first = Array.from({ length: most }, (_, n) => delay(...who(n)));
    await expect(delay(...who(most))).rejects.toMatchObject({ code: 'rate_limited', details: { retryAfterSeconds: 2 } });
    waiting.shift()?.();
    await first[0];
    const late = delay(...who(most));
    for (const goOn of waiting) {
      goOn();
    }
    await expect(Promise.all([...first, late])).resolves.toHaveLength(most + 1);
  });

  it('makes room again when a wait breaks off', async () => {
    let fails = true;
    const delay = createLoginDelay({ random: () => 0, pause: () => (fails ? Promise.reject(new Error('broken off')) : Promise.resolve()) });
    await Promise.all(Array.from({ length: 20 }, (_, n) => expect(delay('ada', `address ${n}`)).rejects.toThrow('broken off')));
    fails = false;
    await expect(delay('ada', 'another')).resolves.toBeUndefined();
  });
});
