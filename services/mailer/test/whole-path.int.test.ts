import { signedHeaders } from '@city-genie/service-kit/testing/signed-caller';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type MailStores, mailJobFor, openMailStores } from './mail-stores.js';
import { publicUrl, supportEmail } from './sample-mails.js';
import { type ServiceProcess, startService } from './service-process.js';
import { type SmtpSink, startSmtpSink } from './smtp-sink.js';

// Processes start slowly on a busy machine.
vi.setConfig({ testTimeout: 60_000 });
const soon = { timeout: 30_000, interval: 50 };
let stores: MailStores;
let sink: SmtpSink;
let waitlist: ServiceProcess;
let mailer: ServiceProcess;
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

async function join(city: string): Promise<number> {
  const response = await fetch(`${waitlist.url}/api/waitlist`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...signedHeaders('waitlist', 'POST', '/api/waitlist') },
    body: JSON.stringify({ name: 'Ada Lovelace', email, city }),
  });
  return response.status;
}

const cities = () => sink.mails.filter((mail) => mail.accepted).map((mail) => /launches in (\w+)/.exec(mail.text)?.[1]);

beforeEach(async () => {
  stores = await openMailStores();
  sink = await startSmtpSink();
  // The services' databases have fixed names, so each test uses a new address.
  email = `${stores.database}@example.com`;
  waitlist = await startService('waitlist', {
    MONGODB_URI: stores.mongoProxy.directUri,
    REDIS_URL: stores.redisProxy.uri,
    LIMIT_WAITLIST_MAIL_MINUTES: '0',
  });
  mailer = await startService('mailer', mailerEnv());
  await Promise.all([waitlist.reaches(200), mailer.reaches(200)]);
});

afterEach(async () => {
  sink.release();
  await waitlist.kill();
  await mailer.kill();
  await sink.close();
  await stores.close();
});

describe('from the form to the inbox', () => {
  it('a sign-up sends one mail, its repeat none', async () => {
    expect([await join('Lisbon'), await join(' LISBON ')]).toEqual([200, 200]);
    expect(await join('Porto')).toBe(200);
    await vi.waitFor(() => expect(cities().sort()).toEqual(['Lisbon', 'Porto']), soon);
    expect(sink.mails[0]).toMatchObject({ to: [email], from: 'hello@city-genie.example' });
    const metrics = async ({ url }: ServiceProcess) => (await (await fetch(`${url}/metrics`)).text()).split('\n');
    await vi.waitFor(async () => expect(await metrics(mailer)).toContain('mails_sent_total{service="mailer"} 2'), soon);
    const failedJobs = 'queue_jobs{queue="{mail}",state="failed",service="mailer"} 0';
    await vi.waitFor(async () => expect(await metrics(mailer)).toContain(failedJobs), soon);
    const waiting = expect.stringContaining('outbox_waiting{queue="{mail}",service="waitlist"}');
    await vi.waitFor(async () => expect(await metrics(waitlist)).toContainEqual(waiting), soon);
    expect(await metrics(waitlist)).toContain('outbox_stuck_total{queue="{mail}",service="waitlist"} 0');
  });

  it('SMTP away, then Redis away, then both back: no mail is lost or sent twice', async () => {
    const { port } = sink;
    await sink.close();
    expect(await join('Lisbon')).toBe(200);
    await stores.redisProxy.cut();
    expect(await join('Porto')).toBe(200);
    await mailer.reaches(503);
    expect(await waitlist.status('/readyz')).toBe(200);
    sink = await startSmtpSink(port);
    await stores.redisProxy.restore();
    await mailer.reaches(200);
    await vi.waitFor(() => expect(cities().sort()).toEqual(['Lisbon', 'Porto']), soon);
    expect(sink.mails).toHaveLength(2);
  });

  it('a killed service sends the mail after its next start', async () => {
    await stores.redisProxy.cut();
    expect(await join('Lisbon')).toBe(200);
    await waitlist.kill();
    await stores.redisProxy.restore();
    waitlist = await startService('waitlist', { MONGODB_URI: stores.mongoProxy.directUri, REDIS_URL: stores.redisProxy.uri });
    await vi.waitFor(() => expect(cities()).toEqual(['Lisbon']), soon);
  });

  it('no log contains a name or address', async () => {
    sink.answerNext({ at: 'data', code: 451, text: `later, ${email}` });
    await join('Lisbon');
    await vi.waitFor(() => expect(cities()).toEqual(['Lisbon']), soon);
    waitlist.child.kill('SIGTERM');
    mailer.child.kill('SIGTERM');
    const output = (await waitlist.output) + (await mailer.output);
    expect(output).toContain('job will be retried');
    expect(output).toContain('job done');
    expect(output).not.toMatch(/Lovelace|@example\.com/);
  });
});

describe('stopping', () => {
  it('on SIGTERM waits for the mail in flight and exits 0', async () => {
    sink.answerNext('hang');
    await join('Lisbon');
    await vi.waitFor(() => expect(sink.hanging()).toBe(1), soon);
    mailer.child.kill('SIGTERM');
    await vi.waitFor(async () => await expect(mailer.status('/healthz')).rejects.toThrow('fetch failed'), soon);
    expect(mailer.child.exitCode).toBeNull();
    sink.release();
    expect(await mailer.ended).toBe(0);
    expect(await stores.jobs()).toBe(0);
    expect(cities()).toEqual(['Lisbon']);
  });

  it.each(['cut', 'stall'] as const)('exits 0 with Redis %s', async (fault) => {
    await stores.redisProxy[fault]();
    await mailer.reaches(503);
    mailer.child.kill('SIGTERM');
    waitlist.child.kill('SIGTERM');
    expect([await mailer.ended, await waitlist.ended]).toEqual([0, 0]);
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
    await stores.mongoProxy.cut();
    await mailer.kill();
    mailer = await startService('mailer', { ...mailerEnv(), MONGODB_URI: stores.mongoProxy.uri });
    await mailer.reaches(503);
    const job = mailJobFor(email);
    await stores.enqueue(job, job.id);
    await stores.mongoProxy.restore();
    await mailer.reaches(200);
    await vi.waitFor(() => expect(cities()).toEqual(['Lisbon']), soon);
  });
});
