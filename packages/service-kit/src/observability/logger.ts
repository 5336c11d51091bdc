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
 * JSON lines on stdout, one name per process. Secrets and addresses of people are removed wherever they may stand,
 * at the top of a line or one level below, and from errors (`err`, `error`) and texts altogether.
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
      // A line without a text of its own gets the error's message.
      msg: (text: unknown) => withoutPeople(String(text)),
    },
    formatters: { level: (label: string) => ({ level: label }) },
    base: { pid: process.pid },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}

export type { Logger };
