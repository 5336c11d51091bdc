import { describe, expect, it } from 'vitest';
import { appAlphabet, encodeBase32 } from '../../src/second-factor/base32.js';
import { hotp, setupUri, shownSecret, stepAt, stepsOf } from '../../src/second-factor/totp.js';

/** The secret of both RFCs. */
const secret = Buffer.from('12345678901234567890', 'ascii');
const startMs = Date.parse('2026-11-23T09:00:00Z');
const codeAt = (timeMs: number) => hotp(secret, stepAt(timeMs));

describe('the codes of an app', () => {
  // RFC 4226, appendix D.
  it.each([...['755224', '287082', '359152', '969429', '338314', '254676', '287922', '162583', '399871', '520489'].entries()])(
    'are those of RFC 4226 for the counter %i: %s',
    (counter, code) => {
      expect(hotp(secret, counter)).toBe(code);
    },
  );

  // RFC 6238, appendix B, the rows of SHA-1.
  it.each([
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ])('are those of RFC 6238 at second %i: %s', (seconds, code) => {
    expect(hotp(secret, stepAt(seconds * 1000), 8)).toBe(code);
    expect(hotp(secret, stepAt(seconds * 1000))).toBe(code.slice(2));
  });

  it('count for the step before, this one and the next, and for no other', () => {
    const step = stepAt(startMs);
    const found = [-2, -1, 0, 1, 2].map((distance) => stepsOf(hotp(secret, step + distance), secret, startMs));
    expect(found).toEqual([[], [step - 1], [step], [step + 1], []]);
  });

  it('change at the whole half minute', () => {
    expect(stepAt(startMs + 29_999)).toBe(stepAt(startMs));
    expect(stepAt(startMs + 30_000)).toBe(stepAt(startMs) + 1);
  });

  it.each(['', '1', '12345', '1234567', 'abcdef', `${codeAt(startMs)}0`])('aren’t %j', (typed) => {
    expect(stepsOf(typed, secret, startMs)).toEqual([]);
  });

  it('of another secret don’t count', () => {
    expect(stepsOf(codeAt(startMs), Buffer.from('09876543210987654321', 'ascii'), startMs)).toEqual([]);
  });
});

describe('a secret', () => {
  // RFC 4648, section 10, the row without padding.
  it('is written in base32', () => {
    expect(encodeBase32(Buffer.from('fooba'), appAlphabet)).toBe('MZXW6YTB');
    expect(shownSecret(secret)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
  });

  it('comes with everything that an app has to know', () => {
    expect(setupUri(secret, 'ada.l-1')).toBe(
      'otpauth://totp/City%20Genie:ada.l-1?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=City%20Genie&algorithm=SHA1&digits=6&period=30',
    );
  });
});
