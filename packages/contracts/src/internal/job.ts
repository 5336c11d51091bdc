import type { $ZodType, input, output } from 'zod/v4/core';

/** Mails to be sent. The hash tag keeps all keys of a queue in one slot of a Redis Cluster. */
export const mailQueue = '{mail}';

/** The queues between our processes. */
export type QueueName = typeof mailQueue;

/** A job as those who ask for it and the worker that does it know it. */
export type JobDefinition<Queue extends QueueName = QueueName, Name extends string = string, Payload extends $ZodType = $ZodType> = {
  readonly queue: Queue;
  /** Unique among the jobs of its queue, and kept for ever: stored messages have it. */
  readonly name: Name;
  readonly payload: Payload;
};

/** The jobs of one queue. */
export type JobDefinitions = Readonly<Record<string, JobDefinition>>;

/**
 * A message as it lies in an outbox and in Redis: the fields of its payload, and these. `type` repeats the job's name and `id` the job's id,
 * since workers of the version before read them here, and may be given what this version enqueues while both run.
 */
export type JobData = {
  readonly type: string;
  readonly id: string;
  /** The id of the user, or of the entry, whom the message is about: by it their messages are found when they want to be forgotten. */
  readonly subjectId?: string;
  readonly [field: string]: unknown;
};

/** Fields of `JobData` that no payload has. */
type OwnField = 'type' | 'id' | 'subjectId';

/** Keeps the literal types of a definition. A payload with a field named as one of `JobData` doesn't compile. */
export function defineJob<const Queue extends QueueName, const Name extends string, Payload extends $ZodType>(
  job: JobDefinition<Queue, Name, Payload & (Extract<keyof input<Payload>, OwnField> extends never ? unknown : never)>,
): JobDefinition<Queue, Name, Payload> {
  return job;
}

/** What is asked of a job's producer. */
export type JobInput<Job extends JobDefinition> = input<Job['payload']> & object;

/** What workers read, by the names of the jobs. */
export type JobPayloads<Jobs extends JobDefinitions> = { [Job in Jobs[keyof Jobs] as Job['name']]: output<Job['payload']> };
