import { expect, it } from 'vitest';
import { createFairTurns, type TurnLimits } from '../src/tiles/fair-turns.js';

/** Turns, and work whose end is in the test's hands. */
function world(limits: Partial<TurnLimits> = {}) {
  const turns = createFairTurns({ atOnce: 1, ofOneClient: 1, waiting: 100, ...limits });
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const want = (name: string, signal = new AbortController().signal) => {
    const work = () =>
      new Promise<string>((resolve) => {
        begun.push(name);
        ends.set(name, () => resolve(name));
      });
    return turns.run({ client: name.charAt(0), signal }, work);
  };
  /** Ends what was begun, one after the other, until nothing begins any more. */
  const endAll = async () => {
    await new Promise(setImmediate);
    for (let next = 0; next < begun.length; next += 1) {
      ends.get(begun[next] ?? '')?.();
      await new Promise(setImmediate);
    }
  };
  return { begun, want, endAll };
}

it('clients take turns, each with its own in their order', async () => {
  const { begun, want, endAll } = world();
  const all = Promise.all(['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1'].map((name) => want(name)));
  await endAll();
  expect([await all, begun]).toEqual([
    ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1'],
    ['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4'],
  ]);
});

it('who comes later needn’t wait for all that one client has begun', async () => {
  const { begun, want, endAll } = world({ atOnce: 3, ofOneClient: 2 });
  const all = Promise.all(['a1', 'a2', 'a3', 'b1', 'b2'].map((name) => want(name)));
  await new Promise(setImmediate);
  expect(begun).toEqual(['a1', 'a2', 'b1']);
  await endAll();
  expect(await all).toHaveLength(5);
});

it('who has left is waited for no more, and what failed gives its turn on', async () => {
  const { begun, want, endAll } = world({ waiting: 2 });
  const left = new AbortController();
  const [first, second, third] = [want('a1'), want('a2', left.signal), want('b1')];
  await expect(want('c1')).rejects.toThrow('too many wait');
  left.abort(new Error('gone'));
  await expect(second).rejects.toThrow('gone');
  await expect(want('a3', left.signal)).rejects.toThrow('gone');
  const fourth = want('c2');
  await endAll();
  expect([await Promise.all([first, third, fourth]), begun]).toEqual([
    ['a1', 'b1', 'c2'],
    ['a1', 'b1', 'c2'],
  ]);
  const failing = createFairTurns({ atOnce: 1, ofOneClient: 1, waiting: 1 });
  const asker = { client: 'a', signal: new AbortController().signal };
  await expect(failing.run(asker, () => Promise.reject(new Error('no tile')))).rejects.toThrow('no tile');
  expect(await failing.run(asker, async () => 'next')).toBe('next');
});
