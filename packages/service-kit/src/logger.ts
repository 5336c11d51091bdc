import { type Logger, pino } from 'pino';

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
];

/**
 * JSON lines on stdout, one name per process. Secrets and addresses of people are removed wherever they may stand,
 * at the top of a line or one level below.
 */
export function createLogger(name: string, level: string): Logger {
  return pino({
    name,
    level,
    redact: { paths: secret.flatMap((path) => (path.startsWith('[') ? [path, `*${path}`] : [path, `*.${path}`])), censor: '[removed]' },
    formatters: { level: (label) => ({ level: label }) },
    base: { pid: process.pid },
  });
}

export type { Logger };
