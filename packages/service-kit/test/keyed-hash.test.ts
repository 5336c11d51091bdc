import { expect, it } from 'vitest';
import { keyedHash } from '../src/trust/keyed-hash.js';

const key = 'a-secret-for-hashes-0123456789abcdef';

it('keyedHash never changes, since hashes are stored', () => {
  expect(keyedHash('guest:203.0.113.7', key)).toBe('RHrHEP85R4-bbBTRvQ4xOv');
});

it('keyedHash depends on the key', () => {
  expect(keyedHash('guest:203.0.113.7', `${key}-another`)).not.toBe(keyedHash('guest:203.0.113.7', key));
});
