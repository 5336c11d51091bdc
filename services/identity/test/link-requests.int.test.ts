import { accountMessages } from '@city-genie/contracts/auth/endpoints';
import { identityJobs } from '@city-genie/contracts/internal/identity-jobs';
import { jobProcessor } from '@city-genie/service-kit/jobs/read-job';
import { Types } from 'mongoose';
import { describe, expect, it, vi } from 'vitest';
import { mailedToken, useAccounts } from './accounts-fixture.js';

const { clock, stores, replica, start } = useAccounts('link_requests');

const soon = { timeout: 10_000, interval: 100 };

const flows = [
  ['forgot-password', 'account.reset', 'reset_password', accountMessages.resetRequested],
  ['resend-verification', 'account.verify', 'verify_email', accountMessages.verificationRequested],
] as const;

/** Registers Ada, whose mailbox has got nothing since. @returns her id */
async function registered(): Promise<string> {
  expect((await replica().register()).statusCode).toBe(201);
  await replica().settled();
  await stores().connection.collection('outbox').deleteMany({});
  return String((await replica().stored())[0]?._id);
}

/** The mails of this name that were asked for, when every job is done. */
async function mailsOf(name: string) {
  await replica().settled();
  return replica().mails(name);
}

/** The purposes of a user's links that haven't been used or revoked. */
async function openLinks(userId: string): Promise<unknown[]> {
  const open = { userId, usedAt: { $exists: false }, revokedAt: { $exists: false } };
  return (await stores().connection.collection('mail_links').find(open).toArray()).map(({ purpose }) => purpose).sort();
}

describe.each(flows)('%s', (url, mail, purpose, message) => {
  it('mails a link to the address that the user gave, in whatever spelling it is asked for', async () => {
    const id = await registered();
    const reply = await replica().post(url, { email: ' ADA@example.org ' });
    expect([reply.statusCode, reply.json()]).toEqual([200, { success: true, message }]);
    const [asked, ...others] = await mailsOf(mail);
    expect([asked, others]).toMatchObject([{ to: 'ada@example.org', firstName: 'Ada', subjectId: id }, []]);
    const link = await replica().links.find(mailedToken(purpose, asked), purpose);
    expect([link?.userId, link !== null && replica().links.isUsable(link)]).toEqual([id, true]);
  });

  it('answers alike for an address that nobody has, and mails nothing', async () => {
    await registered();
    const [known, unknown] = [
      await replica().post(url, { email: 'ada@example.org' }),
      await replica().post(url, { email: 'eve@example.org' }),
    ];
    expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body]);
    const shown = ({ headers }: typeof known) => Object.keys(headers).sort();
    expect(shown(unknown)).toEqual(shown(known));
    expect((await mailsOf(mail)).map(({ to }) => to)).toEqual(['ada@example.org']);
  });

  it('mails three times an hour to one address, and answers alike beyond', async () => {
    await registered();
    const bodies = new Set<string>();
    for (const email of ['ada@example.org', 'ADA@example.org', 'ada@example.org', 'ada@example.org', ' Ada@Example.org ']) {
      const reply = await replica().post(url, { email });
      bodies.add(`${reply.statusCode} ${reply.body}`);
    }
    expect(bodies.size).toBe(1);
    expect(await mailsOf(mail)).toHaveLength(3);
    expect(await stores().connection.collection('outbox').countDocuments({ name: 'link.requested' })).toBe(3);
  });

  it('can’t be used up with other spellings of the mailbox', async () => {
    await registered();
    for (const email of ['ada+1@example.org', 'ada+1@example.org', 'ada+1@example.org', 'ada+1@example.org', 'ada@example.org']) {
      await replica().post(url, { email });
    }
    expect((await mailsOf(mail)).map(({ to }) => to)).toEqual(['ada@example.org']);
  });

  it('counts the mailboxes that nobody has, too, so that the sequence of replies says nothing', async () => {
    await registered();
    const limited = await start({ LIMIT_FORGOT_PER_ADDRESS: '4', LIMIT_RESEND_PER_ADDRESS: '4' });
    const sequence = async (email: string, ip: string) => {
      const replies: unknown[] = [];
      for (let index = 0; index < 5; index += 1) {
        const { statusCode, body } = await limited.post(url, { email }, ip);
        replies.push([statusCode, JSON.parse(body).message]);
      }
      return replies;
    };
    const known = await sequence('ada@example.org', '198.51.100.1');
    expect(known).toEqual([...Array(4).fill([200, message]), [429, expect.any(String)]]);
    expect(await sequence('eve@example.org', '198.51.100.2')).toEqual(known);
    expect(await stores().connection.collection('outbox').countDocuments({ name: 'link.requested' })).toBe(6);
  });

  it('ends the older links of this purpose', async () => {
    const id = await registered();
    for (const _request of [1, 2]) {
      await replica().post(url, { email: 'ada@example.org' });
      await replica().settled();
    }
    const usable = await Promise.all(
      (await replica().mails(mail)).map(async (asked) => {
        const link = await replica().links.find(mailedToken(purpose, asked), purpose);
        return link !== null && replica().links.isUsable(link);
      }),
    );
    expect(usable.sort()).toEqual([false, true]);
    expect(await openLinks(id)).toEqual(purpose === 'verify_email' ? ['verify_email'] : ['reset_password', 'verify_email']);
  });

  it('makes one link and one mail of a job that comes again, even several times at once', async () => {
    const id = await registered();
    await replica().post(url, { email: 'ada@example.org' });
    await replica().settled();
    const [row] = await stores().connection.collection('outbox').find({ name: 'link.requested' }).toArray();
    const process = jobProcessor(identityJobs, clock, replica().flows.work);
    const job = { id: String(row?._id), name: 'link.requested', data: row?.payload, progress: 0, updateProgress: async () => undefined };
    await Promise.all([process(job), process(job), process(job)]);
    expect(await mailsOf(mail)).toHaveLength(1);
    expect(await openLinks(id)).toHaveLength(purpose === 'verify_email' ? 1 : 2);
  });

  it('counts nothing when it fails, since nothing will be mailed', async () => {
    await registered();
    await stores().mongoProxy.cut();
    for (let times = 0; times < 4; times += 1) {
      expect((await replica().post(url, { email: 'ada@example.org' })).statusCode).toBe(503);
    }
    await stores().mongoProxy.restore();
    await vi.waitFor(async () => expect((await replica().post(url, { email: 'ada@example.org' })).statusCode).toBe(200), soon);
    expect(await mailsOf(mail)).toHaveLength(1);
  });

  it.each(['ada', '', 'ada@example.org\nBcc: eve@example.org', { $ne: null }, 7])('refuses %j', async (email) => {
    const reply = await replica().post(url, { email });
    expect([reply.statusCode, reply.json()]).toMatchObject([400, { fields: { email: accountMessages.email } }]);
  });
});

