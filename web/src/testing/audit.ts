import type { ShownAuditEntry } from '@city-genie/contracts/admin/audit';
import { HttpResponse, http } from 'msw';
import { server } from './server.js';

/** An entry of the audit log: the administrator makes ada one. */
export function entry(id: string, change: Partial<ShownAuditEntry> = {}): ShownAuditEntry {
  return {
    id,
    at: '2025-11-21T10:04:31.123Z',
    actor: { kind: 'user', id: 'admin' },
    action: 'user.admin_granted',
    target: { kind: 'user', id: 'ada' },
    outcome: 'done',
    details: {},
    requestId: `request-${id}`,
    ...change,
  };
}

/** A server with these pages of entries, found by their cursors `1`, `2` and so on; records the queries. */
export function serveAudit(pages: readonly (readonly ShownAuditEntry[])[]) {
  const asked: Record<string, string>[] = [];
  server.use(
    http.get('*/api/admin/audit', ({ request }) => {
      const query = Object.fromEntries(new URL(request.url).searchParams);
      asked.push(query);
      const number = Number(query.cursor ?? 0);
      return HttpResponse.json({
        success: true,
        entries: pages[number] ?? [],
        next: number + 1 < pages.length ? String(number + 1) : null,
        actions: ['password.changed', 'user.admin_granted'],
        usernames: { admin: 'grace', ada: 'ada' },
      });
    }),
  );
  return asked;
}

/** The log of another service: ids alone, and actions of its own; records the queries. */
export function serveOtherAudit(log: 'waitlist' | 'places', entries: readonly ShownAuditEntry[]) {
  const asked: Record<string, string>[] = [];
  const actions = log === 'waitlist' ? ['waitlist.exported', 'waitlist.invited'] : ['place.report_settled'];
  server.use(
    http.get(`*/api/admin/${log}/audit`, ({ request }) => {
      asked.push(Object.fromEntries(new URL(request.url).searchParams));
      return HttpResponse.json({ success: true, entries, next: null, actions });
    }),
  );
  return asked;
}
