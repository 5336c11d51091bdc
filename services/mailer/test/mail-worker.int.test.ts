import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type MailStores, mailJobFor, openMailStores } from './mail-stores.js';
import { type Mailer, startMailer } from './mailer-fixture.js';
import { shownWords } from './sample-mails.js';
import { type SmtpSink, startSmtpSink } from './smtp-sink.js';

const soon = { timeout: 15_000, interval: 50 };
let stores: MailStores;
let sink: SmtpSink;
const running: Mailer[] = [];

const addresses = () => ({ mongodbUri: stores.mongoProxy.uri, redisUrl: stores.redisProxy.uri, database: stores.database });

async function start(options: { reportTimeoutMs?: number } = {}): Promise<Mailer> {
  const mailer = await startMailer({ ...addresses(), smtpUrl: sink.url, ...options });
  running.push(mailer);
  return mailer;
}

const messageIds = () => sink.mails.map((mail) => mail.headers.get('message-id'));
const allDone = () => vi.waitFor(async () => expect(await stores.jobs()).toBe(0), soon);

beforeEach(async () => {
  stores = await openMailStores();
  sink = await startSmtpSink();
});

afterEach(async () => {
  sink.release();
  await stores.mongoProxy.restore();
  await stores.redisProxy.restore();
  await Promise.all(running.splice(0).map((mailer) => mailer.stop()));
  await sink.close();
  await stores.close();
});

describe('a mail job', () => {
  it('becomes one mail to one person, and a marker without an address', async () => {
    const mailer = await start();
    const job = { ...mailJobFor('ada@example.com'), name: 'Ada\r\nBcc: eve@example.com', city: 'Łódź' };
    await stores.enqueue(job, job.id);
    await allDone();
    const [mail, ...others] = sink.mails;
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ accepted: true, from: 'hello@city-genie.example', to: ['ada@example.com'] });
    const { date, 'content-type': type, ...headers } = Object.fromEntries(mail?.headers ?? []);
    expect(headers).toEqual({
      from: 'City Genie <hello@city-genie.example>',
      to: 'ada@example.com',
      'reply-to': 'help@city-genie.example',
      subject: "You're on the list",
      'message-id': `<${job.id}@city-genie.example>`,
      'auto-submitted': 'auto-generated',
      'list-unsubscribe': '<mailto:help@city-genie.example?subject=unsubscribe>',
      'mime-version': '1.0',
    });
    expect(type).toMatch(/^multipart\/alternative/);
    expect(Number.isNaN(Date.parse(date ?? ''))).toBe(false);
    expect(mail?.text).toContain('launches in Łódź');
    expect(mail && shownWords(mail)).toContain('launches in Łódź');
    const row = { _id: job.id, type: 'waitlist.joined', status: 'sent', sentAt: expect.any(Date), updatedAt: expect.any(Date) };
    expect(await stores.mailLog()).toEqual([row]);
    await vi.waitFor(async () => expect(await mailer.outcomes()).toEqual({ sent: 1, retried: 0, failed: 0 }), soon);
  });

  it('that the relay adds again, waiting or done, is sent once', async () => {
    const job = mailJobFor('ada@example.com');
    await stores.enqueue(job, job.id);
    await stores.enqueue(job, job.id);
    const mailer = await start();
    await allDone();
    await stores.enqueue(job, job.id);
    await allDone();
    expect(sink.mails).toHaveLength(1);
    await vi.waitFor(async () => expect((await mailer.outcomes()).sent).toBe(1), soon);
  });

  it('that has expired is dropped, counted by itself, and the next one is sent', async () => {
    const mailer = await start();
    const [late, job] = [mailJobFor('ada@example.com'), mailJobFor('grace@example.com')];
    await stores.enqueue({ ...late, expiresAt: Date.parse('2026-01-01T00:00:00Z') / 1000 }, late.id);
    await stores.enqueue({ ...job, expiresAt: Date.parse('2126-01-01T00:00:00Z') / 1000 }, job.id);
    await allDone();
    expect(messageIds()).toEqual([`<${job.id}@city-genie.example>`]);
    await vi.waitFor(async () => expect(await mailer.outcomes()).toEqual({ sent: 1, retried: 0, failed: 0 }), soon);
    await vi.waitFor(async () => expect(await mailer.expired()).toBe(1), soon);
  });

  it('is sent once each over pooled connections, when there are many', async () => {
    const jobs = Array.from({ length: 40 }, (_, index) => mailJobFor(`ada${index}@example.com`));
    await Promise.all(jobs.map((job) => stores.enqueue(job, job.id)));
    await Promise.all([start(), start()]);
    await allDone();
    expect(sink.mails.flatMap((mail) => mail.to).sort()).toEqual(jobs.map((job) => job.to).sort());
  });
});

