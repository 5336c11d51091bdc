import { commonConfig, mongoUri, redisUrl, url } from '@city-genie/service-kit/process/config';
import { z } from 'zod';
import { parseMailbox } from './smtp/mailbox.js';

/** `hello@city-genie.example` or `City Genie <hello@city-genie.example>`. */
const mailbox = z.string().transform((text, context) => {
  const parsed = parseMailbox(text);
  if (parsed === undefined) {
    context.addIssue('must be an e-mail address, or a name and an address as Name <address>');
    return z.NEVER;
  }
  return parsed;
});

/** The mailer's environment variables. */
export const mailerConfig = {
  ...commonConfig,
  MONGODB_URI: mongoUri,
  QUEUE_REDIS_URL: redisUrl,
  SMTP_URL: url(['smtp:', 'smtps:']),
  MAIL_FROM: mailbox,
  SUPPORT_EMAIL: z.email('must be an e-mail address'),
};

/** The queue is in REDIS_URL unless QUEUE_REDIS_URL is set; the mailer uses Redis for nothing else. */
export function withQueueDefault(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return { ...env, QUEUE_REDIS_URL: env.QUEUE_REDIS_URL || env.REDIS_URL };
}
