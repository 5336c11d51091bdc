import { mongoUri, publicUrl, redisUrl, url } from '@city-genie/service-kit/process/config';
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

/** The mailer's own environment variables. */
export const mailerConfig = {
  MONGODB_URI: mongoUri,
  QUEUE_REDIS_URL: redisUrl,
  /** The site's address, for the links of mails. */
  PUBLIC_URL: publicUrl,
  SMTP_URL: url(['smtp:', 'smtps:']),
  MAIL_FROM: mailbox,
  SUPPORT_EMAIL: z.email('must be an e-mail address'),
};
