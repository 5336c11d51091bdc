import { describe, expect, it } from 'vitest';
import { createSingleFlight } from '../src/single-flight.js';

describe('a single flight', () => {
  it('runs equal work once at a time, and again afterwards', async () => {
    const flights = createSingleFlight<number>();
    let runs = 0;
    const work = async () => {
      runs += 1;
      return runs;
    };
    expect(await Promise.all([flights.run('a', work), flights.run('a', work), flights.run('b', work)])).toEqual([1, 1, 2]);
    expect(await flights.run('a', work)).toBe(3);
  });

  it('runs failed work again', async () => {
    const flights = createSingleFlight<number>();
    await expect(flights.run('a', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
    expect(await flights.run('a', async () => 1)).toBe(1);
  });

  it('settles when everything in flight has ended, including failures and work begun meanwhile', async () => {
    const flights = createSingleFlight<void>();
    const ended: string[] = [];
    const work = (name: string, next?: () => void) => async () => {
      await Promise.resolve();
      ended.push(name);
      next?.();
    };
    const failed = flights.run('a', () => Promise.reject(new Error('gone')));
    const first = flights.run(
      'b',
      work('first', () => void flights.run('c', work('second'))),
    );
    await flights.settle();
    expect(ended).toEqual(['first', 'second']);
    await expect(failed).rejects.toThrow('gone');
    await first;
  });
});
