import { randomUUID } from 'node:crypto';
import type { JobData, JobDefinition, JobInput } from '@city-genie/contracts/internal/job';
import mongoose, { type ClientSession, type Connection, type Model, type mongo, Schema } from 'mongoose';

/** A message that belongs to a change, written in the change's own transaction (docs/rules/jobs.md#outbox). */
export type OutboxRow = {
  /** Also the job id and the mail's Message-ID. */
  _id: string;
  queue: string;
  name: string;
  /** The job's data. */
  payload: JobData;
  createdAt: Date;
  /** null until the queue has accepted it. */
  enqueuedAt: Date | null;
  /** How often the queue has refused it; missing = 0. */
  attempts?: number;
  /** Earliest next attempt; missing = at once. */
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

/** After the hand-over the queue holds the message; the row is no longer needed and may hold names and addresses. */
const keepSeconds = 24 * 3600;

export function outboxModel(connection: Connection): Model<OutboxRow> {
  return connection.model<OutboxRow>('Outbox', outboxSchema);
}

/** For a service's migrations. It also converts the indexes of an earlier version, which kept rows longer and had no subjects. */
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
 * Adds a message in the transaction of `session`.
 * @param about when it was caused, and the id of the user or entry it is about, by which it can be erased; null when it is about nobody.
 * Without `isWanted` MongoDB is asked for the same and stores nothing: for callers whose time must not tell whether there is a message
 * @returns its id
 */
export async function appendToOutbox<Job extends JobDefinition>(
  outbox: Model<OutboxRow>,
  session: ClientSession,
  { queue, name, expiresAfterSeconds }: Job,
  payload: JobInput<Job>,
  about: { createdAt: Date; subjectId: string | null; isWanted?: boolean },
): Promise<string> {
  const { createdAt, subjectId, isWanted = true } = about;
  const id = randomUUID();
  const expiry = expiresAfterSeconds !== undefined && { expiresAt: Math.floor(createdAt.getTime() / 1000) + expiresAfterSeconds };
  const data: JobData = { ...payload, type: name, id, ...(subjectId !== null && { subjectId }), ...expiry };
  const row = { queue, name, payload: data, createdAt, enqueuedAt: null };
  await outbox.updateOne({ _id: id }, { $setOnInsert: row }, { upsert: isWanted, session });
  return id;
}

/**
 * Removes every message about these people, waiting or handed over. If a relay is handing one over at that moment, the relay removes its job
 * again. `eraseMessages` also removes those in the queues.
 *
 * @returns those of whom one was waiting
 */
export async function eraseFromOutbox(
  outbox: Model<OutboxRow>,
  subjectIds: ReadonlySet<string>,
  session?: ClientSession,
): Promise<ReadonlySet<string>> {
  const options = session && { session };
  const about = { 'payload.subjectId': mongoose.trusted({ $in: [...subjectIds] }) };
  const waiting = await outbox.find({ ...about, enqueuedAt: null }, null, options).lean();
  await outbox.deleteMany(about, options);
  return new Set(waiting.flatMap(({ payload: { subjectId } }) => subjectId ?? []));
}
