import { identityQueue, mailQueue } from '@city-genie/contracts/internal/job';
import { createAuditLog } from '@city-genie/service-kit/audit/audit-log';
import { createMailPause, type MailPause } from '@city-genie/service-kit/mailbox/mail-pause';
import { addLimits } from '@city-genie/service-kit/parts/add-limits';
import { addMongo } from '@city-genie/service-kit/parts/add-mongo';
import { addOutbox } from '@city-genie/service-kit/parts/add-outbox';
import { addQueue } from '@city-genie/service-kit/parts/add-queue';
import { addRedis } from '@city-genie/service-kit/parts/add-redis';
import { defineProcess } from '@city-genie/service-kit/process/serve';
import { buildApp } from './app.js';
import { waitlistAudit } from './audit/vocabulary.js';
import { waitlistConfig } from './config.js';
import { createConfirmation } from './entries/confirmation.js';
import { createEntryExport } from './entries/entry-export.js';
import { createEntryFigures } from './entries/entry-figures.js';
import { createEntryFinder, createEntryLinks } from './entries/entry-links.js';
import { createEntryList } from './entries/entry-list.js';
import type { EntryRow } from './entries/entry-model.js';
import { createEntryRepository } from './entries/entry-repository.js';
import { giveLinks } from './entries/give-links.js';
import { createInvitations } from './entries/invitations.js';
import { createLeaving } from './entries/leaving.js';
import { createPersonalData } from './entries/personal-data.js';
import { waitlistMigrations } from './migrations.js';

const minuteMs = 60_000;

type Parts = { mailPause: MailPause; sweepMs: number };

/** Owns the waitlist. */
export const waitlist = defineProcess({
  name: 'waitlist',
  config: waitlistConfig,
  keyPurposes: ['waitlistLink'],
  wire: (kit, { mailPause, sweepMs }: Partial<Parts>) => {
    const { config, clock, keys, logger } = kit;
    const connection = addMongo(kit, config.MONGODB_URI, waitlistMigrations);
    // The service is ready without Redis: people can still join (limits are kept in memory, mails wait in the outbox), while an unready
    // service would turn a late mail into a lost sign-up.
    const limits = addLimits(kit, addRedis(kit, config.REDIS_URL));
    const queueRedis = addRedis(kit, config.QUEUE_REDIS_URL);
    const queue = addQueue(kit, mailQueue, queueRedis);
    const queues = { [mailQueue]: queue, [identityQueue]: addQueue(kit, identityQueue, queueRedis) };
    const outbox = addOutbox(kit, connection, queues, { ...(sweepMs && { sweepMs }) });
    const audit = createAuditLog({ connection, clock, vocabulary: waitlistAudit });
    const messages = { outbox: outbox.rows, queues: Object.values(queues) };
    const makeLinks = createEntryLinks(keys);
    const findEntry = createEntryFinder(connection, keys);
    const shared = { connection, clock, logger, audit, outbox, messages, makeLinks, findEntry };
    const pauses = {
      pauseMs: config.LIMIT_WAITLIST_MAIL_MINUTES * 60_000,
      mailsPerDay: config.LIMIT_WAITLIST_MAILS_PER_DAY,
    };
    const entries = createEntryRepository({
      connection,
      outbox: outbox.rows,
      mailPause: mailPause ?? createMailPause(connection, pauses),
      makeLinks,
      clock,
    });
    const personalData = createPersonalData({ connection, messages, limits });
    const rows = connection.collection<EntryRow>('entries');
    const links = kit.every({ name: 'links of entries', everyMs: minuteMs }, () => giveLinks(rows, makeLinks, clock));
    // Behind the start: the service answers without them.
    kit.onStart(async () => links.runNow());
    const app = buildApp({
      ...shared,
      service: kit.service,
      limits,
      entries,
      personalData,
      confirm: createConfirmation(shared),
      leave: createLeaving(shared),
      listEntries: createEntryList(connection),
      readFigures: createEntryFigures(connection, clock),
      exportEntries: createEntryExport(shared),
      invite: createInvitations(shared),
    });
    return { app, connection, outbox: outbox.rows, queue, queues };
  },
});
