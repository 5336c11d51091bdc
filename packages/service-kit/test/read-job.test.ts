import { defineJob, type JobInput, type JobPayloads, mailQueue } from '@city-genie/contracts/internal/job';
import { UnrecoverableError } from 'bullmq';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { z } from 'zod';
import { expired, type JobHandle, jobProcessor, type ReadJob, readJob, subjectOf } from '../src/jobs/read-job.js';
import { fixedClock } from '../src/testing/fixed-clock.js';

const jobs = {
  counted: defineJob({ queue: mailQueue, name: 'thing.counted', payload: z.object({ count: z.int(), note: z.string().default('none') }) }),
  named: defineJob({ queue: mailQueue, name: 'thing.named', payload: z.object({ name: z.string() }) }),
};
type Payloads = JobPayloads<typeof jobs>;

const clock = fixedClock('2026-03-01T10:00:00Z');
const id = '0b9e7a54-3f0e-4bd4-9e1c-7f6f5f0c8a11';
const secret = 'ada@example.com';

const handle = (name: string, data: unknown, jobId = id): JobHandle => ({
  id: jobId,
  name,
  data,
  progress: 0,
  updateProgress: async () => undefined,
});

describe('readJob', () => {
  it('validates a job and passes it on with its handle', async () => {
    const process = jobProcessor(jobs, clock, async (job, { progress }) =>
      job.name === 'thing.counted' ? `${job.payload.count} ${job.payload.note}` : `${job.payload.name} ${job.id} ${progress}`,
    );
    expect(await process(handle('thing.counted', { count: 3, type: 'thing.counted', id }))).toBe('3 none');
    expect(await process(handle('thing.named', { name: 'Ada' }))).toBe(`Ada ${id} 0`);
  });

  it.each([
    ['thing.counted', { count: secret, note: [secret] }, id, 'count, note'],
    ['thing.named', secret, id, ''],
    ['thing.named', { name: 'Ada' }, secret, 'id'],
  ])('fails for good on an invalid %s, and names only the fields', (name, data, jobId, fields) => {
    const work = () => readJob(jobs, handle(name, data, jobId));
    expect(work).toThrow(new UnrecoverableError(`payload can't be read: ${fields}`));
    expect(work).toThrow(UnrecoverableError);
  });

  it('throws a retriable error for an unknown job', () => {
    const work = () => readJob(jobs, handle('thing.new', {}));
    expect(work).toThrow('no job of this name');
    expect(work).not.toThrow(UnrecoverableError);
  });
});

describe('subjectOf', () => {
  it.each([
    [{ name: 'Ada', subjectId: 'user-1' }, 'user-1'],
    [{ name: 'Ada' }, undefined],
    [{ subjectId: 5 }, undefined],
    [undefined, undefined],
    ['user-1', undefined],
  ])('of %j is %s', (data, subjectId) => {
    expect(subjectOf({ data })).toBe(subjectId);
  });
});

describe('a job that expires', () => {
  const process = jobProcessor(jobs, clock, async ({ name }) => name);
  const nowSeconds = clock.nowMs() / 1000;

  it('is passed on until then, and dropped afterwards', async () => {
    expect(await process(handle('thing.named', { name: 'Ada', expiresAt: nowSeconds + 1 }))).toBe('thing.named');
    expect(await process(handle('thing.named', { name: 'Ada', expiresAt: nowSeconds }))).toBe(expired);
  });

  it('is dropped also when it can’t be read or isn’t known here', async () => {
    expect(await process(handle('thing.named', { expiresAt: nowSeconds }))).toBe(expired);
    expect(await process(handle('thing.new', { expiresAt: nowSeconds }))).toBe(expired);
  });
});

describe('the types of jobs', () => {
  it('give every job of a queue its payload', () => {
    type Worked = Parameters<Parameters<typeof jobProcessor<typeof jobs, void>>[2]>[0];
    expectTypeOf<Worked>().toEqualTypeOf<ReadJob<Payloads, 'thing.counted'> | ReadJob<Payloads, 'thing.named'>>();
    expectTypeOf<Payloads>().toEqualTypeOf<{ 'thing.counted': { count: number; note: string }; 'thing.named': { name: string } }>();
  });

  it('reject payloads that don’t fit the job', () => {
    expectTypeOf<{ count: number }>().toExtend<JobInput<typeof jobs.counted>>();
    expectTypeOf<{ count: string }>().not.toExtend<JobInput<typeof jobs.counted>>();
    expectTypeOf<{ name: string }>().not.toExtend<JobInput<typeof jobs.counted>>();
  });

  it('reject payloads with a field that every message has', () => {
    const payload = z.object({ id: z.string() });
    type Asked = Parameters<typeof defineJob<typeof mailQueue, 'thing.lost', typeof payload>>[0];
    expectTypeOf<Asked['payload']>().toBeNever();
  });
});
