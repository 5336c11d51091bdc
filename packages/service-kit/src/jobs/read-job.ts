import type { JobDefinitions, JobPayloads } from '@city-genie/contracts/internal/job';
import { type Job, UnrecoverableError } from 'bullmq';
import { z } from 'zod';
import { safeParse } from 'zod/v4/core';

/** The part of a job that workers need. */
export type JobHandle = Pick<Job<unknown>, 'id' | 'name' | 'data' | 'progress' | 'updateProgress'>;

/** A job whose payload is as its definition says. `id` is the outbox id. */
export type ReadJob<Payloads, Name extends keyof Payloads = keyof Payloads> = {
  [Key in Name]: { readonly id: string; readonly name: Key; readonly payload: Payloads[Key] };
}[Name];

/** One for each job of a queue; a job without one doesn't compile. */
export type JobHandlers<Payloads, Context, Result> = {
  readonly [Name in keyof Payloads]: (payload: Payloads[Name], context: Context) => Result;
};

const jobId = z.uuid();

const unreadable = (fields: readonly string[]) => new UnrecoverableError(`payload can't be read: ${fields.join(', ')}`);

/**
 * Reads a job of a queue.
 *
 * @throws UnrecoverableError with the names of the fields, and without their content, when id or payload aren't as defined; Error when no job of
 * this name is known here, which a newer replica may know: the job is tried again
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

/** Hands a job to the handler of its name. */
export function handleJob<Payloads, Name extends keyof Payloads, Context, Result>(
  handlers: JobHandlers<Payloads, Context, Result>,
  job: ReadJob<Payloads, Name>,
  context: Context,
): Result {
  return handlers[job.name](job.payload, context);
}

/** What a worker does with its queue's jobs: reads each as its definition says, and hands it to its handler. */
export function jobProcessor<Jobs extends JobDefinitions, Result>(
  jobs: Jobs,
  handlers: JobHandlers<JobPayloads<Jobs>, JobHandle, Promise<Result>>,
): (job: JobHandle) => Promise<Result> {
  return async (job) => handleJob(handlers, readJob(jobs, job), job);
}
