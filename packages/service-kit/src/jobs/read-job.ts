import type { JobDefinitions, JobPayloads } from '@city-genie/contracts/internal/job';
import { type Job, UnrecoverableError } from 'bullmq';
import { z } from 'zod';
import { safeParse } from 'zod/v4/core';
import type { Clock } from '../clock.js';

/** The part of a queue's job that workers need. */
export type JobHandle = Pick<Job<unknown>, 'id' | 'name' | 'data' | 'progress' | 'updateProgress'>;

/** A job whose payload matches its definition. `id` is the outbox id. */
export type ReadJob<Payloads, Name extends keyof Payloads = keyof Payloads> = {
  [Key in Name]: { readonly id: string; readonly name: Key; readonly payload: Payloads[Key] };
}[Name];

/** What became of a job that came too late: nothing was done (docs/rules/jobs.md#expired). */
export const expired = 'expired';

const jobId = z.uuid();
const expiry = z.object({ expiresAt: z.number() });
const subject = z.object({ subjectId: z.string() });

const unreadable = (fields: readonly string[]) => new UnrecoverableError(`payload can't be read: ${fields.join(', ')}`);

/**
 * Validates a job.
 *
 * @throws UnrecoverableError when id or payload are invalid (it names the fields, not their content); Error when the job's name is unknown
 * here: a newer replica may know it, so the job is retried
 */
export function readJob<Jobs extends JobDefinitions>(jobs: Jobs, job: Pick<JobHandle, 'id' | 'name' | 'data'>): ReadJob<JobPayloads<Jobs>>;
export function readJob(jobs: JobDefinitions, { id, name, data }: Pick<JobHandle, 'id' | 'name' | 'data'>) {
  const definition = Object.values(jobs).find((job) => job.name === name);
  if (definition === undefined) {
    throw new Error('no job of this name is known here');
  }
  const knownId = jobId.safeParse(id);
  if (!knownId.success) {
    throw unreadable(['id']);
  }
  const parsed = safeParse(definition.payload, data);
  if (!parsed.success) {
    throw unreadable(parsed.error.issues.map((issue) => issue.path.join('.')));
  }
  return { id: knownId.data, name, payload: parsed.data };
}

/** The id of the user or entry that a job is about; undefined where it names none, as jobs of earlier versions. It never throws. */
export function subjectOf({ data }: Pick<JobHandle, 'data'>): string | undefined {
  return subject.safeParse(data).data?.subjectId;
}

function isExpired(data: unknown, clock: Clock): boolean {
  const known = expiry.safeParse(data);
  return known.success && clock.nowMs() >= known.data.expiresAt * 1000;
}

/**
 * A worker's processor: validates each job and passes it on, with its handle. A job that has expired isn't passed on.
 * @throws as `readJob`, and what `work` throws
 */
export function jobProcessor<Jobs extends JobDefinitions, Result>(
  jobs: Jobs,
  clock: Clock,
  work: (job: ReadJob<JobPayloads<Jobs>>, handle: JobHandle) => Promise<Result>,
): (handle: JobHandle) => Promise<Result | typeof expired> {
  return async (handle) => (isExpired(handle.data, clock) ? expired : work(readJob(jobs, handle), handle));
}
