import { randomBytes } from 'node:crypto';
import { signedHeaders } from '@city-genie/service-kit/testing/signed-caller';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type MailStores, mailJobFor, openMailStores } from './mail-stores.js';
import { publicUrl, supportEmail } from './sample-mails.js';
import { type ServiceProcess, startService } from './service-process.js';
import { type SmtpSink, startSmtpSink } from './smtp-sink.js';

// Processes start slowly on a busy machine.
vi.setConfig({ testTimeout: 60_000 });
const soon = { timeout: 30_000, interval: 50 };
let stores: MailStores;
let sink: SmtpSink;
/** They run from test to test; what a test has killed is started again. */
let waitlist: ServiceProcess | undefined;
let mailer: ServiceProcess | undefined;
let email: string;

function mailerEnv(): Record<string, string> {
  const sender = {
    SMTP_URL: sink.url,
    MAIL_FROM: 'City Genie <hello@city-genie.example>',
    SUPPORT_EMAIL: supportEmail,
    PUBLIC_URL: publicUrl,
  };
  return { MONGODB_URI: stores.mongoProxy.directUri, REDIS_URL: stores.redisProxy.uri, ...sender };
}

async function join({ url }: ServiceProcess, city: string): Promise<number> {
  const response = await fetch(`${url}/api/waitlist`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...signedHeaders('waitlist', 'POST', '/api/waitlist') },
    body: JSON.stringify({ name: 'Ada Lovelace', email, city }),
  });
  return response.status;
}

/** The mails to the visitor of this test. */
const mails = () => sink.mails.filter(({ accepted, to }) => accepted && to.includes(email));
const cities = () => mails().map(({ text }) => /launches in (\w+)/.exec(text)?.[1]);

const startWaitlist = () =>
  startService('waitlist', {
    MONGODB_URI: stores.mongoProxy.directUri,
    REDIS_URL: stores.redisProxy.uri,
    LIMIT_WAITLIST_MAIL_MINUTES: '0',
  });

/** Both services, running and ready. */
async function both(): Promise<{ waitlist: ServiceProcess; mailer: ServiceProcess }> {
  const runs = (service: ServiceProcess | undefined): service is ServiceProcess =>
    service !== undefined && service.child.exitCode === null && service.child.signalCode === null;
  waitlist = runs(waitlist) ? waitlist : await startWaitlist();
  mailer = runs(mailer) ? mailer : await startService('mailer', mailerEnv());
  await Promise.all([waitlist.reaches(200), mailer.reaches(200)]);
  return { waitlist, mailer };
}

beforeAll(async () => {
  stores = await openMailStores();
  sink = await startSmtpSink();
});

beforeEach(() => {
  email = `${randomBytes(6).toString('hex')}@example.com`;
});

afterEach(async () => {
  sink.release();
  await stores.redisProxy.restore();
  await stores.mongoProxy.restore();
});

afterAll(async () => {
  await waitlist?.kill();
  await mailer?.kill();
  await sink.close();
  await stores.close();
});