describe('refusals of the SMTP server', () => {
  it('451 after DATA: retried with the same Message-ID', async () => {
    sink.answerNext({ at: 'data', code: 451 });
    const mailer = await start();
    const job = mailJobFor('ada@example.com');
    await stores.enqueue(job, job.id);
    await allDone();
    expect(sink.mails.map((mail) => mail.accepted)).toEqual([false, true]);
    expect(messageIds()).toEqual(Array(2).fill(`<${job.id}@city-genie.example>`));
    await vi.waitFor(async () => expect(await mailer.outcomes()).toEqual({ sent: 1, retried: 1, failed: 0 }), soon);
  });

  it.each(['rcpt', 'data'] as const)('550 at %s: not retried', async (at) => {
    sink.answerNext({ at, code: 550, text: 'no such user ada@example.com' });
    const mailer = await start();
    const job = mailJobFor('ada@example.com');
    await stores.enqueue(job, job.id);
    await vi.waitFor(async () => expect(await stores.failedJobs()).toHaveLength(1), soon);
    const [failed] = await stores.failedJobs();
    expect(failed).toMatchObject({ id: job.id, attemptsMade: 1 });
    expect(`${failed?.failedReason} ${failed?.stacktrace}`).not.toContain('ada@example.com');
    expect(await stores.mailLog()).toMatchObject([{ _id: job.id, status: 'failed', sentAt: null }]);
    await vi.waitFor(async () => expect(await mailer.outcomes()).toEqual({ sent: 0, retried: 0, failed: 1 }), soon);
  });

  it('550 for our sender: the mail waits for the repair', async () => {
    sink.answerNext({ at: 'mail', code: 550 });
    await start();
    const job = mailJobFor('ada@example.com');
    await stores.enqueue(job, job.id);
    await allDone();
    expect(sink.mails.map((mail) => mail.accepted)).toEqual([true]);
  });

  it('an invalid payload fails, and the next job goes on', async () => {
    await start();
    await stores.enqueue({ type: 'waitlist.joined', to: 'ada@example.com' }, 'poison');
    const job = mailJobFor('grace@example.com');
    await stores.enqueue(job, job.id);
    await vi.waitFor(() => expect(sink.mails.flatMap((mail) => mail.to)).toEqual(['grace@example.com']), soon);
    await vi.waitFor(async () => expect(await stores.failedJobs()).toMatchObject([{ id: 'poison', attemptsMade: 1 }]), soon);
  });
});

describe('outages', () => {
  it('SMTP away, then back: exactly one mail', async () => {
    const { port } = sink;
    await sink.close();
    const mailer = await start();
    const job = mailJobFor('ada@example.com');
    await stores.enqueue(job, job.id);
    await vi.waitFor(async () => expect((await mailer.outcomes()).retried).toBeGreaterThan(0), soon);
    sink = await startSmtpSink(port);
    await allDone();
    expect(sink.mails).toHaveLength(1);
    expect(await stores.mailLog()).toMatchObject([{ status: 'sent' }]);
  });

  it('MongoDB away after the 250: the marker is written later, no second mail', async () => {
    sink.answerNext('hang');
    const mailer = await start();
    const job = mailJobFor('ada@example.com');
    await stores.enqueue(job, job.id);
    await vi.waitFor(() => expect(sink.hanging()).toBe(1), soon);
    await stores.mongoProxy.cut();
    sink.release();
    await vi.waitFor(async () => expect((await mailer.outcomes()).retried).toBeGreaterThan(0), soon);
    expect(await stores.mailLog()).toEqual([]);
    await stores.mongoProxy.restore();
    await allDone();
    expect(await stores.mailLog()).toMatchObject([{ _id: job.id, status: 'sent' }]);
    expect(sink.mails).toHaveLength(1);
  });

  it('Redis away while a mail is sent: no second mail', async () => {
    sink.answerNext('hang');
    await start();
    const job = mailJobFor('ada@example.com');
    await stores.enqueue(job, job.id);
    await vi.waitFor(() => expect(sink.hanging()).toBe(1), soon);
    await stores.redisProxy.cut();
    sink.release();
    await vi.waitFor(async () => expect(await stores.mailLog()).toMatchObject([{ status: 'sent' }]), soon);
    await stores.redisProxy.restore();
    await allDone();
    expect(sink.mails).toHaveLength(1);
  });

  it('Redis away at the start: the worker starts when it is back', async () => {
    const job = mailJobFor('ada@example.com');
    await stores.enqueue(job, job.id);
    await stores.redisProxy.cut();
    await start();
    await stores.redisProxy.restore();
    await allDone();
    expect(sink.mails).toHaveLength(1);
  });
});

describe('stopping', () => {
  it('waits for the mail in flight, whatever reportTimeoutMs is', async () => {
    sink.answerNext('hang');
    const mailer = await start({ reportTimeoutMs: 0 });
    const job = mailJobFor('ada@example.com');
    await stores.enqueue(job, job.id);
    await vi.waitFor(() => expect(sink.hanging()).toBe(1), soon);
    running.splice(0);
    const stopping = mailer.stop(2 * soon.timeout);
    // A second mail shows that the worker takes no more jobs, and gives it time to stop too early.
    const next = await startMailer({ ...addresses(), smtpUrl: sink.url });
    running.push(next);
    const other = mailJobFor('grace@example.com');
    await stores.enqueue(other, other.id);
    await vi.waitFor(async () => expect((await next.outcomes()).sent).toBe(1), soon);
    sink.release();
    await stopping;
    expect((await mailer.outcomes()).retried).toBe(0);
    expect(sink.mails.map((mail) => mail.accepted)).toEqual([true, true]);
    expect(await stores.mailLog()).toContainEqual(expect.objectContaining({ _id: job.id, status: 'sent' }));
  });
});
