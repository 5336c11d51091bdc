import type { JobDefinitions, JobPayloads } from '@city-genie/contracts/internal/job';
import { type Job, UnrecoverableError } from 'bullmq';
import { z } from 'zod';
import { safeParse } from 'zod/v4/core';

/** The part of a job that handlers need. */
export type JobHandle = Pick<Job<unknown>, 'id' | 'name' | 'data' | 'progress' | 'updateProgress'>;

/** A job whose payload matches its definition. `id` is the outbox id. */
export type ReadJob<Payloads, Name extends keyof Payloads = keyof Payloads> = {
  [Key in Name]: { readonly id: string; readonly name: Key; readonly payload: Payloads[Key] };
}[Name];

/** One handler per job of a queue; a missing one is a type error. */
export type JobHandlers<Payloads, Context, Result> = {
  readonly [Name in keyof Payloads]: (payload: Payloads[Name], context: Context) => Result;
};

const jobId = z.uuid();

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

/** Passes a job to the handler of its name. */
export function handleJob<Payloads, Name extends keyof Payloads, Context, Result>(
  handlers: JobHandlers<Payloads, Context, Result>,
  job: ReadJob<Payloads, Name>,
  context: Context,
): Result {
  return handlers[job.name](job.payload, context);
}

/** A worker's processor: validates each job and passes it to its handler. */
export function jobProcessor<Jobs extends JobDefinitions, Result>(
  jobs: Jobs,
  handlers: JobHandlers<JobPayloads<Jobs>, JobHandle, Promise<Result>>,
): (job: JobHandle) => Promise<Result> {
  return async (job) => handleJob(handlers, readJob(jobs, job), job);
}
