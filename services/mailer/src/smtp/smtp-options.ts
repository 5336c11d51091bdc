import type { SMTPPoolOptions } from 'nodemailer/lib/smtp-pool';

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Each below the ten seconds that a stop may take. */
const timeouts = { dnsTimeout: 5000, connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 8000 } as const;

/**
 * Options of a pooled SMTP transport for `smtp://user:password@host:587` or `smtps://…`. Passwords are never sent unencrypted to another
 * machine: with credentials, `smtp:` requires STARTTLS.
 */
export function smtpOptions(smtpUrl: string, connections: number): SMTPPoolOptions & { pool: true } {
  const url = new URL(smtpUrl);
  const secure = url.protocol === 'smtps:';
  const local = loopback.has(url.hostname);
  const auth = url.username ? { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) } : undefined;
  return {
    pool: true,
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: url.port ? Number(url.port) : secure ? 465 : 587,
    secure,
    ...(auth && { auth }),
    requireTLS: !secure && !local && auth !== undefined,
    ignoreTLS: local,
    maxConnections: connections,
    // The queue retries, with its own delays and count.
    maxRequeues: 0,
    // Mails consist of strings only; nothing may make nodemailer read a file or URL.
    disableFileAccess: true,
    disableUrlAccess: true,
    ...timeouts,
  };
}
