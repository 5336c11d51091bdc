import { describe, expect, it } from 'vitest';
import { createLoginDelay } from '../src/sessions/login-delay.js';

describe('the delay of a login', () => {
  it.each([
    [0, 1000],
    [0.5, 1500],
    [0.999, 1999],
  ])('is one to two seconds: at random %d it is %d ms', async (random, expected) => {
    const pauses: number[] = [];
    await createLoginDelay({ random: () => random, pause: async (durationMs) => pauses.push(durationMs) })();
    expect(pauses).toEqual([expected]);
  });

  it('is for twenty at a time, and whoever has waited makes room', async () => {
    const waiting: (() => void)[] = [];
    const delay = createLoginDelay({ random: () => 0, pause: () => new Promise<void>((resolve) => waiting.push(resolve)) });
    const first = Array.from({ length: 20 }, () => delay());
    await expect(delay()).rejects.toMatchObject({ code: 'rate_limited', details: { retryAfterSeconds: 2 } });
    waiting.shift()?.();
    await first[0];
    const late = delay();
    for (const goOn of waiting) {
      goOn();
    }
    await expect(Promise.all([...first, late])).resolves.toHaveLength(21);
  });

  it('makes room again when a wait breaks off', async () => {
    let fails = true;
    const delay = createLoginDelay({ random: () => 0, pause: () => (fails ? Promise.reject(new Error('broken off')) : Promise.resolve()) });
    await Promise.all(Array.from({ length: 20 }, () => expect(delay()).rejects.toThrow('broken off')));
    fails = false;
    await expect(delay()).resolves.toBeUndefined();
  });
});
