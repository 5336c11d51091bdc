import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { waitForAll } from '../src/wait-for-all.js';

it('throws the first failure, after everything else has ended', async () => {
  const ended: string[] = [];
  const late = async () => {
    await pause(5);
    ended.push('late');
  };
  await expect(waitForAll([late(), Promise.reject(new Error('one')), Promise.reject(new Error('other'))])).rejects.toThrow('one');
  expect(ended).toEqual(['late']);
  await waitForAll([late()]);
  expect(ended).toEqual(['late', 'late']);
});
