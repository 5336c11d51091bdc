import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LateError, withDeadline } from '../src/deadline.js';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const outcome = (work: Promise<string>) => work.catch((error: unknown) => error);
const after = (ms: number, end: () => string) =>
  new Promise<string>((resolve, reject) => {
    setTimeout(() => {
      try {
        resolve(end());
      } catch (error) {
        reject(error);
      }
    }, ms);
  });
const fail = () => {
  throw new Error('gone');
};

describe('withDeadline', () => {
  it.each([
    ['returns what the work returns in time', 99, () => 'done', 'done'],
    ['throws what the work throws in time', 99, fail, new Error('gone')],
    ['throws a LateError when the work takes longer', 101, () => 'done', new LateError('not done within 100 ms')],
    ['ignores a failure after the deadline', 101, fail, new LateError('not done within 100 ms')],
  ])('%s', async (_, workMs, end, expected) => {
    const given = outcome(withDeadline(after(workMs, end), 100));
    await vi.advanceTimersByTimeAsync(200);
    expect(await given).toEqual(expected);
  });

  it('leaves no timer behind', async () => {
    await withDeadline(Promise.resolve('done'), 100);
    await outcome(withDeadline(Promise.reject(new Error('gone')), 100));
    expect(vi.getTimerCount()).toBe(0);
  });
});