describe('forgot-password', () => {
  it('names the user in the mail and the audit log, and is for users without a password, too', async () => {
    await registered();
    await stores()
      .connection.collection('users')
      .updateMany({}, { $unset: { passwordHash: '' } });
    await replica().post('forgot-password', { email: 'ada@example.org' });
    expect(await mailsOf('account.reset')).toMatchObject([{ username: 'Ada' }]);
    expect(await replica().audited()).toEqual(['user.registered', 'password.reset_requested']);
  });

  it('makes one link that works of several requests that are worked at once', async () => {
    const id = await registered();
    await stores()
      .connection.collection('users')
      .updateMany({}, { $set: { emailVerified: true } });
    const process = jobProcessor(identityJobs, clock, replica().flows.work);
    const data = { email: 'ada@example.org', link: 'reset_password' };
    const jobs = ['01', '02', '03'].map((end) => ({
      id: `64f00000-0000-4000-8000-0000000000${end}`,
      name: 'link.requested',
      data,
      progress: 0,
    }));
    await Promise.all(jobs.map((job) => process({ ...job, updateProgress: async () => undefined })));
    expect((await openLinks(id)).filter((open) => open === 'reset_password')).toEqual(['reset_password']);
  });

  it('says whether the address is verified, since only then the name is the owner’s', async () => {
    const id = await registered();
    await replica().post('forgot-password', { email: 'ada@example.org' });
    await replica().settled();
    await stores()
      .connection.collection('users')
      .updateOne({ _id: new Types.ObjectId(id) }, { $set: { emailVerified: true } });
    await replica().post('forgot-password', { email: 'ada@example.org' });
    expect(await mailsOf('account.reset')).toMatchObject([{ isVerified: false }, { isVerified: true }]);
  });

  it('is answered before anybody knows whether a mail is sent, which is not when an hour has passed', async () => {
    await registered();
    await stores().redisProxy.cut();
    expect((await replica().post('forgot-password', { email: 'ada@example.org' })).statusCode).toBe(200);
    clock.advanceMs(3_600_000);
    await stores().redisProxy.restore();
    expect(await mailsOf('account.reset')).toEqual([]);
  });

  it('mails later when Redis is away for a while', async () => {
    await registered();
    await stores().redisProxy.cut();
    expect((await replica().post('forgot-password', { email: 'ada@example.org' })).statusCode).toBe(200);
    clock.advanceMs(3_599_000);
    await stores().redisProxy.restore();
    expect(await mailsOf('account.reset')).toHaveLength(1);
  });
});

describe('resend-verification', () => {
  it('mails nothing to whom is verified', async () => {
    await registered();
    await stores()
      .connection.collection('users')
      .updateMany({}, { $set: { emailVerified: true } });
    await replica().post('resend-verification', { email: 'ada@example.org' });
    expect(await mailsOf('account.verify')).toEqual([]);
  });
});
