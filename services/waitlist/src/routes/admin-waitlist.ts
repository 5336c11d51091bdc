import { waitlistMessages } from '@city-genie/contracts/waitlist/endpoints';
import {
  exportWaitlistRoute,
  inviteEntriesRoute,
  listWaitlistRoute,
  readWaitlistAuditRoute,
  readWaitlistFiguresRoute,
} from '@city-genie/contracts/waitlist/routes';
import { actingAdmin } from '@city-genie/service-kit/audit/acting-admin';
import { auditReply } from '@city-genie/service-kit/audit/audit-reply';
import type { Service } from '@city-genie/service-kit/calls/create-service';
import type { Clock } from '@city-genie/service-kit/clock';
import { type WaitlistAudit, waitlistAudit } from '../audit/vocabulary.js';
import { csvFileName } from '../entries/entry-csv.js';
import type { ExportEntries } from '../entries/entry-export.js';
import type { EntryFigures } from '../entries/entry-figures.js';
import type { EntryList } from '../entries/entry-list.js';
import { presentEntry } from '../entries/entry-presenter.js';
import type { Invite } from '../entries/invitations.js';

export type AdminWaitlistDeps = {
  listEntries: EntryList;
  readFigures: EntryFigures;
  exportEntries: ExportEntries;
  invite: Invite;
  audit: Pick<WaitlistAudit, 'page'>;
  clock: Clock;
};

/** What administrators see of the waitlist, and do with it. */
export function registerAdminWaitlist(app: Service, deps: AdminWaitlistDeps): void {
  const { listEntries, readFigures, exportEntries, invite, audit, clock } = deps;
  app.route({
    ...listWaitlistRoute,
    handler: async ({ query: { page, ...query } }) => {
      const { entries, total } = await listEntries({ page, ...query });
      const now = new Date(clock.nowMs());
      const listed = entries.map((entry) => presentEntry(entry, now));
      return { success: true as const, entries: listed, total, ...(page !== undefined && { page }) };
    },
  });
  app.route({
    ...readWaitlistFiguresRoute,
    handler: async ({ query: { days } }) => ({ success: true as const, ...(await readFigures(days)) }),
  });
  app.route({
    ...exportWaitlistRoute,
    handler: async (request, reply) => {
      const file = await exportEntries(request.query, actingAdmin(request));
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${csvFileName(clock.nowMs())}"`)
        .header('cache-control', 'no-store')
        .send(file);
    },
  });
  app.route({
    ...inviteEntriesRoute,
    handler: async (request) => {
      const outcome = await invite(request.body.ids, actingAdmin(request));
      return { success: true as const, message: waitlistMessages.invited(outcome.invited.length), ...outcome };
    },
  });
  app.route({ ...readWaitlistAuditRoute, handler: ({ query }) => auditReply(audit, waitlistAudit, query) });
}
