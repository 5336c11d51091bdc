import { randomUUID } from 'node:crypto';
import { uncheckedReplies } from '@city-genie/service-kit/testing/reply-schemas';
import { everyRefusal } from '@city-genie/test-kit/user-data-calls';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type MailStores, mailJobFor, openMailStores } from './mail-stores.js';
import { type Mailer, startMailer } from './mailer-fixture.js';
import { samplesWith } from './sample-mails.js';
import { type SmtpSink, startSmtpSink } from './smtp-sink.js';

const soon = { timeout: 15_000, interval: 50 };
const [ada, grace] = ['64b000000000000000000001', '64b000000000000000000002'] as const;
const email = 'ada@example.com';
let stores: MailStores;
let sink: SmtpSink;
let mailer: Mailer;

beforeEach(async () => {
  stores = await openMailStores();
  sink = await startSmtpSink();
  const { database, mongoProxy, redisProxy } = stores;
  mailer = await startMailer({ mongodbUri: mongoProxy.uri, redisUrl: redisProxy.uri, database, smtpUrl: sink.url });
});
afterEach(async () => {
  sink.release();
  await stores.mongoProxy.restore();
  await stores.redisProxy.restore();
  await mailer.stop();
  await sink.close();
  await stores.close();
});

/** A mail about somebody, or about nobody. @returns the job */
async function enqueue(subjectId?: string) {
  const job = { ...mailJobFor(subjectId === grace ? 'grace@example.com' : email), id: randomUUID(), ...(subjectId && { subjectId }) };
  await stores.enqueue(job, job.id);
  return job;
}

const allDone = () => vi.waitFor(async () => expect(await stores.jobs()).toBe(0), soon);
const erase = (id: string = ada): Promise<unknown> => mailer.identity.eraseUsers({ id, email });
const exported = async (id: string = ada): Promise<unknown> => (await mailer.identity.exportUser(id, email)).data;
const subjects = async () => (await stores.mailLog()).map(({ _id, status, subjectId }) => [_id, status, subjectId]);

