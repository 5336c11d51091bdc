import { randomUUID } from 'node:crypto';
import { type ClientSession, type Connection, type Model, type mongo, Schema } from 'mongoose';

/** A message that belongs to a change, written in the change's own transaction (design §4). */
export type OutboxRow = {
  /** Also the job id and the mail's Message-ID. */
  _id: string;
  queue: string;
  name: string;
  payload: Record<string, unknown>;
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

/** Adds a message to the transaction of `session`; `payload` receives the message's own id. */
export async function appendToOutbox(
  outbox: Model<OutboxRow>,
  session: ClientSession,
  message: { queue: string; name: string; payload: (id: string) => Record<string, unknown>; createdAt: Date },
): Promise<string> {
  const id = randomUUID();
  await outbox.create(
    [{ _id: id, queue: message.queue, name: message.name, payload: message.payload(id), createdAt: message.createdAt, enqueuedAt: null }],
    { session },
  );
  return id;
}
