import { describe, expect, it } from 'vitest';
import { attempts, retryDelayMs } from '../src/jobs/queue.js';

const minuteMs = 60_000;
/** The delays between all attempts of a job, in order. */
const delaysMs = Array.from({ length: attempts - 1 }, (_, index) => retryDelayMs(index + 1));
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

describe('retryDelayMs', () => {
  it('starts at a second and stays short for half an hour, so that a short outage causes a short delay', () => {
    expect(delaysMs.slice(0, 5)).toEqual([1000, 2000, 4000, 5000, 5000]);
    const early = delaysMs.filter((delayMs) => delayMs <= 5000);
    expect(sum(early)).toBeGreaterThanOrEqual(30 * minuteMs);
    expect(sum(early)).toBeLessThan(31 * minuteMs);
  });

  it('is five minutes afterwards, for more than three days', () => {
    const late = delaysMs.filter((delayMs) => delayMs > 5000);
    expect(delaysMs.slice(-late.length)).toEqual(Array(late.length).fill(5 * minuteMs));
    expect(sum(delaysMs)).toBeGreaterThan(3 * 24 * 60 * minuteMs);
  });
});
