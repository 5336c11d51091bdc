import { describe, expect, it } from 'vitest';
import { retryDelayMs } from '../src/jobs/queue.js';

describe('delay before a job is tried again', () => {
  it('starts at a second and stays short for half an hour’s worth of tries, so that a short outage is over soon', () => {
    expect([1, 2, 3, 4, 30].map(retryDelayMs)).toEqual([1000, 2000, 4000, 5000, 5000]);
  });

  it('goes on every five minutes afterwards', () => {
    expect([31, 500].map(retryDelayMs)).toEqual([300_000, 300_000]);
  });
});
