import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { type ReadMessage, readMessage } from './read-message.js';

/** A message received completely through DATA, and the answer to it. */
export type ReceivedMail = {
  accepted: boolean;
  /** Envelope. */
  from: string;
  to: string[];
} & ReadMessage;

/** An answer instead of 250: a refusal at one step, or no answer until `release`. `meanwhile` is done before the refusal. */
export type Answer = { at: 'mail' | 'rcpt' | 'data'; code: number; text?: string; meanwhile?: () => void } | 'hang';

export type SmtpSink = {
  port: number;
  url: string;
  mails: ReceivedMail[];
  /** Answers for the next messages, one each. */
  answerNext(...answers: Answer[]): void;
  /** The number of messages that wait for an answer. */
  hanging(): number;
  /** Accepts the waiting messages. */
  release(): void;
  close(): Promise<void>;
};

function refusal(answer: Exclude<Answer, 'hang'>): Error {
  return Object.assign(new Error(answer.text ?? 'refused by the test'), { responseCode: answer.code });
}

/** A real SMTP server on loopback that keeps its messages and answers as told. */
export async function startSmtpSink(port = 0): Promise<SmtpSink> {
  const mails: ReceivedMail[] = [];
  const answers: Answer[] = [];
  const held: (() => void)[] = [];

  function refusedAt(step: 'mail' | 'rcpt' | 'data'): Error | undefined {
    const next = answers[0];
    if (next === undefined || next === 'hang' || next.at !== step) {
      return undefined;
    }
    answers.shift();
    next.meanwhile?.();
    return refusal(next);
  }

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    closeTimeout: 1,
    onMailFrom: (_address, _session, done) => done(refusedAt('mail')),
    onRcptTo: (_address, _session, done) => done(refusedAt('rcpt')),
    onData: async (stream, session, done) => {
      // A client that disconnects in the middle has sent no mail and waits for no answer.
      const raw = await buffer(stream).then(
        (body) => body.toString('latin1'),
        () => undefined,
      );
      if (raw === undefined) {
        return;
      }
      const error = refusedAt('data');
      const { mailFrom, rcptTo } = session.envelope;
      const mail = {
        accepted: false,
        from: mailFrom === false ? '' : mailFrom.address,
        to: rcptTo.map((recipient) => recipient.address),
        ...readMessage(raw),
      };
      mails.push(mail);
      const take = (): void => {
        mail.accepted = true;
        done();
      };
      if (error) {
        done(error);
      } else if (answers[0] === 'hang') {
        answers.shift();
        held.push(take);
      } else {
        take();
      }
    },
  });
  // Some tests disconnect in the middle.
  server.on('error', () => undefined);
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address();
  if (address === null || typeof address === 'string') {
    throw new Error('the sink has no port');
  }
  return {
    port: address.port,
    url: `smtp://127.0.0.1:${address.port}`,
    mails,
    answerNext: (...next) => {
      answers.push(...next);
    },
    hanging: () => held.length,
    release: () => {
      for (const take of held.splice(0)) {
        take();
      }
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
