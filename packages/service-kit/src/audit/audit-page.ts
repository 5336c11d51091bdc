import mongoose, { type Model } from 'mongoose';
import { fieldFault } from '../errors.js';
import type { AuditVocabulary } from './audit-entry.js';
import type { AuditRow } from './audit-model.js';

/** Filters the log; a missing field matches everything. */
export type AuditFilter<V extends AuditVocabulary = AuditVocabulary> = {
  /** Id of the actor. */
  actor?: string;
  action?: V['actions'][number];
  target?: { kind: V['targets'][number]; id: string };
  /** What they did, and what was done to them; of users also where nothing is done to them. */
  about?: { kind: V['targets'][number] | 'user'; id: string };
  /** Inclusive. */
  from?: Date;
  /** Exclusive. */
  to?: Date;
};

export type AuditPage = {
  entries: readonly AuditRow[];
  /** Cursor of the next page; null on the last one. */
  next: string | null;
};

const mostEntries = 100;
const usualEntries = 50;

function cursorOf({ at, _id }: AuditRow): string {
  return `${at.getTime()}-${_id.toHexString()}`;
}

/** Selects the entries after the one that the cursor names. */
function behind(cursor: string) {
  const [, atMs, id] = /^(\d{1,15})-([0-9a-f]{24})$/.exec(cursor) ?? [];
  if (atMs === undefined || id === undefined) {
    throw fieldFault('cursor', 'This page is not there. Please start again with the first one.');
  }
  const at = new Date(Number(atMs));
  return { $or: [{ at: mongoose.trusted({ $lt: at }) }, { at, _id: mongoose.trusted({ $lt: new mongoose.Types.ObjectId(id) }) }] };
}

const ofTarget = ({ kind, id }: { kind: string; id: string }) => ({ 'target.kind': kind, 'target.id': id });

function matching({ actor, action, target, about, from, to }: AuditFilter) {
  const times = { ...(from && { $gte: from }), ...(to && { $lt: to }) };
  return {
    ...(actor !== undefined && { 'actor.id': actor }),
    ...(action !== undefined && { action }),
    ...(target !== undefined && ofTarget(target)),
    ...(about !== undefined && { $or: [{ 'actor.id': about.id }, ofTarget(about)] }),
    ...((from || to) && { at: mongoose.trusted(times) }),
  };
}

/** The query of a page, newest first. Each alternative has an index in this order, so MongoDB merges them. @throws 400 when the cursor is not valid */
export function auditQuery(rows: Model<AuditRow>, filter: AuditFilter, cursor?: string) {
  return rows.find({ $and: [matching(filter), ...(cursor === undefined ? [] : [behind(cursor)])] }).sort({ at: -1, _id: -1 });
}

/** @throws 400 when the cursor is not valid */
export async function readAuditPage(
  rows: Model<AuditRow>,
  filter: AuditFilter,
  { cursor, limit = usualEntries }: { cursor?: string; limit?: number },
): Promise<AuditPage> {
  const size = Math.min(Math.max(limit, 1), mostEntries);
  const found = await auditQuery(rows, filter, cursor)
    .limit(size + 1)
    .lean();
  const entries = found.slice(0, size);
  const last = entries.at(-1);
  return { entries, next: found.length > size && last !== undefined ? cursorOf(last) : null };
}
