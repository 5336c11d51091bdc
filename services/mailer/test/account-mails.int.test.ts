import { randomUUID } from 'node:crypto';
import { mailJobs } from '@city-genie/contracts/internal/mail-jobs';
import { fixedClock } from '@city-genie/service-kit/testing/fixed-clock';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { unsubscribeHeaders } from '../src/mails/unsubscribe.js';
import { type MailStores, openMailStores } from './mail-stores.js';
import { type Mailer, startMailer } from './mailer-fixture.js';
import { composedFrom, context, type SampleName, samples } from './sample-mails.js';
import { type SmtpSink, startSmtpSink } from './smtp-sink.js';

const soon = { timeout: 15_000, interval: 50 };
const clock = fixedClock('2126-11-24T18:05:00Z');
let stores: MailStores;
let sink: SmtpSink;
let mailer: Mailer;

/** Enqueues a mail that is worth nothing an hour after 18:05. */
async function enqueue(name: SampleName): Promise<string> {
  const id = randomUUID();
  const expiresAt = Date.parse('2126-11-24T19:05:00Z') / 1000;
  await stores.enqueue({ type: name, id, expiresAt, ...samples[name] }, id, name);
  return id;
}

const allDone = () => vi.waitFor(async () => expect(await stores.jobs()).toBe(0), soon);

beforeEach(async () => {
  clock.set('2126-11-24T18:05:00Z');
  stores = await openMailStores();
  sink = await startSmtpSink();
  const { database, mongoProxy, redisProxy } = stores;
  mailer = await startMailer({ mongodbUri: mongoProxy.uri, redisUrl: redisProxy.uri, database, smtpUrl: sink.url, clock });
});

afterEach(async () => {
  await mailer.stop();
  await sink.close();
  await stores.close();
});

describe('what SMTP receives', () => {
  it.each(Object.values(mailJobs).map(({ name }) => name))('%s: both parts as they were written, and its headers', async (name) => {
    const id = await enqueue(name);
    await allDone();
    const [mail, ...others] = sink.mails;
    expect(others).toEqual([]);
    const { subject, text, html, unsubscribe } = composedFrom(name, samples[name]);
    expect(mail).toMatchObject({ accepted: true, to: ['ada@example.com'], text, html });
    const headers = Object.fromEntries(mail?.headers ?? []);
    expect(headers).toMatchObject({ subject, 'message-id': `<${id}@city-genie.example>`, 'auto-submitted': 'auto-generated' });
    const { 'List-Unsubscribe': link, 'List-Unsubscribe-Post': oneClick } = unsubscribe ? unsubscribeHeaders(unsubscribe) : {};
    expect([headers['list-unsubscribe'], headers['list-unsubscribe-post']]).toEqual([link, oneClick]);
  });
});

describe('a mail with a link', () => {
  it('that the server puts off until its link has expired is not sent any more', async () => {
    sink.answerNext({ at: 'data', code: 451, meanwhile: () => clock.set('2126-11-24T19:05:00Z') });
    await enqueue('account.reset');
    await allDone();
    expect(sink.mails.map((mail) => mail.accepted)).toEqual([false]);
    await vi.waitFor(async () => expect(await mailer.expired()).toBe(1), soon);
    expect(await mailer.outcomes()).toEqual({ sent: 0, retried: 1, failed: 0 });
  });

  it('that the server puts off for less is sent, with the same Message-ID and the same link', async () => {
    sink.answerNext({ at: 'data', code: 451, meanwhile: () => clock.set('2126-11-24T19:04:59Z') });
    const id = await enqueue('account.reset');
    await allDone();
    expect(sink.mails.map((mail) => mail.accepted)).toEqual([false, true]);
    expect(sink.mails.map((mail) => mail.headers.get('message-id'))).toEqual(Array(2).fill(`<${id}@city-genie.example>`));
    expect(sink.mails[0]?.text).toBe(sink.mails[1]?.text);
  });

  it('that is refused for good leaves no token anywhere', async () => {
    sink.answerNext({ at: 'rcpt', code: 550 });
    const id = await enqueue('account.reset');
    await vi.waitFor(async () => expect(await stores.failedJobs()).toMatchObject([{ id }]), soon);
    await vi.waitFor(async () => expect((await mailer.outcomes()).failed).toBe(1), soon);
    const token = context.resetLink(samples['account.reset']).split('token=')[1] ?? '';
    const [failed] = await stores.failedJobs();
    const kept = JSON.stringify([failed?.toJSON(), await stores.mailLog()]);
    expect(kept).toContain(token.slice(0, 22));
    expect(kept).not.toContain(token.slice(22));
  });
});
