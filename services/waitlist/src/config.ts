import { mongoUri, redisUrl } from '@city-genie/service-kit/process/config';
import { z } from 'zod';

/** The waitlist's own environment variables. */
export const waitlistConfig = {
  MONGODB_URI: mongoUri,
  REDIS_URL: redisUrl,
  QUEUE_REDIS_URL: redisUrl,
  /** The pause of a mailbox after a mail from us. */
  LIMIT_WAITLIST_MAIL_MINUTES: z.coerce.number().int().min(0).default(10),
  /** Mails to one mailbox within 24 hours. */
  LIMIT_WAITLIST_MAILS_PER_DAY: z.coerce.number().int().min(1).default(5),
};
