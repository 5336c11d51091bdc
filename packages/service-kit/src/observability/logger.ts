import { type DestinationStream, type Logger, pino } from 'pino';
import { shownError, withoutPeople } from './shown-error.js';

const secret = [
  'authorization',
  'cookie',
  '["set-cookie"]',
  '["x-cg-caller"]',
  'password',
  'newPassword',
  'currentPassword',
  'token',
  'secret',
  'recoveryCodes',
  'email',
  'to',
  'emailKey',
  'usernameKey',
  'keyValue',
  'errInfo',
  'errmsg',
  'writeErrors',
];

/**
 * JSON lines on stdout, with the process's name. Secrets and people's addresses are removed from the top level of a line and one level
 * below, and from errors (`err`, `error`) and messages entirely.
 *
 * @param destination instead of stdout, for tests
 */
export function createLogger(name: string, level: string, destination?: DestinationStream): Logger {
  const options = {
    name,
    level,
    redact: { paths: secret.flatMap((path) => (path.startsWith('[') ? [path, `*${path}`] : [path, `*.${path}`])), censor: '[removed]' },
    serializers: {
      err: (error: unknown) => shownError(error),
      error: (error: unknown) => shownError(error),
      // Without a message of its own, a line gets the error's message.
      msg: (text: unknown) => withoutPeople(String(text)),
    },
    formatters: { level: (label: string) => ({ level: label }) },
    base: { pid: process.pid },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}

export type { Logger };
