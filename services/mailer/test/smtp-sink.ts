import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** A message received completely through DATA, and the answer to it. */
export type ReceivedMail = {
  accepted: boolean;
  /** Envelope. */
  from: string;
  to: string[];
  headers: Map<string, string>;
  /** Everything after the headers, with quoted-printable decoded. */
  body: string;
};

/** An answer instead of 250: a refusal at one step, or no answer until `release`. */
export type Answer = { at: 'mail' | 'rcpt' | 'data'; code: number; text?: string } | 'hang';

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

function parse(raw: string): Pick<ReceivedMail, 'headers' | 'body'> {
  const end = raw.indexOf('\r\n\r\n');
  const lines = raw
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const headers = new Map<string, string>();
  for (const line of lines) {
    const colon = line.indexOf(':');
    const name = line.slice(0, colon).toLowerCase();
    // A repeated header may be an injected one, so it must not be hidden by the first.
    headers.set(headers.has(name) ? `${name} again` : name, line.slice(colon + 1).trim());
  }
  const bytes = raw
    .slice(end + 4)
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_match, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return { headers, body: Buffer.from(bytes, 'latin1').toString('utf8') };
}

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
        ...parse(raw),
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
