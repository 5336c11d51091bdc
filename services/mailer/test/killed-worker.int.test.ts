import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Child, runTypeScript } from './child-process.js';
import { type MailStores, mailJobFor, openMailStores } from './mail-stores.js';
import { type Mailer, startMailer } from './mailer-fixture.js';
import { type SmtpSink, startSmtpSink } from './smtp-sink.js';

// Processes start slowly on a busy machine.
vi.setConfig({ testTimeout: 60_000 });
const soon = { timeout: 30_000, interval: 50 };
const job = mailJobFor('ada@example.com');
let stores: MailStores;
let sink: SmtpSink;
let victim: Child;
const heirs: Mailer[] = [];

async function startHeir(): Promise<Mailer> {
  const { database, mongoProxy, redisProxy } = stores;
  // Bypasses the proxy of the killed worker's MongoDB.
  const heir = await startMailer({ mongodbUri: mongoProxy.directUri, redisUrl: redisProxy.uri, database, smtpUrl: sink.url });
  heirs.push(heir);
  return heir;
}

beforeEach(async () => {
  stores = await openMailStores();
  sink = await startSmtpSink();
  sink.answerNext('hang');
  const { database, mongoProxy, redisProxy } = stores;
  victim = runTypeScript('./worker-process.ts', [mongoProxy.uri, redisProxy.uri, database, sink.url]);
  await stores.enqueue(job, job.id);
  await vi.waitFor(() => expect(sink.hanging()).toBe(1), soon);
});

afterEach(async () => {
  await victim.kill();
  await stores.mongoProxy.restore();
  await Promise.all(heirs.splice(0).map((heir) => heir.stop()));
  await sink.close();
  await stores.close();
});

describe('a killed worker', () => {
  it('before the 250: another worker sends the mail', async () => {
    await victim.kill();
    const heir = await startHeir();
    await vi.waitFor(async () => expect(await stores.jobs()).toBe(0), soon);
    expect(sink.mails.map((mail) => mail.accepted)).toEqual([false, true]);
    await vi.waitFor(async () => expect((await heir.outcomes()).sent).toBe(1), soon);
    expect(await stores.mailLog()).toMatchObject([{ _id: job.id, status: 'sent' }]);
  });

  it('between the 250 and the marker: the repeat has the same Message-ID', async () => {
    stores.mongoProxy.stall();
    sink.release();
    await vi.waitFor(() => expect(sink.mails.map((mail) => mail.accepted)).toEqual([true]), soon);
    await victim.kill();
    await startHeir();
    await vi.waitFor(async () => expect(await stores.jobs()).toBe(0), soon);
    const expected = Array(2).fill(`<${job.id}@city-genie.example>`);
    expect(sink.mails.map((mail) => mail.headers.get('message-id'))).toEqual(expected);
    expect(await stores.mailLog()).toMatchObject([{ _id: job.id, status: 'sent' }]);
  });
});
