import { testKeyContent, testKeys } from '@city-genie/service-kit/testing/signed-caller';
import { keyRing } from '@city-genie/service-kit/trust/keys';
import { describe, expect, it } from 'vitest';
import { createSecretSeal } from '../../src/second-factor/secret-seal.js';

const ada = '64b000000000000000000001';
const grace = '64b000000000000000000002';
const secret = Buffer.from('12345678901234567890', 'ascii');
const newer = 'another-second-factor-key-0123456789ab';
const [older] = testKeys.purposeKeys('secondFactor');
const sealWith = (...secondFactor: string[]) =>
  createSecretSeal(keyRing(() => ({ ...testKeyContent, purposes: { ...testKeyContent.purposes, secondFactor } })));
const seal = sealWith(older);

describe('a sealed secret', () => {
  it('is opened for its user', () => {
    expect(seal.open(seal.seal(secret, ada), ada)).toEqual({ secret, isOutdated: false });
  });

  it('holds the secret in no form, and looks different each time', () => {
    const sealed = seal.seal(secret, ada);
    for (const form of ['utf8', 'base64url', 'hex'] as const) {
      expect(sealed).not.toContain(secret.toString(form));
    }
    expect(seal.seal(secret, ada)).not.toBe(sealed);
  });

  it('isn’t opened for anybody else', () => {
    expect(seal.open(seal.seal(secret, ada), grace)).toBeUndefined();
  });

  it('isn’t opened when a bit of it was changed', () => {
    const [version = '', text = ''] = seal.seal(secret, ada).split('.');
    const bytes = Buffer.from(text, 'base64url');
    for (let index = 0; index < bytes.length; index += 1) {
      const changed = Buffer.from(bytes);
      changed.writeUInt8(changed.readUInt8(index) ^ 1, index);
      expect([index, seal.open(`${version}.${changed.toString('base64url')}`, ada)]).toEqual([index, undefined]);
    }
  });

  it.each(['', '1', '1.', '1.AAAA', `1.${'A'.repeat(37)}`, '2.AAAA', 'x.y.z'])('isn’t %j', (text) => {
    expect(seal.open(text, ada)).toBeUndefined();
  });

  it('of another form isn’t opened', () => {
    expect(seal.open(seal.seal(secret, ada).replace('1.', '2.'), ada)).toBeUndefined();
  });

  it('is opened by an old key beside the new one, and is outdated then', () => {
    const sealed = seal.seal(secret, ada);
    const both = sealWith(newer, older);
    expect(both.open(sealed, ada)).toEqual({ secret, isOutdated: true });
    expect(both.open(both.seal(secret, ada), ada)).toEqual({ secret, isOutdated: false });
    expect(sealWith(newer).open(sealed, ada)).toBeUndefined();
    expect(sealWith(newer).open(both.seal(secret, ada), ada)).toEqual({ secret, isOutdated: false });
  });
});
