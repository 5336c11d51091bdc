import { z } from 'zod';

const auditId = z.string().regex(/^[\w-]{1,64}$/);

/** An entry of an audit log: ids and words of closed lists alone. */
export const shownAuditEntry = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  actor: z.object({ kind: z.string(), id: z.string() }),
  action: z.string(),
  target: z.object({ kind: z.string(), id: z.string() }),
  outcome: z.string(),
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  requestId: z.string(),
});

export type ShownAuditEntry = z.infer<typeof shownAuditEntry>;

/** Which entries of a service's log are asked for. */
export const auditLogQuery = z.object({
  /** The id of whoever did it. */
  actor: auditId.optional(),
  action: z.string().max(64).optional(),
  /** A user's id: what they did, and what was done to them. */
  user: auditId.optional(),
  /** Inclusive. */
  from: z.iso.datetime().optional(),
  /** Exclusive. */
  to: z.iso.datetime().optional(),
  cursor: z.string().max(64).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
});

/** Entries, newest first. */
export const auditLogPage = z.object({
  success: z.literal(true),
  entries: z.array(shownAuditEntry),
  /** The cursor of the next page; null on the last one. */
  next: z.string().nullable(),
  /** Every action that entries can have. */
  actions: z.array(z.string()),
});
