import { cities } from '@city-genie/city-data/catalog';
import * as z from 'zod/mini';
import { accountMessages } from '../auth/endpoints.js';
import { typedEmail } from '../typed-text.js';
import { accountPageMessages } from './endpoints.js';

const { password } = accountPageMessages;
const { unreadable } = accountMessages;

const cityKeys = cities.map(({ key }) => key);

const knownPassword = z.string(password).check(z.minLength(1, password));

export const changeEmailRequest = z.object({ newEmail: typedEmail(accountMessages.email), currentPassword: knownPassword });

export type ChangeEmailRequest = z.infer<typeof changeEmailRequest>;

export const confirmEmailRequest = z.object({
  token: z.string(accountPageMessages.invalidEmailLink).check(z.minLength(1, accountPageMessages.invalidEmailLink)),
});

/** Which mails a user wants; what is missing stays as it is. */
export const preferencesRequest = z.object({
  /** A mail when somebody signs in with another kind of device than before. */
  signInNotices: z.optional(z.boolean(unreadable)),
  /** The cities of which the user wants news. */
  newsCities: z.optional(z.array(z.enum(cityKeys, unreadable), unreadable).check(z.maxLength(cityKeys.length, unreadable))),
});

export type PreferencesRequest = z.infer<typeof preferencesRequest>;

export const deleteAccountRequest = z.object({
  password: knownPassword,
  /** The own username, typed to confirm. */
  username: z.string(accountPageMessages.typedName),
});

export type DeleteAccountRequest = z.infer<typeof deleteAccountRequest>;
