import { describe, expect, it, vi } from 'vitest';
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

  it('isn’t used up by calls that succeed, however many come at once', async () => {
    const { run } = createFailureLimit(countInMemory(2));
    const atOnce = () => Promise.all(Array.from({ length: 10 }, () => statusOf(run('ada', right, isWrong))));
    for (let round = 0; round < 2; round += 1) {
      expect((await atOnce()).filter((outcome) => outcome === 'right')).toHaveLength(2);
    }
  });

  it('lets nobody through for the points of refused calls while others run', async () => {
    const { run } = createFailureLimit(countInMemory(2));
    let answer: (error: AppError) => void = () => undefined;
    const held = new Promise<string>((_resolve, reject) => {
      answer = reject;
    });
    const running = [1, 2].map(() => statusOf(run('ada', () => held, isWrong)));
    for (let refused = 0; refused < 5; refused += 1) {
      expect(await statusOf(run('ada', guess, isWrong))).toBe(429);
    }
    answer(wrong);
    expect(await Promise.all(running)).toEqual([401, 401]);
    expect(await statusOf(run('ada', right, isWrong))).toBe(429);
  });

  it('gives back nothing to a refused call shortly before the count ends, since that would be for the next count', async () => {
    const ending = countInMemory(1, 10);
    const refund = vi.spyOn(ending, 'refund');
    const { run } = createFailureLimit(ending);
    expect([await statusOf(run('ada', guess, isWrong)), await statusOf(run('ada', guess, isWrong))]).toEqual([401, 429]);
    expect(refund).not.toHaveBeenCalled();
  });
});
