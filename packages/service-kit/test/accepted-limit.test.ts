import { describe, expect, it } from 'vitest';
import { AppError } from '../src/errors.js';
import { createAcceptedLimit } from '../src/limits/accepted-limit.js';
import { countInMemory } from '../src/testing/counted-limit.js';

const limitWith = (repeats: number) =>
  createAcceptedLimit({ perClient: countInMemory(2), accepted: countInMemory(1), repeats: countInMemory(repeats) });
const done = async () => 'done';
const statusOf = (outcome: Promise<string>) => outcome.catch((error) => (error instanceof AppError ? error.status : error));

describe('createAcceptedLimit', () => {
  it('doesn’t count repeats of an accepted call, up to the limit of repeats', async () => {
    const limit = limitWith(5);
    const outcomes: unknown[] = [];
    for (let attempt = 0; attempt < 12; attempt += 1) {
      outcomes.push(await statusOf(limit.run('ada', 'paris', done)));
    }
    // One counts, five repeats are free, the sixth uses up the rest of the limit.
    expect(outcomes).toEqual([...Array(7).fill('done'), ...Array(5).fill(429)]);
  });

  it('accepts repeats after the limit is used up, and refuses new calls with 429', async () => {
    const limit = limitWith(1);
    const asked = ['paris', 'rome', 'rome', 'paris', 'tokyo'].map((city) => () => statusOf(limit.run('ada', city, done)));
    const outcomes: unknown[] = [];
    for (const ask of asked) {
      outcomes.push(await ask());
    }
    expect(outcomes).toEqual(['done', 'done', 'done', 429, 429]);
  });

  it('doesn’t count failed calls', async () => {
    const limit = limitWith(0);
    const fail = () => Promise.reject(new AppError('service_unavailable', 'Away'));
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect(await statusOf(limit.run('ada', 'paris', fail))).toBe(503);
    }
    expect(await statusOf(limit.run('ada', 'paris', done))).toBe('done');
  });
});
