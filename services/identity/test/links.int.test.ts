import { randomUUID } from 'node:crypto';
import { inTransaction } from '@city-genie/service-kit/stores/mongo';
import { fixedClock } from '@city-genie/service-kit/testing/fixed-clock';
import { testKeys } from '@city-genie/service-kit/testing/signed-caller';
import { createMailTokenId } from '@city-genie/service-kit/trust/mail-token';
import { useTestStores } from '@city-genie/test-kit/test-stores';
import type { ClientSession } from 'mongoose';
import { beforeEach, describe, expect, it } from 'vitest';
import { linkModel } from '../src/links/link-model.js';
import { createLinks, type Links } from '../src/links/links.js';
import { startOfTests as start } from './start-of-tests.js';

/** Far in the future, since MongoDB expires rows by its own clock. */
const clock = fixedClock(start);
const { stores } = useTestStores('links');
const userId = '64b000000000000000000001';

let links: Links;
beforeEach(() => {
  clock.set(start);
  links = createLinks({ connection: stores().connection, keys: testKeys, clock });
});

const inOne = <T>(work: (session: ClientSession) => Promise<T>) => inTransaction(stores().connection, work);

/** A new link, and its token. */
async function made(purpose: 'verify_email' | 'reset_password' | 'invite') {
  const fields = await inOne((session) => links.create(session, purpose, { userId }));
  return { fields, token: links.tokenOf(purpose, fields) };
}

/** The link of a token that has one. */
async function linkOf(token: string, purpose: 'verify_email' | 'reset_password' | 'invite') {
  const link = await links.find(token, purpose);
  if (link === null) {
    throw new Error('the token has no link');
  }
  return link;
}

describe('a mailed link', () => {
  it.each([
    ['verify_email', 24 * 60],
    ['reset_password', 60],
    ['invite', 14 * 24 * 60],
  ] as const)('of purpose %s works for %i minutes', async (purpose, minutes) => {
    const { token } = await made(purpose);
    clock.advanceMs(minutes * 60_000 - 1);
    const link = await linkOf(token, purpose);
    expect(links.isUsable(link)).toBe(true);
    clock.advanceMs(1);
    expect([links.isUsable(link), await inOne((session) => links.use(session, link))]).toEqual([false, false]);
  });

  it('can be used once, also by two at once', async () => {
    const { token } = await made('reset_password');
    const link = await linkOf(token, 'reset_password');
    const uses = await Promise.all(Array.from({ length: 10 }, () => inOne((session) => links.use(session, link))));
    expect(uses.filter(Boolean)).toHaveLength(1);
    expect(links.isUsable(await linkOf(token, 'reset_password'))).toBe(false);
  });

  it('ends when it is revoked, which is not the same as being used', async () => {
    const [used, open, other] = [await made('reset_password'), await made('reset_password'), await made('verify_email')];
    await inOne(async (session) => links.use(session, await linkOf(used.token, 'reset_password')));
    await inOne((session) => links.revoke(session, userId, 'reset_password'));
    const revoked = await linkOf(open.token, 'reset_password');
    expect([links.isUsable(revoked), await inOne((session) => links.use(session, revoked))]).toEqual([false, false]);
    expect(revoked).toMatchObject({ revokedAt: new Date(start) });
    expect(revoked.usedAt).toBeUndefined();
    expect((await linkOf(used.token, 'reset_password')).revokedAt).toBeUndefined();
    expect(links.isUsable(await linkOf(other.token, 'verify_email'))).toBe(true);
  });

  it('is found by its own token and purpose alone', async () => {
    const { token, fields } = await made('reset_password');
    const other = links.tokenOf('reset_password', { ...fields, tokenId: createMailTokenId() });
    const longer = links.tokenOf('reset_password', { ...fields, tokenExpiresAt: fields.tokenExpiresAt + 1 });
    const ofVerification = links.tokenOf('verify_email', fields);
    for (const text of ['', 'x', fields.tokenId, `${token}x`, token.slice(0, -1), other, longer, ofVerification]) {
      expect([text, await links.find(text, 'reset_password')]).toEqual([text, null]);
    }
    expect(await links.find(token, 'verify_email')).toBeNull();
    expect(await links.find(token, 'reset_password')).toMatchObject({ userId });
  });

  it('leaves nothing in the store that works', async () => {
    const { token } = await made('reset_password');
    const stored = JSON.stringify(await linkModel(stores().connection).find().lean());
    expect(stored).not.toContain(token);
    expect(await links.find(JSON.parse(stored)[0]._id, 'reset_password')).toBeNull();
  });

  it('of a job is made once', async () => {
    const jobId = randomUUID();
    expect(await inOne((session) => links.isMadeFor(session, jobId))).toBe(false);
    const fields = await inOne((session) => links.create(session, 'reset_password', { userId, jobId }));
    expect(await inOne((session) => links.isMadeFor(session, jobId))).toBe(true);
    expect(await links.find(links.tokenOf('reset_password', fields), 'reset_password')).toMatchObject({ userId });
    expect(await inOne((session) => links.isMadeFor(session, randomUUID()))).toBe(false);
  });
});
