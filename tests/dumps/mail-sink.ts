import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

export type MailSink = {
  url: string;
  /** Simulates a dead mail server: connections break, new ones are refused. */
  close: () => Promise<void>;
};

/** A mail server that accepts everything and keeps nothing, except for recipients at `refusedRecipient`, which it refuses for good. */
export async function openMailSink(refusedRecipient: string): Promise<MailSink> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    // A client that disconnects leaves nothing behind.
    socket.on('error', () => socket.destroy());
    socket.once('close', () => sockets.delete(socket));
    converse(socket, refusedRecipient);
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

function converse(socket: Socket, refusedRecipient: string): void {
  let isMessage = false;
  const say = (line: string): void => void socket.write(`${line}\r\n`);
  say('220 mail door');
  createInterface({ input: socket }).on('line', (line) => {
    if (isMessage) {
      isMessage = line !== '.';
      return isMessage ? undefined : say('250 taken');
    }
    const command = line.toUpperCase();
    if (command === 'DATA') {
      isMessage = true;
      return say('354 go on');
    }
    if (command === 'QUIT') {
      say('221 bye');
      return void socket.end();
    }
    return say(command.startsWith('RCPT') && line.includes(`<${refusedRecipient}>`) ? '550 nobody here' : '250 fine');
  });
}