describe('from the form to the inbox', () => {
  it('a sign-up sends one mail, and its repeat another while nobody has confirmed it', async () => {
    const { waitlist: list, mailer: sender } = await both();
    const metrics = async ({ url }: ServiceProcess) => (await (await fetch(`${url}/metrics`)).text()).split('\n');
    const sent = async () => Number((await metrics(sender)).find((line) => line.startsWith('mails_sent_total{'))?.split(' ')[1] ?? 0);
    const before = await sent();
    expect([await join(list, 'Lisbon'), await join(list, ' LISBON ')]).toEqual([200, 200]);
    expect(await join(list, 'Porto')).toBe(200);
    await vi.waitFor(() => expect(cities().sort()).toEqual(['Lisbon', 'Lisbon', 'Porto']), soon);
    expect(mails()[0]).toMatchObject({ to: [email], from: 'hello@city-genie.example' });
    await vi.waitFor(async () => expect(await sent()).toBe(before + 3), soon);
    const failedJobs = 'queue_jobs{queue="{mail}",state="failed",service="mailer"} 0';
    await vi.waitFor(async () => expect(await metrics(sender)).toContain(failedJobs), soon);
    const waiting = expect.stringContaining('outbox_waiting{queue="{mail}",service="waitlist"}');
    await vi.waitFor(async () => expect(await metrics(list)).toContainEqual(waiting), soon);
    expect(await metrics(list)).toContain('outbox_stuck_total{queue="{mail}",service="waitlist"} 0');
  });

  it('SMTP away, then Redis away, then both back: no mail is lost or sent twice', async () => {
    const { waitlist: list, mailer: sender } = await both();
    const { port } = sink;
    await sink.close();
    expect(await join(list, 'Lisbon')).toBe(200);
    await stores.redisProxy.cut();
    expect(await join(list, 'Porto')).toBe(200);
    await sender.reaches(503);
    expect(await list.status('/readyz')).toBe(200);
    sink = await startSmtpSink(port);
    await stores.redisProxy.restore();
    await sender.reaches(200);
    await vi.waitFor(() => expect(cities().sort()).toEqual(['Lisbon', 'Porto']), soon);
    expect(mails()).toHaveLength(2);
  });

  it('a killed service sends the mail after its next start', async () => {
    const { waitlist: list } = await both();
    await stores.redisProxy.cut();
    expect(await join(list, 'Lisbon')).toBe(200);
    await list.kill();
    await stores.redisProxy.restore();
    waitlist = await startWaitlist();
    await vi.waitFor(() => expect(cities()).toEqual(['Lisbon']), soon);
  });

  it('no log contains a name or address', async () => {
    const { waitlist: list, mailer: sender } = await both();
    sink.answerNext({ at: 'data', code: 451, text: `later, ${email}` });
    await join(list, 'Lisbon');
    await vi.waitFor(() => expect(cities()).toEqual(['Lisbon']), soon);
    list.child.kill('SIGTERM');
    sender.child.kill('SIGTERM');
    await Promise.all([list.ended, sender.ended]);
    const output = (await list.output) + (await sender.output);
    expect(output).toContain('job will be retried');
    expect(output).toContain('job done');
    expect(output).not.toMatch(/Lovelace|@example\.com/);
  });
});

describe('stopping', () => {
  it('on SIGTERM waits for the mail in flight and exits 0', async () => {
    const { waitlist: list, mailer: sender } = await both();
    sink.answerNext('hang');
    await join(list, 'Lisbon');
    await vi.waitFor(() => expect(sink.hanging()).toBe(1), soon);
    sender.child.kill('SIGTERM');
    await vi.waitFor(async () => await expect(sender.status('/healthz')).rejects.toThrow('fetch failed'), soon);
    expect(sender.child.exitCode).toBeNull();
    sink.release();
    expect(await sender.ended).toBe(0);
    expect(await stores.jobs()).toBe(0);
    expect(cities()).toEqual(['Lisbon']);
  });

  it.each(['cut', 'stall'] as const)('exits 0 with Redis %s', async (fault) => {
    const { waitlist: list, mailer: sender } = await both();
    await stores.redisProxy[fault]();
    await sender.reaches(503);
    sender.child.kill('SIGTERM');
    list.child.kill('SIGTERM');
    expect([await sender.ended, await list.ended]).toEqual([0, 0]);
  });
});

describe('starting', () => {
  it('an invalid configuration is reported, and nothing listens', async () => {
    const broken = await startService('mailer', { ...mailerEnv(), SMTP_URL: 'mail', KEYS_FILE: '' });
    expect(await broken.ended).toBe(1);
    const output = await broken.output;
    expect(output).toMatch(/SMTP_URL/);
    expect(output).toMatch(/KEYS_FILE/);
  });

  it('with MongoDB away it is not ready until MongoDB is back', async () => {
    await mailer?.kill();
    await stores.mongoProxy.cut();
    const sender = await startService('mailer', { ...mailerEnv(), MONGODB_URI: stores.mongoProxy.uri });
    mailer = sender;
    await sender.reaches(503);
    const job = mailJobFor(email);
    await stores.enqueue(job, job.id);
    await stores.mongoProxy.restore();
    await sender.reaches(200);
    await vi.waitFor(() => expect(cities()).toEqual(['Lisbon']), soon);
  });
});
