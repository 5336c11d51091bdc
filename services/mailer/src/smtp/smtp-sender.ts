import { createTransport } from 'nodemailer';
import type { MailContent } from '../mails/layout.js';
import { unsubscribeHeaders } from '../mails/unsubscribe.js';
import { domainOf, type Mailbox } from './mailbox.js';
import { smtpOptions } from './smtp-options.js';

export type SmtpSender = {
  /**
   * Resolves when the server has accepted the mail (250).
   * @param id becomes the Message-ID, so that a repeat is recognised as the same mail.
   * @throws what nodemailer throws; see `smtp-failure.ts`.
   */
  send(id: string, to: string, content: MailContent): Promise<void>;
  close(): void;
};

/**
 * Connecting, greeting and silence have their own timeouts; this one is for a server that answers very slowly. Shorter than the grace
 * period of a stop.
 */
const sendTimeoutMs = 9000;

type Options = {
  smtpUrl: string;
  from: Mailbox;
  supportEmail: string;
  connections: number;
  /** Aborts a send; injected by tests. */
  deadline?: () => AbortSignal;
};

/** A pool of connections to one SMTP server, opened on demand. */
export function createSmtpSender(options: Options): SmtpSender {
  const { smtpUrl, from, supportEmail, connections, deadline = () => AbortSignal.timeout(sendTimeoutMs) } = options;
  const transport = createTransport(smtpOptions(smtpUrl, connections));
  return {
    async send(id, to, { unsubscribe, ...content }) {
      await transport.sendMail({
        ...content,
        // As objects they are used as they are; a string would be parsed and could name several recipients.
        from,
        to: { name: '', address: to },
        replyTo: { name: '', address: supportEmail },
        envelope: { from: from.address, to: [to] },
        messageId: `<${id}@${domainOf(from)}>`,
        headers: { 'Auto-Submitted': 'auto-generated', ...(unsubscribe && unsubscribeHeaders(unsubscribe)) },
        signal: deadline(),
      });
    },
    close: () => transport.close(),
  };
}
