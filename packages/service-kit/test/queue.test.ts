import { describe, expect, it } from 'vitest';
import { retryDelayMs } from '../src/jobs/queue.js';

describe('retryDelayMs', () => {
  it('starts at a second and stays short for half an hour, so that a short outage causes a short delay', () => {
    expect([1, 2, 3, 4, 30].map(retryDelayMs)).toEqual([1000, 2000, 4000, 5000, 5000]);
  });

  it('is five minutes afterwards', () => {
    expect([31, 500].map(retryDelayMs)).toEqual([300_000, 300_000]);
  });
});
