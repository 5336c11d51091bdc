import { registrationModes } from '@city-genie/contracts/site-config/endpoints';
import { flag, httpUrl, mapSources, mongoUri, publicUrl, redisUrl } from '@city-genie/service-kit/process/config';
import { z } from 'zod';

/** Identity's own environment variables. */
export const identityConfig = {
  MONGODB_URI: mongoUri,
  REDIS_URL: redisUrl,
  QUEUE_REDIS_URL: redisUrl,
  /** The services that may hold something about a user. */
  BILLING_URL: httpUrl,
  WAITLIST_URL: httpUrl,
  RECOMMENDATIONS_URL: httpUrl,
  MAILER_URL: httpUrl,
  /** The site's address: for links, and to know whether cookies need https. */
  PUBLIC_URL: publicUrl,
  REGISTRATION_MODE: z.enum(registrationModes).default('open'),
  /** Whether the site's buttons that lead to registration work. */
  REGISTRATION_BUTTON: flag.default(false),
  /** Whether only users with a verified address can log in. */
  REQUIRE_EMAIL_VERIFICATION: flag.default(true),
  /** Whether administrators can act as such only with a second factor; default: in production. */
  REQUIRE_ADMIN_2FA: flag.optional(),
  /** Mails about accounts to one mailbox within 24 hours. */
  LIMIT_ACCOUNT_MAILS_PER_DAY: z.coerce.number().int().min(1).default(10),
  SUPPORT_EMAIL: z.email('must be an e-mail address'),
  /** It is told to everybody, so it must be none of the secret ones. */
  STRIPE_PUBLISHABLE_KEY: z
    .string()
    .regex(/^pk_(test|live)_\w+$/, 'must be a publishable key: pk_…')
    .optional(),
  /** Where the payment provider's script is, when it isn't the provider's own. */
  STRIPE_JS_URL: httpUrl.optional(),
  YEARLY_SAVINGS_LABEL: z.string().optional(),
  ...mapSources,
};

/** `adminsNeedSecondFactor`: whether administrators can act as such only with a second factor. */
export function adminRules(config: Readonly<{ APP_MODE: string; REQUIRE_ADMIN_2FA?: boolean | undefined }>) {
  return { adminsNeedSecondFactor: config.REQUIRE_ADMIN_2FA ?? config.APP_MODE === 'production' };
}
