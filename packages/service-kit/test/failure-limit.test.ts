import { describe, expect, it } from 'vitest';
import { AppError } from '../src/errors.js';
import { createFailureLimit } from '../src/limits/failure-limit.js';
import { countInMemory } from '../src/testing/counted-limit.js';

const wrong = new AppError('invalid_credentials', 'Wrong');
const isWrong = (error: unknown) => error === wrong;
const right = async () => 'right';
const guess = () => Promise.reject(wrong);
const statusOf = (outcome: Promise<string>) => outcome.catch((error) => (error instanceof AppError ? error.status : error));

describe('createFailureLimit', () => {
  it('counts failures alone, and refuses whatever comes after the last of them', async () => {
    const { run } = createFailureLimit(countInMemory(2));
    const outcomes: unknown[] = [];
    for (const work of [right, right, guess, right, guess, right, guess]) {
      outcomes.push(await statusOf(run('ada', work, isWrong)));
    }
    expect(outcomes).toEqual(['right', 'right', 401, 'right', 401, 429, 429]);
    expect(await statusOf(run('grace', right, isWrong))).toBe('right');
  });

  it('counts nothing that went wrong otherwise', async () => {
    const { run } = createFailureLimit(countInMemory(1));
    const away = () => Promise.reject(new AppError('service_unavailable', 'Away'));
    for (let attempt = 0; attempt < 3; attempt += 1) {
      expect(await statusOf(run('ada', away, isWrong))).toBe(503);
    }
    expect(await statusOf(run('ada', right, isWrong))).toBe('right');
  });

  it('lets no more guesses run at once than it would one after the other', async () => {
    const { run } = createFailureLimit(countInMemory(2));
    let started = 0;
    const slow = () => {
      started += 1;
      return guess();
    };
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => statusOf(run('ada', slow, isWrong))));
    expect([started, outcomes.filter((status) => status === 401).length, outcomes.filter((status) => status === 429).length]).toEqual([
      2, 2, 8,
    ]);
  });
});
