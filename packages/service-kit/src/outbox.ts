import { randomUUID } from 'node:crypto';
import type { JobData, JobDefinition, JobInput } from '@city-genie/contracts/internal/job';
import { type ClientSession, type Connection, type Model, type mongo, Schema } from 'mongoose';

/** A message that belongs to a change, written in the change's own transaction (design §4). */
export type OutboxRow = {
  /** Also the job id and the mail's Message-ID. */
  _id: string;
  queue: string;
  name: string;
  /** What the queue is given. */
  payload: JobData;
  createdAt: Date;
  /** null until the queue has taken it. */
  enqueuedAt: Date | null;
  /** How often the queue has refused it; missing = never. */
  attempts?: number;
  /** Not before then; missing = at once. */
  nextAttemptAt?: Date;
};

const outboxSchema = new Schema<OutboxRow>(
  {
    _id: { type: String, required: true },
    queue: { type: String, required: true },
    name: { type: String, required: true },
    payload: { type: Schema.Types.Mixed, required: true },
    createdAt: { type: Date, required: true },
    enqueuedAt: { type: Date, default: null },
    attempts: Number,
    nextAttemptAt: Date,
  },
  { collection: 'outbox', versionKey: false },
);

const keepSeconds = 14 * 24 * 3600;

export function outboxModel(connection: Connection): Model<OutboxRow> {
  return connection.model<OutboxRow>('Outbox', outboxSchema);
}

/** For a service's migrations. */
export async function createOutboxIndexes(db: mongo.Db): Promise<void> {
  await db.collection('outbox').createIndexes([
    { key: { enqueuedAt: 1, createdAt: 1 }, name: 'pending' },
    { key: { enqueuedAt: 1 }, name: 'expiry', expireAfterSeconds: keepSeconds },
  ]);
}

/** Adds a message to the transaction of `session`. @returns its id */
export async function appendToOutbox<Job extends JobDefinition>(
  outbox: Model<OutboxRow>,
  session: ClientSession,
  { queue, name }: Job,
  payload: JobInput<Job>,
  createdAt: Date,
): Promise<string> {
  const id = randomUUID();
  const data: JobData = { ...payload, type: name, id };
  await outbox.create([{ _id: id, queue, name, payload: data, createdAt, enqueuedAt: null }], { session });
  return id;
}
