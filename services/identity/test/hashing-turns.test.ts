import { describe, expect, it } from 'vitest';
import { createHashingTurns } from '../src/passwords/hashing-turns.js';

/** Work that ends when it is told. */
function heldWork() {
  const running: { finish(): void; fail(): void }[] = [];
  let begun = 0;
  const work = () =>
    new Promise<void>((resolve, reject) => {
      begun += 1;
      running.push({ finish: resolve, fail: () => reject(new Error('broken')) });
    });
  return { work, running, begun: () => begun };
}

/** Lets everything run that doesn't wait for anybody. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('the turns of hashes', () => {
  it('run two at a time, let fifty wait, and refuse more with a time to come back', async () => {
    const inTurn = createHashingTurns();
    const { work, running, begun } = heldWork();
    const accepted = Array.from({ length: 52 }, () => inTurn(work));
    await expect(inTurn(work)).rejects.toMatchObject({ code: 'service_unavailable', details: { retryAfterSeconds: 2 } });
    expect(begun()).toBe(2);
    while (running.length > 0) {
      expect(running.length).toBeLessThanOrEqual(2);
      running.shift()?.finish();
      await settle();
    }
    await expect(Promise.all(accepted)).resolves.toHaveLength(52);
    expect(begun()).toBe(52);
    const next = [inTurn(work), inTurn(work), inTurn(work)];
    await settle();
    expect(running.length).toBe(2);
    running.shift()?.finish();
    await settle();
    running.map(({ finish }) => finish());
    await Promise.all(next);
  });

  it('go on after work that failed', async () => {
    const inTurn = createHashingTurns();
    const { work, running } = heldWork();
    const results = Promise.allSettled(Array.from({ length: 4 }, () => inTurn(work)));
    await settle();
    running.shift()?.fail();
    running.shift()?.fail();
    await settle();
    expect(running.length).toBe(2);
    running.map(({ finish }) => finish());
    expect((await results).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled', 'fulfilled']);
  });
});
