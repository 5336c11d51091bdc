import { accountMessages } from '@city-genie/contracts/auth/endpoints';
import { testCallers } from '@city-genie/service-kit/testing/signed-caller';
import { describe, expect, it } from 'vitest';
import { type AccountsReplica, ada, answered, useAccounts } from './accounts-fixture.js';

const { clock, replica, start } = useAccounts('admission');

describe('who may register', () => {
  const closed = [403, { code: 'registration_closed', message: accountMessages.registrationClosed }];

  async function invitation({ links, connection }: AccountsReplica): Promise<string> {
    const session = await connection.startSession();
    const fields = await links.create(session, 'invite');
    await session.endSession();
    return links.tokenOf('invite', fields);
  }

  it('is nobody while registration is closed, with an invitation neither', async () => {
    const invited = await start({ REGISTRATION_MODE: 'closed' });
    const inviteToken = await invitation(invited);
    for (const change of [{}, { inviteToken }]) {
      const reply = await invited.register(change);
      expect([reply.statusCode, reply.json()]).toMatchObject(closed);
    }
    expect(await invited.stored()).toEqual([]);
  });

  it('is who has an invitation, once, and may repeat that', async () => {
    const invited = await start({ REGISTRATION_MODE: 'invite' });
    const inviteToken = await invitation(invited);
    const grace = { username: 'grace', email: 'grace@example.org' };
    for (const change of [{}, { inviteToken: 'made-up' }]) {
      const reply = await invited.register(change);
      expect([reply.statusCode, reply.json()]).toMatchObject(closed);
    }
    expect((await invited.register({ inviteToken })).statusCode).toBe(201);
    expect((await invited.register({ inviteToken })).statusCode).toBe(201);
    expect((await invited.register({ ...grace, inviteToken })).statusCode).toBe(403);
    expect(await invited.stored()).toMatchObject([{ username: 'Ada', emailVerified: false }]);
  });

  it('is one of ten who use an invitation at once', async () => {
    const invited = await start({ REGISTRATION_MODE: 'invite' });
    const inviteToken = await invitation(invited);
    const register = (index: number) => invited.register({ username: `ada${index}`, email: `ada${index}@example.org`, inviteToken });
    const replies = await Promise.all(Array.from({ length: 10 }, (_, index) => answered(() => register(index))));
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([201, ...Array(9).fill(403)]);
    expect(await invited.stored()).toHaveLength(1);
  });

  it('is no longer who has an invitation that has expired', async () => {
    const invited = await start({ REGISTRATION_MODE: 'invite' });
    const inviteToken = await invitation(invited);
    clock.advanceMs(14 * 86_400_000);
    expect((await invited.register({ inviteToken })).statusCode).toBe(403);
  });

  it('is everybody otherwise; a valid invitation is used up, any other text is ignored', async () => {
    const invited = replica();
    const inviteToken = await invitation(invited);
    expect((await invited.register({ inviteToken })).statusCode).toBe(201);
    const grace = { username: 'grace', email: 'grace@example.org' };
    const mary = { username: 'mary', email: 'mary@example.org' };
    expect((await invited.register({ ...grace, inviteToken })).statusCode).toBe(201);
    expect((await invited.register({ ...mary, inviteToken: 'made-up' })).statusCode).toBe(201);
    expect(invited.links.isUsable((await invited.links.find(inviteToken, 'invite')) ?? expect.fail())).toBe(false);
  });

  it('is somebody who is signed in, too', async () => {
    const { ask } = replica();
    expect((await ask({ method: 'POST', url: '/api/auth/register', payload: ada, who: testCallers.unpaid })).statusCode).toBe(201);
  });
});
