import { describe, expect, expectTypeOf, it } from 'vitest';
import { type AuditEntry, type AuditId, auditId } from '../src/audit/audit-entry.js';

type Entry = AuditEntry<{ actions: ['user.suspended', 'user.renamed']; targets: ['user']; details: ['role']; words: ['admin'] }>;
type Details = NonNullable<Entry['details']>;

describe('auditEntrySchema', () => {
  it.each(['ada@example.com', 'Ada Lovelace', '192.0.2.7', '2001:db8::1', '', 'x'.repeat(65)])('rejects %j as an id', (text) => {
    expect(auditId.safeParse(text).success).toBe(false);
  });

  it.each(['0b9e7a54-3f0e-4bd4-9e1c-7f6f5f0c8a11', '65f0c8a11b9e7a543f0e4bd4', 'cus_NffrFeUfNV2Hib', 'waitlist'])(
    'accepts %j as an id',
    (text) => {
      expect(auditId.parse(text)).toBe(text);
    },
  );

  it('has types that reject plain strings as ids and words outside the lists', () => {
    expectTypeOf<string>().not.toExtend<AuditId>();
    expectTypeOf<Entry['action']>().toEqualTypeOf<'user.suspended' | 'user.renamed'>();
    expectTypeOf<{ role: string }>().not.toExtend<Details>();
    expectTypeOf<{ role: 'admin' }>().toExtend<Details>();
  });
});
