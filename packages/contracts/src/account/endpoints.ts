import { defineEndpoint } from '../endpoint.js';

/** Messages that the account page and the server share. */
export const accountPageMessages = {
  emailAsked: 'We have sent a link to this address. It becomes yours once you follow it.',
  emailKept: 'Your email address stays as it is',
  emailChanged: 'Your email address is changed',
  sameEmail: 'This is your email address already',
  emailUnavailable: 'This email address can’t be used',
  invalidEmailLink: 'This link is invalid or expired. Please ask for a new one on your account page.',
  sessionEnded: 'Signed out',
  preferencesSaved: 'Saved',
  typedName: 'Please type your username to confirm',
  password: 'Please enter your password',
  wrongPassword: 'This password is not correct',
  lastAdmin: 'You are the only administrator. Make somebody else one first.',
  deleted: 'Your account is deleted',
} as const;

const quarterHour = 900;

/** A user's own attempts, each of which compares a password. */
const attemptsOf = (name: string, variable: string) =>
  ({
    name,
    points: 5,
    durationSeconds: quarterHour,
    per: 'caller',
    counts: 'requests',
    message: 'That was a lot of attempts. Please try again later.',
    variable,
  }) as const;

/** Comparing a password takes its time, and so may waiting for a turn. */
const hashingTimeoutMs = 8000;
/** A subscription is ended at the payment provider's first. */
const settlingTimeoutMs = 15_000;
/** Several services are asked. */
const gatheringTimeoutMs = 8000;

/** What the account page shows of the signed-in user. */
export const readAccount = defineEndpoint({ service: 'identity', method: 'GET', url: '/api/account', access: 'user' });

/** The user's own sessions. */
export const listSessions = defineEndpoint({ service: 'identity', method: 'GET', url: '/api/account/sessions', access: 'user' });

/** Ends one of them. Ending one that has ended succeeds. */
export const endSession = defineEndpoint({
  service: 'identity',
  method: 'DELETE',
  url: '/api/account/sessions/:id',
  access: 'user',
});

/** Asks for another address. The reply never says whether somebody else has it. */
export const changeEmail = defineEndpoint({
  service: 'identity',
  method: 'POST',
  url: '/api/account/email',
  access: 'user',
  needsStepUp: 'with_second_factor',
  timeoutMs: hashingTimeoutMs,
  limit: attemptsOf('change-email', 'LIMIT_CHANGE_EMAIL'),
});

/** Withdraws that, before it is confirmed. */
export const keepEmail = defineEndpoint({ service: 'identity', method: 'DELETE', url: '/api/account/email', access: 'user' });

/** Takes the token of the link that was mailed to the new address. Only its user can, signed in. */
export const confirmEmail = defineEndpoint({ service: 'identity', method: 'POST', url: '/api/account/email/confirm', access: 'user' });

/** Which mails the user wants. */
export const changePreferences = defineEndpoint({
  service: 'identity',
  method: 'PATCH',
  url: '/api/account/preferences',
  access: 'user',
});

/** Everything that is stored about the user, as a file. */
export const exportAccount = defineEndpoint({
  service: 'identity',
  method: 'GET',
  url: '/api/account/export',
  access: 'user',
  needsStepUp: 'always',
  timeoutMs: gatheringTimeoutMs,
  limit: {
    name: 'export-account',
    points: 10,
    durationSeconds: 3600,
    per: 'caller',
    counts: 'requests',
    message: 'That was a lot of exports. Please try again later.',
    variable: 'LIMIT_EXPORTS_PER_HOUR',
  },
});

/** Deletes the user, and everything about them in every service. */
export const deleteAccount = defineEndpoint({
  service: 'identity',
  method: 'DELETE',
  url: '/api/account',
  access: 'user',
  needsStepUp: 'with_second_factor',
  timeoutMs: settlingTimeoutMs,
  limit: attemptsOf('delete-account', 'LIMIT_DELETE_ACCOUNT'),
});
