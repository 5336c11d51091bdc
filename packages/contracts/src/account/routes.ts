import { z } from 'zod';
import { currentUserReply, messageReply } from '../auth/routes.js';
import { defineRoute } from '../route.js';
import * as calls from './endpoints.js';
import * as requests from './request.js';

/** Which mails a user wants. */
export const preferences = z.object({ signInNotices: z.boolean(), newsCities: z.array(z.string()) });

export type Preferences = z.infer<typeof preferences>;

/** The account page's first call. Times are ISO 8601 in UTC. */
export const accountReply = z.object({
  success: z.literal(true),
  account: currentUserReply.extend({
    createdAt: z.iso.datetime(),
    /** The address that the user has asked for and not yet confirmed. */
    pendingEmail: z.string().nullable(),
    preferences,
    secondFactor: z.object({
      isOn: z.boolean(),
      /** Recovery codes that are not used yet. */
      recoveryCodesLeft: z.number().int(),
      /** This user can't act as an administrator without one. */
      isRequired: z.boolean(),
    }),
  }),
});

export type Account = z.infer<typeof accountReply>['account'];

/** A session as its user sees it. `id` names it in calls and is good for nothing else. Names of browser and system are empty if unknown. */
export const shownSession = z.object({
  id: z.string(),
  browser: z.string(),
  system: z.string(),
  /** `desktop`, `mobile`, `tablet` or the like; empty if unknown. */
  platform: z.string(),
  startedAt: z.iso.datetime().nullable(),
  /** To the hour. */
  lastUsedAt: z.iso.datetime(),
  /** The session that asks. */
  isCurrent: z.boolean(),
});

export type ShownSession = z.infer<typeof shownSession>;

export const readAccountRoute = defineRoute(calls.readAccount, { reply: accountReply });
export const listSessionsRoute = defineRoute(calls.listSessions, {
  reply: z.object({ success: z.literal(true), sessions: z.array(shownSession) }),
});
export const endSessionRoute = defineRoute(calls.endSession, {
  params: z.object({ id: z.string().regex(/^[0-9a-f]{16}$/) }),
  reply: messageReply,
});
export const changeEmailRoute = defineRoute(calls.changeEmail, { body: requests.changeEmailRequest, reply: messageReply });
export const keepEmailRoute = defineRoute(calls.keepEmail, { reply: messageReply });
export const confirmEmailRoute = defineRoute(calls.confirmEmail, { body: requests.confirmEmailRequest, reply: messageReply }, [
  'invalid_token',
  'conflict',
]);
export const changePreferencesRoute = defineRoute(calls.changePreferences, {
  body: requests.preferencesRequest,
  reply: z.object({ success: z.literal(true), preferences }),
});

/** What each service knows of the user, by the service's name. */
export const exportAccountRoute = defineRoute(calls.exportAccount, {
  reply: z.object({ exportedAt: z.iso.datetime(), services: z.record(z.string(), z.record(z.string(), z.unknown())) }),
});

export const deleteAccountRoute = defineRoute(calls.deleteAccount, { body: requests.deleteAccountRequest, reply: messageReply }, [
  'conflict',
]);
