import { randomUUID } from 'node:crypto';
import type { JobData, JobDefinition, JobInput } from '@city-genie/contracts/internal/job';
import { type ClientSession, type Connection, type Model, type mongo, Schema } from 'mongoose';

/** A message that belongs to a change, written in the change's own transaction. */
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

/** What was handed over is its queue's; the row is of no use any more, and it may hold names and addresses. */
const keepSeconds = 24 * 3600;

export function outboxModel(connection: Connection): Model<OutboxRow> {
  return connection.model<OutboxRow>('Outbox', outboxSchema);
}

/** For a service's migrations; it also changes the indexes of a version before, which kept rows for longer and had no subjects. */
export async function createOutboxIndexes(db: mongo.Db): Promise<void> {
  const rows = db.collection('outbox');
  await rows.createIndexes([
    { key: { enqueuedAt: 1, createdAt: 1 }, name: 'pending' },
    { key: { 'payload.subjectId': 1 }, name: 'subject', sparse: true },
  ]);
  const expiry = { name: 'expiry', expireAfterSeconds: keepSeconds };
  if (await rows.indexExists(expiry.name)) {
    await db.command({ collMod: 'outbox', index: expiry });
  } else {
    await rows.createIndex({ enqueuedAt: 1 }, expiry);
  }
}

/**
 * Adds a message to the transaction of `session`.
 * @param about when it was caused, and by whose id it can be found when they want to be forgotten
 * @returns its id
 */
export async function appendToOutbox<Job extends JobDefinition>(
  outbox: Model<OutboxRow>,
  session: ClientSession,
  { queue, name }: Job,
  payload: JobInput<Job>,
  about: { createdAt: Date; subjectId?: string },
): Promise<string> {
  const { createdAt, subjectId } = about;
  const id = randomUUID();
  const data: JobData = { ...payload, type: name, id, ...(subjectId !== undefined && { subjectId }) };
  await outbox.create([{ _id: id, queue, name, payload: data, createdAt, enqueuedAt: null }], { session });
  return id;
}

/**
 * Removes every message about somebody, whether it waits or was handed over. Those in the queue come next (`erase-from-queue.ts`); what a relay
 * was just handing over is taken back by it.
 */
export async function eraseFromOutbox(outbox: Model<OutboxRow>, subjectId: string, session?: ClientSession): Promise<void> {
  await outbox.deleteMany({ 'payload.subjectId': subjectId }, session && { session });
}
