import type { AuditLog } from '@city-genie/service-kit/audit/audit-log';
/** What identity's audit log speaks of. */
export const identityAudit = {
  actions: [
    'user.registered',
    'user.email_verified',
    'user.invited',
    'user.admin_granted',
    'user.admin_removed',
    'user.listed',
    'user.email_change_asked',
    'user.email_changed',
    'user.exported',
    'user.expiry_told',
    'user.deleted',
    'user.erased',
    'session.started',
    'session.refused',
    'session.ended',
    'session.all_ended',
    'password.changed',
    'password.reset_requested',
    'password.reset',
    'password.rehashed',
  ],
  targets: ['user', 'session', 'invitation'],
  details: ['reason', 'means'],
  words: ['rate_limited', 'wrong_password', 'other_user_named', 'link', 'command', 'form', 'user', 'admin', 'expiry'],
} as const;

export type IdentityAudit = AuditLog<typeof identityAudit>;
