import { randomUUID } from 'node:crypto';
import { identityQueue } from '@city-genie/contracts/internal/job';
import { expect, it } from 'vitest';
import { mailedToken, useAccounts } from './accounts-fixture.js';

const { replica } = useAccounts('invitation', { env: { REGISTRATION_MODE: 'invite' } });

const entryId = '64b000000000000000000009';
const leave = { tokenId: 'q2h1Zr-tokenId_0123456', tokenExpiresAt: 4_102_444_800 };

/** The waitlist's message, as its relay hands it over. */
async function request(id: string): Promise<void> {
  const message = { type: 'invitation.requested', id, subjectId: entryId, email: 'ada@example.org', name: 'Ada', leave };
  await replica().queues[identityQueue].add('invitation.requested', message, { jobId: id });
  await replica().settled();
}

it('an invitation that the waitlist asks for is mailed with its link, and opens registration once', async () => {
  await request(randomUUID());
  const [mail, ...others] = await replica().mails('account.invited');
  expect(others).toEqual([]);
  // By the entry's id it is found when the person is to be forgotten.
  expect(mail).toMatchObject({ to: 'ada@example.org', name: 'Ada', leave, subjectId: entryId });
  const inviteToken = mailedToken('invite', mail);
  expect((await replica().register({})).statusCode).toBe(403);
  expect((await replica().register({ inviteToken })).statusCode).toBe(201);
  expect((await replica().register({ inviteToken, username: 'grace', email: 'grace@example.org' })).statusCode).toBe(403);
  const notes = await replica().connection.collection('audit_log').find({ action: 'user.invited' }).toArray();
  expect(notes).toMatchObject([{ actor: { kind: 'process', id: 'identity' }, target: { kind: 'invitation', id: mail?.tokenId } }]);
});

it('a message that comes twice makes one invitation and one mail', async () => {
  const id = randomUUID();
  await request(id);
  await request(id);
  expect(await replica().mails('account.invited')).toHaveLength(1);
  expect(await replica().connection.collection('mail_links').countDocuments({ purpose: 'invite' })).toBe(1);
});
