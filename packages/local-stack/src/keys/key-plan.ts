import type { KeyPurpose } from '@city-genie/service-kit/keys';

/** Everything that runs, and which others it calls: each of these pairs has a key of its own. */
export const calls = {
  gateway: ['identity', 'billing', 'recommendations', 'weather', 'waitlist'],
  identity: [],
  billing: [],
  recommendations: ['weather'],
  weather: [],
  waitlist: [],
  mailer: [],
} as const satisfies Record<string, readonly string[]>;

export type ProcessName = keyof typeof calls;

export const processNames = Object.keys(calls) as ProcessName[];

/** What else keys are for: each inner list shares one, and nobody else has it. */
export const purposes: Readonly<Record<KeyPurpose, readonly (readonly ProcessName[])[]>> = {
  sessionCopy: [['identity', 'gateway']],
  sessionCookie: [['identity', 'gateway']],
  pseudonym: [['recommendations'], ['waitlist']],
};
