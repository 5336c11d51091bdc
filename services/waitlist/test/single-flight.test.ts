import { expect, it } from 'vitest';
import { singleFlight } from '../src/entries/single-flight.js';

it('does equal work once while it runs, and again afterwards', async () => {
  const flight = singleFlight<number>();
  let runs = 0;
  const work = async () => {
    runs += 1;
    return runs;
  };
  expect(await Promise.all([flight('a', work), flight('a', work), flight('b', work)])).toEqual([1, 1, 2]);
  expect(await flight('a', work)).toBe(3);
});

it('forgets what failed', async () => {
  const flight = singleFlight<number>();
  await expect(flight('a', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  expect(await flight('a', async () => 1)).toBe(1);
});
