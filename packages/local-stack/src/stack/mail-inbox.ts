import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { ProcessSpec } from '../processes/managed-process.js';
import { answersOk } from '../processes/readiness.js';

/** A mail server that delivers nothing and shows everything; its mails are kept in the data folder. */
export function mailInboxSpec(dataDir: string, smtpPort: number, webPort: number): ProcessSpec {
  const root = dirname(createRequire(import.meta.url).resolve('maildev/package.json'));
  const loopback = ['--ip', '127.0.0.1', '--web-ip', '127.0.0.1'];
  const ports = ['--smtp', String(smtpPort), '--web', String(webPort)];
  return {
    name: 'maildev',
    kind: 'mail',
    command: process.execPath,
    args: [join(root, 'bin/maildev'), ...loopback, ...ports, '--mail-directory', join(dataDir, 'mail')],
    cwd: dataDir,
    env: process.env,
    isReady: () => answersOk(`http://127.0.0.1:${webPort}/healthz`),
  };
}
