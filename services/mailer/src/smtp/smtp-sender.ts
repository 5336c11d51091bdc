import { createTransport } from 'nodemailer';
import type { MailContent } from '../mails/layout.js';
import { domainOf, type Mailbox } from './mailbox.js';
import { smtpOptions } from './smtp-options.js';

export type SmtpSender = {
  /**
   * Resolves when the server has taken the mail (250).
   * @param id becomes the Message-ID, so that a repeat is recognised as the same mail.
   * @throws what nodemailer throws; `smtp-failure.ts` tells what it means.
   */
  send(id: string, to: string, content: MailContent): Promise<void>;
  close(): void;
};

/** Connection, greeting and silence have bounds of their own; this one is for a server that trickles. Below a stop's grace. */
const sendTimeoutMs = 9000;

type Options = {
  smtpUrl: string;
  from: Mailbox;
  supportEmail: string;
  connections: number;
  /** Ends a send; for tests that decide when. */
  deadline?: () => AbortSignal;
};

/** A pool of connections to one SMTP server, opened when they are needed. */
export function createSmtpSender(options: Options): SmtpSender {
  const { smtpUrl, from, supportEmail, connections, deadline = () => AbortSignal.timeout(sendTimeoutMs) } = options;
  const transport = createTransport(smtpOptions(smtpUrl, connections));
  return {
    async send(id, to, content) {
      await transport.sendMail({
        ...content,
        // Objects are taken as they are; a string would be parsed and could name several people.
        from,
        to: { name: '', address: to },
        replyTo: { name: '', address: supportEmail },
        envelope: { from: from.address, to: [to] },
        messageId: `<${id}@${domainOf(from)}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
        signal: deadline(),
      });
    },
    close: () => transport.close(),
  };
}
