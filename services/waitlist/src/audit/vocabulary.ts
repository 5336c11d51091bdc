import type { AuditLog } from '@city-genie/service-kit/audit/audit-log';

/** What the waitlist's audit log speaks of. */
export const waitlistAudit = {
  actions: ['waitlist.exported', 'waitlist.invited'],
  targets: ['list', 'entry'],
  details: ['entries', 'filtered'],
  words: [],
} as const;

export type WaitlistAudit = AuditLog<typeof waitlistAudit>;
