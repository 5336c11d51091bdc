import type { identityJobs } from '@city-genie/contracts/internal/identity-jobs';
import type { JobPayloads } from '@city-genie/contracts/internal/job';
import { mailJobs } from '@city-genie/contracts/internal/mail-jobs';
import { auditId } from '@city-genie/service-kit/audit/audit-entry';
import type { Clock } from '@city-genie/service-kit/clock';
import { appendToOutbox } from '@city-genie/service-kit/jobs/outbox';
import type { ReadJob } from '@city-genie/service-kit/jobs/read-job';
import type { Outbox } from '@city-genie/service-kit/parts/add-outbox';
import { inTransaction } from '@city-genie/service-kit/stores/mongo';
import type { Connection } from 'mongoose';
import { thisProcess } from '../audit/actors.js';
import type { IdentityAudit } from '../audit/vocabulary.js';
import type { Links } from '../links/links.js';

type Deps = {
  connection: Connection;
  links: Pick<Links, 'create' | 'isMadeFor'>;
  outbox: Pick<Outbox, 'rows' | 'kick'>;
  audit: Pick<IdentityAudit, 'append'>;
  clock: Clock;
};

type Job = ReadJob<JobPayloads<typeof identityJobs>, 'invitation.requested'>;

/**
 * @returns makes an invitation for somebody on the waitlist, and has it mailed. Who invited them is in the waitlist's audit log; a job that
 * comes twice makes one invitation and one mail.
 */
export function createInvitationWork({ connection, links, outbox, audit, clock }: Deps) {
  return async ({ id, payload: { email: to, name, leave } }: Job, subjectId: string | undefined): Promise<void> => {
    const createdAt = new Date(clock.nowMs());
    await inTransaction(connection, async (session) => {
      if (await links.isMadeFor(session, id)) {
        return;
      }
      const link = await links.create(session, 'invite', { jobId: id });
      const about = { createdAt, subjectId: subjectId ?? null };
      await appendToOutbox(outbox.rows, session, mailJobs.accountInvited, { to, name, leave, ...link }, about);
      const target = { kind: 'invitation' as const, id: auditId.parse(link.tokenId) };
      await audit.append(session, { ...thisProcess(id), action: 'user.invited', target });
    });
    outbox.kick();
  };
}
