import { hash } from '@node-rs/argon2';
import { beforeAll, describe, expect, it } from 'vitest';
import { createHashingTurns } from '../src/passwords/hashing-turns.js';
import { createPasswordHasher, type PasswordHasher } from '../src/passwords/password-hasher.js';

let hasher: PasswordHasher;
beforeAll(async () => {
  hasher = await createPasswordHasher(createHashingTurns());
});

const password = 'Correct-Horse-7';

describe('hashes of passwords', () => {
  it('are argon2id with OWASP’s parameters, and differ for equal passwords', async () => {
    const [one, other] = [await hasher.hash(password), await hasher.hash(password)];
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(other).not.toBe(one);
    expect([await hasher.verify(password, one), await hasher.verify(password, other)]).toEqual([true, true]);
  });

  it('tell every character of a long password, spaces and case', async () => {
    const long = `${'a b'.repeat(42)}Z`;
    const stored = await hasher.hash(long);
    const typed = [long, `${long.slice(0, 72)}x`, long.slice(0, -1), `${long} `, long.toLowerCase()];
    expect(await Promise.all(typed.map((text) => hasher.verify(text, stored)))).toEqual([true, false, false, false, false]);
  });

  it('don’t depend on how a keyboard composes characters', async () => {
    expect(await hasher.verify('Caf\u0065\u0301-Noir-1', await hasher.hash('Caf\u00e9-Noir-1'))).toBe(true);
  });

  it('are outdated when they were made with other parameters', async () => {
    const older = await hash(password, { memoryCost: 8192, timeCost: 2, parallelism: 1 });
    const stronger = await hash(password, { memoryCost: 19_456, timeCost: 3, parallelism: 1 });
    const hashes = [older, stronger, '$2b$10$abcdefghijklmnopqrstuv', await hasher.hash(password)];
    expect(hashes.map(hasher.isOutdated)).toEqual([true, true, true, false]);
    expect(await hasher.verify(password, older)).toBe(true);
  });
});

describe('without a hash', () => {
  it('no password fits, not even that of the hash that is compared instead', async () => {
    expect(await hasher.verify('the password of nobody', undefined)).toBe(false);
    expect(await hasher.verify(password, undefined)).toBe(false);
  });

  it('a comparison takes its turn as every other', async () => {
    const asked = Array.from({ length: 60 }, () => hasher.verify(password, undefined));
    const outcomes = await Promise.allSettled(asked);
    expect(outcomes.filter(({ status }) => status === 'rejected').length).toBe(8);
  });
});
