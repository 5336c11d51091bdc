import { type Connection, type Model, type mongo, Schema, type Types } from 'mongoose';
import type { AuditActorKind, AuditOutcome } from './audit-entry.js';

/** A stored entry. Words are plain strings here, since entries of an older version may use other words. */
export type AuditRow = {
  _id: Types.ObjectId;
  at: Date;
  actor: { kind: AuditActorKind; id: string };
  action: string;
  target: { kind: string; id: string };
  outcome: AuditOutcome;
  details?: Readonly<Record<string, string | number | boolean>>;
  requestId: string;
};

const text = { type: String, required: true } as const;

const auditSchema = new Schema<AuditRow>(
  {
    at: { type: Date, required: true },
    actor: new Schema({ kind: text, id: text }, { _id: false }),
    action: text,
    target: new Schema({ kind: text, id: text }, { _id: false }),
    outcome: text,
    details: Schema.Types.Mixed,
    requestId: text,
  },
  { collection: 'audit_log', versionKey: false },
);

export function auditModel(connection: Connection): Model<AuditRow> {
  return connection.model<AuditRow>('AuditEntry', auditSchema);
}

/** For a service's migrations: creates the collection and the indexes for reading pages. It can be repeated, for indexes of a later version. */
export async function createAuditLogCollection(db: mongo.Db): Promise<void> {
  const newestFirst = { at: -1, _id: -1 } as const;
  await db.collection('audit_log').createIndexes([
    { key: newestFirst, name: 'by_time' },
    { key: { action: 1, ...newestFirst }, name: 'by_action' },
    { key: { 'actor.id': 1, ...newestFirst }, name: 'by_actor' },
    { key: { 'target.kind': 1, 'target.id': 1, ...newestFirst }, name: 'by_target' },
  ]);
}
