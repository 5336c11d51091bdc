import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

export type MailSink = {
  url: string;
  /** Simulates a dead mail server: connections break, new ones are refused. */
  close: () => Promise<void>;
};

export type TakenMail = { to: string; messageId: string };

type Options = {
  /** Refused for good. */
  refusedRecipient?: string;
  /** Told of every mail, with its source, before the server says that it has it. */
  onMail?: (mail: TakenMail, source: string) => void;
};

/** A mail server that accepts everything and keeps nothing. */
export async function openMailSink(options: Options = {}): Promise<MailSink> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    // A client that disconnects leaves nothing behind.
    socket.on('error', () => socket.destroy());
    socket.once('close', () => sockets.delete(socket));
    converse(socket, options);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') {
    throw new Error('the mail door has no port');
  }
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) {
        socket.destroy();
      }
      await closed;
    },
  };
}

function converse(socket: Socket, { refusedRecipient, onMail = () => undefined }: Options): void {
  let isMessage = false;
  let mail: TakenMail = { to: '', messageId: '' };
  let lines: string[] = [];
  const say = (line: string): void => void socket.write(`${line}\r\n`);
  const take = (): void => {
    onMail(mail, lines.join('\n'));
    say('250 taken');
  };
  say('220 mail door');
  const reader = createInterface({ input: socket });
  // The reader repeats the errors of its socket.
  reader.on('error', () => socket.destroy());
  reader.on('line', (line) => {
    if (isMessage) {
      isMessage = line !== '.';
      lines.push(line);
      // The first one is the header; what follows may quote anything.
      const messageId = mail.messageId || (/^message-id: (\S+)/i.exec(line)?.[1] ?? '');
      mail = { ...mail, messageId };
      return isMessage ? undefined : take();
    }
    const command = line.toUpperCase();
    if (command === 'DATA') {
      isMessage = true;
      mail = { ...mail, messageId: '' };
      lines = [];
      return say('354 go on');
    }
    if (command === 'QUIT') {
      say('221 bye');
      return void socket.end();
    }
    const recipient = /^RCPT TO:<([^>]*)>/i.exec(line)?.[1];
    if (recipient !== undefined) {
      mail = { to: recipient, messageId: '' };
    }
    return say(recipient !== undefined && recipient === refusedRecipient ? '550 nobody here' : '250 fine');
  });
}
