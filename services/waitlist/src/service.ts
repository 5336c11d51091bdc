import { mailQueue } from '@city-genie/contracts/internal/job';
import { createMailPause, type MailPause } from '@city-genie/service-kit/mailbox/mail-pause';
import { addLimits } from '@city-genie/service-kit/parts/add-limits';
import { addMongo } from '@city-genie/service-kit/parts/add-mongo';
import { addOutbox } from '@city-genie/service-kit/parts/add-outbox';
import { addQueue } from '@city-genie/service-kit/parts/add-queue';
import { addRedis } from '@city-genie/service-kit/parts/add-redis';
import { defineProcess } from '@city-genie/service-kit/process/serve';
import { buildApp } from './app.js';
import { waitlistConfig } from './config.js';
import { createEntryRepository } from './entries/entry-repository.js';
import { createPersonalData } from './entries/personal-data.js';
import { waitlistMigrations } from './migrations.js';

type Parts = { mailPause: MailPause; sweepMs: number };

/** Owns the waitlist. */
export const waitlist = defineProcess({
  name: 'waitlist',
  config: waitlistConfig,
  wire: (kit, { mailPause, sweepMs }: Partial<Parts>) => {
    const { config, clock } = kit;
    const connection = addMongo(kit, config.MONGODB_URI, waitlistMigrations);
    // The service is ready without Redis: people can still join (limits are kept in memory, mails wait in the outbox), while an unready
    // service would turn a late mail into a lost sign-up.
    const limits = addLimits(kit, addRedis(kit, config.REDIS_URL));
    const queue = addQueue(kit, mailQueue, addRedis(kit, config.QUEUE_REDIS_URL));
    const outbox = addOutbox(kit, connection, { [mailQueue]: queue }, { ...(sweepMs && { sweepMs }) });
    const pauses = {
      pauseMs: config.LIMIT_WAITLIST_MAIL_MINUTES * 60_000,
      mailsPerDay: config.LIMIT_WAITLIST_MAILS_PER_DAY,
    };
    const entries = createEntryRepository({
      connection,
      outbox: outbox.rows,
      mailPause: mailPause ?? createMailPause(connection, pauses),
      clock,
    });
    const personalData = createPersonalData({ connection, messages: { outbox: outbox.rows, queues: [queue] }, limits });
    const app = buildApp({ service: kit.service, limits, entries, outbox, personalData });
    return { app, connection, outbox: outbox.rows, queue };
  },
});