describe('what the mailer knows about a user', () => {
  it('is exported: which mails there were, and what became of them', async () => {
    sink.answerNext({ at: 'rcpt', code: 550 });
    await enqueue(ada);
    await vi.waitFor(async () => expect(await stores.failedJobs()).toHaveLength(1), soon);
    await enqueue(grace);
    await enqueue();
    await enqueue(ada);
    await vi.waitFor(async () => expect(await stores.mailLog()).toHaveLength(4), soon);
    const mail = { type: 'waitlist.joined', at: expect.stringMatching(/^20.+Z$/) };
    expect(await exported()).toEqual({
      mails: [
        { ...mail, status: 'failed' },
        { ...mail, status: 'sent' },
      ],
    });
    expect(await exported('64b0000000000000000000ff')).toEqual({ mails: [] });
  });

  it('is exported the same whether an address that they asked for was free: nothing is said of the mail to it', async () => {
    const samples = samplesWith({ name: 'Ada', username: 'ada' });
    const send = (type: 'account.email-asked' | 'account.confirm-email', subjectId: string) => {
      const job = { ...samples[type], type, id: randomUUID(), subjectId };
      return stores.enqueue(job, job.id, type);
    };
    // The address that Ada asks for is free; somebody has the one that Grace asks for.
    await send('account.email-asked', ada);
    await send('account.confirm-email', ada);
    await send('account.email-asked', grace);
    await allDone();
    expect(await stores.mailLog()).toHaveLength(3);
    const told = { mails: [{ type: 'account.email-asked', status: 'sent', at: expect.any(String) }] };
    expect([await exported(ada), await exported(grace)]).toEqual([told, told]);
    // It is erased like every other.
    expect([await erase(), (await subjects()).filter(([, , subjectId]) => subjectId === ada)]).toEqual([{ erased: [ada] }, []]);
  });

  it('is forgotten, also twice; the markers stay, so no mail is sent again', async () => {
    const [job, other, aboutNobody] = [await enqueue(ada), await enqueue(grace), await enqueue()];
    await allDone();
    const unknown = '64b0000000000000000000ff';
    expect([await erase(), await erase(), await erase(unknown)]).toEqual([ada, ada, unknown].map((id) => ({ erased: [id] })));
    expect((await subjects()).sort()).toEqual(
      [
        [job.id, 'sent', undefined],
        [other.id, 'sent', grace],
        [aboutNobody.id, 'sent', undefined],
      ].sort(),
    );
    expect(await exported()).toEqual({ mails: [] });
    await stores.enqueue(job, job.id);
    await allDone();
    expect([sink.mails.length, await exported()]).toEqual([3, { mails: [] }]);
  });

  it('is forgotten of many users by one call, and of those whose mail a worker has by a later one', async () => {
    await enqueue(grace);
    await allDone();
    sink.answerNext('hang');
    await enqueue(ada);
    await vi.waitFor(() => expect(sink.hanging()).toBe(1), soon);
    const eraseBoth = (): Promise<unknown> => mailer.identity.eraseUsers({ id: ada }, { id: grace });
    expect([await eraseBoth(), await exported(grace)]).toEqual([{ erased: [grace] }, { mails: [] }]);
    sink.release();
    await allDone();
    expect([await eraseBoth(), await exported(ada)]).toEqual([{ erased: [ada, grace] }, { mails: [] }]);
  });

  it('is forgotten with a mail that was given up, which is gone from the queue', async () => {
    sink.answerNext({ at: 'rcpt', code: 550 }, { at: 'rcpt', code: 550 });
    await enqueue(ada);
    await enqueue(grace);
    await vi.waitFor(async () => expect(await stores.failedJobs()).toHaveLength(2), soon);
    expect(await erase()).toEqual({ erased: [ada] });
    expect((await stores.failedJobs()).map(({ data }) => data.subjectId)).toEqual([grace]);
    expect((await subjects()).map(([, , subjectId]) => subjectId)).toEqual(expect.arrayContaining([undefined, grace]));
  });

  it('is forgotten with a mail that waits to be tried again, which is never sent', async () => {
    const { port } = sink;
    await sink.close();
    await enqueue(ada);
    await vi.waitFor(async () => expect((await mailer.outcomes()).retried).toBeGreaterThan(0), soon);
    await vi.waitFor(async () => expect(await erase()).toEqual({ erased: [ada] }), soon);
    sink = await startSmtpSink(port);
    await enqueue(grace);
    await allDone();
    expect(sink.mails.flatMap(({ to }) => to)).toEqual(['grace@example.com']);
  });

  it('is not forgotten while a worker has a mail: it writes down whom it was about, and the next call removes that', async () => {
    sink.answerNext('hang');
    const job = await enqueue(ada);
    await vi.waitFor(() => expect(sink.hanging()).toBe(1), soon);
    expect(await erase()).toEqual({ erased: [] });
    sink.release();
    await allDone();
    expect(await subjects()).toEqual([[job.id, 'sent', ada]]);
    expect([await erase(), await subjects()]).toEqual([{ erased: [ada] }, [[job.id, 'sent', undefined]]]);
  });

  it.each(['mongoProxy', 'redisProxy'] as const)('is not said to be forgotten while %s is cut', async (proxy) => {
    await enqueue(ada);
    await allDone();
    await stores[proxy].cut();
    expect(await erase()).toMatchObject({ code: 'service_unavailable' });
  });
});

describe('the calls of the mailer', () => {
  it('are for identity alone', async () => {
    expect(await mailer.identity.refusals()).toEqual(everyRefusal);
  });

  it('are those of the contracts, with the schemas of their replies', async () => {
    const { database, mongoProxy, redisProxy } = stores;
    const fresh = await startMailer({ mongodbUri: mongoProxy.uri, redisUrl: redisProxy.uri, database, smtpUrl: sink.url });
    expect(await uncheckedReplies(fresh.app, 'mailer')).toEqual([]);
    await fresh.stop();
  });
});
