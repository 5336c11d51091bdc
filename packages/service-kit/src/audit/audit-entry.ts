import { z } from 'zod';

/**
 * An id of a user, row, request, process or customer. The pattern rejects mail addresses, sentences and most names; a name of one word
 * passes, so callers must not use names as ids.
 */
export const auditId = z
  .string()
  .regex(/^[\w-]{1,64}$/)
  .brand<'AuditId'>();

export type AuditId = z.infer<typeof auditId>;

const actorKinds = ['user', 'admin', 'process', 'visitor'] as const;
const outcomes = ['done', 'refused', 'failed'] as const;

export type AuditActorKind = (typeof actorKinds)[number];
export type AuditOutcome = (typeof outcomes)[number];

/** The closed lists of a service's audit log. Never remove a value: stored entries may use it. */
export type AuditVocabulary = {
  /** Actions, e.g. `user.suspended`. */
  actions: readonly string[];
  /** Kinds of target, e.g. `user`. */
  targets: readonly string[];
  /** Names of details, e.g. `role`. */
  details: readonly string[];
  /** Allowed values of a detail, e.g. `admin`. */
  words: readonly string[];
};

/** Who did what to what. It holds only ids and words of closed lists, so nothing personal has to be erased from it. */
export type AuditEntry<V extends AuditVocabulary> = {
  /**
   * `process`: one of our processes acting by itself; its id is its name. `visitor`: somebody who isn't signed in; the id is that of the
   * request, since nothing else about them may be kept.
   */
  actor: { kind: AuditActorKind; id: AuditId };
  action: V['actions'][number];
  target: { kind: V['targets'][number]; id: AuditId };
  /** Default: `done`. */
  outcome?: AuditOutcome;
  details?: Readonly<Partial<Record<V['details'][number], AuditId | V['words'][number] | number | boolean>>>;
  /** Id of the request or job that caused it. */
  requestId: AuditId;
};

/** Validates an entry at run time, where the types no longer protect it. */
export function auditEntrySchema({ actions, targets, details, words }: AuditVocabulary) {
  const entry = z.strictObject({
    actor: z.strictObject({ kind: z.enum(actorKinds), id: auditId }),
    action: z.enum(actions),
    target: z.strictObject({ kind: z.enum(targets), id: auditId }),
    outcome: z.enum(outcomes).default('done'),
    details: z.partialRecord(z.enum(details), z.union([z.enum(words), auditId, z.number(), z.boolean()])).optional(),
    requestId: auditId,
  });
  return entry.refine(({ actor, requestId }) => actor.kind !== 'visitor' || actor.id === requestId, { path: ['actor'] });
}
