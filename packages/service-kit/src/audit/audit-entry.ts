import { z } from 'zod';

/**
 * An id as we give them and get them: of a user, a row, a request, a process, a customer. An address, a sentence and most names don't have this
 * form; that it isn't a name of one word is up to whoever calls one an id.
 */
export const auditId = z
  .string()
  .regex(/^[\w-]{1,64}$/)
  .brand<'AuditId'>();

export type AuditId = z.infer<typeof auditId>;

const actorKinds = ['user', 'admin', 'process'] as const;
const outcomes = ['done', 'refused', 'failed'] as const;

export type AuditActorKind = (typeof actorKinds)[number];
export type AuditOutcome = (typeof outcomes)[number];

/** The closed lists of a service's audit log. What was once in them may lie in stored entries for ever. */
export type AuditVocabulary = {
  /** What can be done, e.g. `user.suspended`. */
  actions: readonly string[];
  /** What it can be done to, e.g. `user`. */
  targets: readonly string[];
  /** Names of details, e.g. `role`. */
  details: readonly string[];
  /** Words that a detail can have for its value, e.g. `admin`. */
  words: readonly string[];
};

/** Who did what to what: ids and words of closed lists alone, so that nobody has to be erased from it. */
export type AuditEntry<V extends AuditVocabulary> = {
  /** `process`: one of ours, of its own accord; its id is its name. */
  actor: { kind: AuditActorKind; id: AuditId };
  action: V['actions'][number];
  target: { kind: V['targets'][number]; id: AuditId };
  /** `done` when it isn't said. */
  outcome?: AuditOutcome;
  details?: Readonly<Partial<Record<V['details'][number], AuditId | V['words'][number] | number | boolean>>>;
  /** Of the request that caused it, or of the job. */
  requestId: AuditId;
};

/** What an entry has to be while the process runs, too, where types say nothing any more. */
export function auditEntrySchema({ actions, targets, details, words }: AuditVocabulary) {
  return z.strictObject({
    actor: z.strictObject({ kind: z.enum(actorKinds), id: auditId }),
    action: z.enum(actions),
    target: z.strictObject({ kind: z.enum(targets), id: auditId }),
    outcome: z.enum(outcomes).default('done'),
    details: z.partialRecord(z.enum(details), z.union([z.enum(words), auditId, z.number(), z.boolean()])).optional(),
    requestId: auditId,
  });
}
