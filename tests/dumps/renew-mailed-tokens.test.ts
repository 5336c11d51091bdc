import { createMailTokenId, isMailToken, writeMailToken } from '@city-genie/service-kit/trust/mail-token';
import { describe, expect, it } from 'vitest';
import type { AccountNotes, Dump, DumpNotes } from './dump-format.js';
import { renewMailedTokens } from './renew-mailed-tokens.js';
import { shiftTimes } from './shift-times.js';

const takenAt = '2026-01-31T22:00:00.000Z';
const takenAtSeconds = Date.parse(takenAt) / 1000;
const hour = 3600;
const key = 'k'.repeat(43);

const [verification, reset] = [createMailTokenId(), createMailTokenId()];
const link = (id: string, lifetime: number) => ({
  _id: id,
  expiresAt: { $date: { $numberLong: String((takenAtSeconds + lifetime) * 1000) } },
});
const verificationToken = { id: verification, purpose: 'verify_email', expiresAt: takenAtSeconds + 24 * hour } as const;
const resetToken = { id: reset, purpose: 'reset_password', expiresAt: takenAtSeconds + hour } as const;

const account = { ip: '', username: '', email: '', password: '' };

function accountsWith(mailKey: string): AccountNotes {
  return {
    signedIn: { ...account, cookies: {} },
    unverified: { ...account, cookies: {}, token: writeMailToken(verificationToken, mailKey) },
    forgetful: { ...account, token: writeMailToken(resetToken, mailKey) },
    waiting: [],
    guesser: { ip: '' },
  };
}

function dumpWith(accounts?: AccountNotes): Dump {
  const nobody = { ip: '', seeds: [] };
  const cookies = { anonymous: '', pending: '', unpaid: '', subscriber: '', admin: '' };
  const notes: DumpNotes = {
    cookies,
    signUps: [],
    guests: { usedUp: nobody, halfway: nobody },
    reports: [],
    ...(accounts && { accounts }),
  };
  const documents = [link(verification, 24 * hour), link(reset, hour)];
  const mongodb = { identity: { mail_links: { options: {}, indexes: [], documents } } };
  const files = { 'keys/identity/keys.json': JSON.stringify({ purposes: { mailToken: [key] } }) };
  return { format: 1, name: 'tiny', takenAt, mongodb, redis: [], files, notes };
}

const renewedAfter = (dump: Dump, elapsedSeconds: number) =>
  renewMailedTokens(dump, shiftTimes(dump, (takenAtSeconds + elapsedSeconds) * 1000));

describe('renewMailedTokens', () => {
  it('makes tokens that fit the shifted expiries', () => {
    const { accounts } = renewedAfter(dumpWith(accountsWith(key)), 100);
    const fits = [
      isMailToken(accounts?.unverified.token ?? '', { ...verificationToken, expiresAt: verificationToken.expiresAt + 100 }, [key]),
      isMailToken(accounts?.forgetful.token ?? '', { ...resetToken, expiresAt: resetToken.expiresAt + 100 }, [key]),
      isMailToken(accounts?.forgetful.token ?? '', resetToken, [key]),
    ];
    expect(fits).toEqual([true, true, false]);
  });

  it('refuses a dump whose tokens this version doesn’t accept as they were mailed', () => {
    expect(() => renewedAfter(dumpWith(accountsWith('x'.repeat(43))), 100)).toThrow('isn’t accepted any more');
  });

  it('leaves the notes of a dump without accounts as they are', () => {
    const dump = dumpWith();
    expect(renewedAfter(dump, 100)).toEqual(dump.notes);
  });
});
