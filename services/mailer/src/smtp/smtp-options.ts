import type { SMTPPoolOptions } from 'nodemailer/lib/smtp-pool';

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Each below the ten seconds that a stop may take. */
const timeouts = { dnsTimeout: 5000, connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 8000 } as const;

/**
 * Options of a pooled SMTP transport from `smtp://user:password@host:587` or `smtps://…`. A password never travels in clear
 * to another machine: with credentials, `smtp:` insists on STARTTLS.
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
    // The queue repeats, with its own pauses and its own count.
    maxRequeues: 0,
    // A mail is made of strings alone; nothing may make the server read a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
    ...timeouts,
  };
}
