import { createLogger } from '@city-genie/service-kit/observability/logger';
import { fixedClock } from '@city-genie/service-kit/testing/fixed-clock';
import { UnrecoverableError } from 'bullmq';
import { describe, expect, it } from 'vitest';
import { createMailProcessor } from '../src/jobs/mail-processor.js';
import { context } from './sample-mails.js';

const id = '0b9e7a54-3f0e-4bd4-9e1c-7f6f5f0c8a11';
const payload = { type: 'waitlist.joined', id, to: 'ada@example.com', name: 'Ada', city: 'Lisbon' };
const clock = fixedClock('2026-03-01T10:00:00Z');
const refused = Object.assign(new Error('550 <ada@example.com> unknown'), { code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO' });
const busy = Object.assign(new Error('451 <ada@example.com> later'), { code: 'EMESSAGE', responseCode: 451, command: 'DATA' });

function setUp(faults: { send?: Error[]; markSent?: Error[]; updateProgress?: Error[] } = {}) {
  const sends: { id: string; to: string }[] = [];
  const rows = new Map<string, string>();
  /** Whom the marked mails were about. */
  const subjects: (string | undefined)[] = [];
  const failNext = (name: keyof typeof faults): void => {
    const fault = faults[name]?.shift();
    if (fault) {
      throw fault;
    }
  };
  const job = {
    id,
    name: 'waitlist.joined',
    data: payload as unknown,
    progress: 0 as number | string | object | boolean,
    updateProgress: async (progress: number | string | object | boolean) => {
      failNext('updateProgress');
      job.progress = progress;
    },
  };
  const process = createMailProcessor({
    clock,
    log: {
      wasSent: async (mailId) => rows.get(mailId) === 'sent',
      markSent: async ({ _id, subjectId }) => {
        failNext('markSent');
        rows.set(_id, 'sent');
        subjects.push(subjectId);
      },
      markFailed: async ({ _id, subjectId }) => {
        rows.set(_id, 'failed');
        subjects.push(subjectId);
      },
    },
    sender: {
      send: async (mailId, to) => {
        sends.push({ id: mailId, to });
        failNext('send');
      },
    },
    context,
    logger: createLogger('test', 'silent'),
  });
  return { job, run: () => process(job), sends, rows, subjects };
}

describe('a mail job', () => {
  it('is sent under its own id and marked', async () => {
    const { run, sends, rows } = setUp();
    expect(await run()).toBe('sent');
    expect(sends).toEqual([{ id, to: 'ada@example.com' }]);
    expect(rows.get(id)).toBe('sent');
  });

  it('is sent once when it comes twice', async () => {
    const { run, sends } = setUp();
    await run();
    expect(await run()).toBe('known');
    expect(sends).toHaveLength(1);
  });

  it('is retried under the same id after a transient refusal', async () => {
    const { run, sends, rows } = setUp({ send: [busy] });
    await expect(run()).rejects.not.toBeInstanceOf(UnrecoverableError);
    expect(rows.size).toBe(0);
    expect(await run()).toBe('sent');
    expect(sends.map((mail) => mail.id)).toEqual([id, id]);
  });

  it('fails for good after a permanent refusal, with a reason without the address', async () => {
    const { run, rows } = setUp({ send: [refused] });
    await expect(run()).rejects.toThrow(new UnrecoverableError('smtp EENVELOPE 550 RCPT TO'));
    expect(rows.get(id)).toBe('failed');
  });

  it('is sent when an operator retries it after a permanent refusal', async () => {
    const { run, rows } = setUp({ send: [refused] });
    await expect(run()).rejects.toThrow();
    expect(await run()).toBe('sent');
    expect(rows.get(id)).toBe('sent');
  });

  it('is not sent again when only its marker couldn’t be written', async () => {
    const { run, sends, rows } = setUp({ markSent: [new Error('mongodb is away')] });
    await expect(run()).rejects.toThrow('mongodb is away');
    expect(await run()).toBe('sent');
    expect(sends).toHaveLength(1);
    expect(rows.get(id)).toBe('sent');
  });

  it('is sent again under the same id when both stores failed after the 250', async () => {
    const { run, sends } = setUp({ markSent: [new Error('mongodb is away')], updateProgress: [new Error('redis is away')] });
    await expect(run()).rejects.toThrow('redis is away');
    expect(await run()).toBe('sent');
    expect(sends.map((mail) => mail.id)).toEqual([id, id]);
  });

  it.each([
    ['sent', {}, ['user-1']],
    ['given up', { send: [refused] }, ['user-1']],
  ])('that is %s is marked with whom it is about', async (_case, faults, about) => {
    const { job, run, subjects } = setUp(faults);
    job.data = { ...payload, subjectId: 'user-1' };
    await run().catch(() => undefined);
    expect(subjects).toEqual(about);
  });

  it('that has expired is not sent', async () => {
    const { job, run, sends, rows } = setUp();
    job.data = { ...payload, expiresAt: clock.nowMs() / 1000 };
    expect(await run()).toBe('expired');
    expect([sends, rows.size]).toEqual([[], 0]);
  });

  it('needs only the fields of its definition', async () => {
    const { job, run, sends } = setUp();
    job.data = { to: 'ada@example.com', name: 'Ada', city: 'Lisbon' };
    expect(await run()).toBe('sent');
    expect(sends).toEqual([{ id, to: 'ada@example.com' }]);
  });

  it.each([
    ['nothing', undefined, ''],
    ['two recipients', { ...payload, to: 'ada@example.com, eve@example.com' }, 'to'],
    ['a recipient with a header', { ...payload, to: 'ada@example.com\r\nBcc: eve@example.com' }, 'to'],
    ['missing fields', { to: 'ada@example.com' }, 'name, city'],
  ])('with %s fails unsent, and the error names the fields', async (_case, data, fields) => {
    const { job, run, sends, rows } = setUp();
    job.data = data;
    await expect(run()).rejects.toThrow(new UnrecoverableError(`payload can't be read: ${fields}`));
    expect(sends).toEqual([]);
    expect(rows.get(id)).toBe('failed');
  });

  it('with a malformed id fails unsent', async () => {
    const { job, run, sends, rows } = setUp();
    job.id = 'x\r\nBcc: eve@example.com';
    await expect(run()).rejects.toThrow(new UnrecoverableError("payload can't be read: id"));
    expect([sends, rows.get(job.id)]).toEqual([[], 'failed']);
  });

  it('of an unknown name is retried, for a newer version', async () => {
    const { job, run, sends, rows } = setUp();
    job.name = 'invoice.paid';
    await expect(run()).rejects.not.toBeInstanceOf(UnrecoverableError);
    expect([sends, rows.size]).toEqual([[], 0]);
  });
});
