import { describe, expect, it } from 'vitest';
import { createTurnsByKey } from '../src/sessions/turns-by-key.js';

/** Work that ends when it is told, and what has begun so far. */
function recordedWork() {
  const begun: string[] = [];
  const ends = new Map<string, (error?: Error) => void>();
  const work = (name: string) => () =>
    new Promise<string>((resolve, reject) => {
      begun.push(name);
      ends.set(name, (error) => (error ? reject(error) : resolve(name)));
    });
  return { begun, end: (name: string, error?: Error) => ends.get(name)?.(error), work };
}

describe('turns by key', () => {
  it('run work of one key one after the other, and that of others beside it', async () => {
    const inTurn = createTurnsByKey();
    const { begun, end, work } = recordedWork();
    const [first, second, other] = [inTurn('a', work('a1')), inTurn('a', work('a2')), inTurn('b', work('b1'))];
    await Promise.resolve();
    expect(begun).toEqual(['a1', 'b1']);
    end('b1');
    end('a1');
    expect([await first, await other]).toEqual(['a1', 'b1']);
    expect(begun).toEqual(['a1', 'b1', 'a2']);
    end('a2');
    expect(await second).toBe('a2');
  });

  it('go on after work that failed', async () => {
    const inTurn = createTurnsByKey();
    const { end, work } = recordedWork();
    const [first, second] = [inTurn('a', work('a1')), inTurn('a', work('a2'))];
    await Promise.resolve();
    end('a1', new Error('broken'));
    await expect(first).rejects.toThrow('broken');
    end('a2');
    expect(await second).toBe('a2');
  });
});
