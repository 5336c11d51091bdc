import { defineEndpoint } from '../endpoint.js';

/** Messages that the forms and the server share. */
export const secondFactorMessages = {
  required: 'Please enter the code of your authenticator app',
  wrongCode: 'This code is not correct',
  isOn: 'Two-step verification is on already',
  notStarted: 'This has taken too long. Please start again.',
  isRequired: 'Administrators need two-step verification here',
  removed: 'Two-step verification is off',
  steppedUp: 'Thank you',
  stepUp: 'Please confirm that it is you',
  setUp: 'Please set up two-step verification first',
} as const;

const quarterHour = 900;
const tooMany = 'That was a lot of attempts. Please try again later.';

/** Comparing a recovery code takes its time, and so may waiting for a turn. */
const hashingTimeoutMs = 8000;

/** Wrong codes of a user, in whichever call. */
const wrongCodes = {
  name: 'second-factor',
  points: 5,
  durationSeconds: quarterHour,
  per: 'key',
  counts: 'failures',
  message: tooMany,
  variable: 'LIMIT_WRONG_CODES',
} as const;

/** What a user changes of their second factor. Ten recovery codes are ten times the work of a password. */
const changes = {
  name: 'second-factor-changes',
  points: 20,
  durationSeconds: quarterHour,
  per: 'caller',
  counts: 'requests',
  message: tooMany,
  variable: 'LIMIT_SECOND_FACTOR_CHANGES',
} as const;

/** Finishes a login, by the code of an app or by a recovery code; answers as a login does. */
export const proveSecondFactor = defineEndpoint({
  service: 'identity',
  method: 'POST',
  url: '/api/auth/second-factor',
  access: 'second_factor',
  timeoutMs: hashingTimeoutMs,
  forwardedCookies: ['device'],
  keyLimit: wrongCodes,
});

/** Proves once more that the user is here: by a code if they have a second factor, else by the password. Good for ten minutes. */
export const stepUp = defineEndpoint({
  service: 'identity',
  method: 'POST',
  url: '/api/auth/step-up',
  access: 'user',
  timeoutMs: hashingTimeoutMs,
  keyLimit: wrongCodes,
});

/** A new secret for an app. Nothing changes until a code of the app confirms it. */
export const startSecondFactor = defineEndpoint({
  service: 'identity',
  method: 'POST',
  url: '/api/account/second-factor',
  access: 'user',
  needsStepUp: 'always',
  limit: changes,
});

/** Turns the second factor on. */
export const confirmSecondFactor = defineEndpoint({
  service: 'identity',
  method: 'POST',
  url: '/api/account/second-factor/confirm',
  access: 'user',
  needsStepUp: 'always',
  timeoutMs: hashingTimeoutMs,
  keyLimit: wrongCodes,
});

/** Turns it off. */
export const removeSecondFactor = defineEndpoint({
  service: 'identity',
  method: 'DELETE',
  url: '/api/account/second-factor',
  access: 'user',
  needsStepUp: 'always',
  limit: changes,
});

/** New recovery codes; the ones before end. */
export const renewRecoveryCodes = defineEndpoint({
  service: 'identity',
  method: 'POST',
  url: '/api/account/second-factor/recovery-codes',
  access: 'user',
  needsStepUp: 'always',
  timeoutMs: hashingTimeoutMs,
  limit: changes,
});
