import { expect, expectTypeOf, it } from 'vitest';
import { z } from 'zod';
import { defineJob, type JobDefinition, mailQueue } from '../src/internal/job.js';
import { mailJobs } from '../src/internal/mail-jobs.js';

const jobs: readonly JobDefinition[] = Object.values(mailJobs);

it('no queue has two jobs of one name', () => {
  const names = jobs.map(({ queue, name }) => `${queue} ${name}`);
  expect(names).toEqual([...new Set(names)]);
});

it('a job may say when it expires, and its payload may not', () => {
  const hour = 3600;
  const job = defineJob({ queue: mailQueue, name: 'thing.asked', payload: z.object({ to: z.string() }), expiresAfterSeconds: hour });
  expect(job.expiresAfterSeconds).toBe(hour);
  const payload = z.object({ expiresAt: z.number() });
  type Asked = Parameters<typeof defineJob<typeof mailQueue, 'thing.lost', typeof payload>>[0];
  expectTypeOf<Asked['payload']>().toBeNever();
});
