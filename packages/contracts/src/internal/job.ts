import type { $ZodType, input, output } from 'zod/v4/core';

/** The queue of mails. The hash tag keeps all keys of a queue in one slot of a Redis Cluster. */
export const mailQueue = '{mail}';

/** The queue of what identity does behind its replies. */
export const identityQueue = '{identity}';

/** The queues between our processes. */
export type QueueName = typeof mailQueue | typeof identityQueue;

/** A job as producers and workers share it. */
export type JobDefinition<Queue extends QueueName = QueueName, Name extends string = string, Payload extends $ZodType = $ZodType> = {
  readonly queue: Queue;
  /** Unique in its queue, and never changed: stored messages contain it. */
  readonly name: Name;
  readonly payload: Payload;
  /** A job that is still waiting so long after it was caused is dropped; missing = never. */
  readonly expiresAfterSeconds?: number;
};

/** The jobs of one queue. */
export type JobDefinitions = Readonly<Record<string, JobDefinition>>;

/**
 * A message as stored in an outbox and in Redis: its payload and these fields. `type` repeats the job's name and `id` its id, because
 * workers of an earlier version read them here, and may receive messages from this version during a rollout.
 */
export type JobData = {
  readonly type: string;
  readonly id: string;
  /** The id of the user or entry that the message is about; used to erase a person's messages. */
  readonly subjectId?: string;
  /** Epoch seconds from which the message is no longer worth anything; missing = never, as in messages of earlier versions. */
  readonly expiresAt?: number;
  readonly [field: string]: unknown;
};

/** Fields of `JobData` that no payload may have. */
type OwnField = 'type' | 'id' | 'subjectId' | 'expiresAt';

/** Infers the literal types of a definition. A payload with a field of `JobData` is a type error. */
export function defineJob<const Queue extends QueueName, const Name extends string, Payload extends $ZodType>(
  job: JobDefinition<Queue, Name, Payload & (Extract<keyof input<Payload>, OwnField> extends never ? unknown : never)>,
): JobDefinition<Queue, Name, Payload> {
  return job;
}

/** The payload that a producer passes. */
export type JobInput<Job extends JobDefinition> = input<Job['payload']> & object;

/** The validated payloads that workers get, by job name. */
export type JobPayloads<Jobs extends JobDefinitions> = { [Job in Jobs[keyof Jobs] as Job['name']]: output<Job['payload']> };
