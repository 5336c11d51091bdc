import { type Connection, type Model, type mongo, Schema, type Types } from 'mongoose';
import type { AuditActorKind, AuditOutcome } from './audit-entry.js';

/** As it is stored. Words are texts here, since an older version may have known others. */
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

/** For a service's migrations: the collection, and what its pages are read by. */
export async function createAuditLogCollection(db: mongo.Db): Promise<void> {
  const newestFirst = { at: -1, _id: -1 } as const;
  await db.collection('audit_log').createIndexes([
    { key: newestFirst, name: 'by_time' },
    { key: { 'actor.id': 1, ...newestFirst }, name: 'by_actor' },
    { key: { 'target.kind': 1, 'target.id': 1, ...newestFirst }, name: 'by_target' },
  ]);
}
