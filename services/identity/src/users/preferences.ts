import type { Preferences } from '@city-genie/contracts/account/routes';
import type { UserRow } from './user-model.js';

/** Which mails a user wants. Until they say otherwise, they hear of sign-ins, and of no city. */
export function preferencesOf({ preferences = {} }: Pick<UserRow, 'preferences'>): Preferences {
  const { signInNotices = true, newsCities = [] } = preferences;
  return { signInNotices, newsCities };
}
