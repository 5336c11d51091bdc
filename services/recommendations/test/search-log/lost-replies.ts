import { once } from 'node:events';
import { createConnection, createServer, type Socket } from 'node:net';

export type LostReplies = {
  /** The store's address through the proxy. */
  uri: string;
  /** From now on every message that holds all of these texts reaches MongoDB, and its reply is lost with the connection. */
  lose(...texts: string[]): void;
  /** Replies that were lost so far. */
  lost(): number;
  /** Lets everything through again. */
  restore(): void;
  close(): Promise<void>;
};

/** A proxy before a real MongoDB for what a client can't know: whether a write that nobody answered was made. */
export async function lostReplies(mongodbUri: string): Promise<LostReplies> {
  const { hostname, port } = new URL(mongodbUri);
  const sockets = new Set<Socket>();
  let marks: string[] = [];
  let lost = 0;

  const server = createServer((client) => {
    const target = createConnection(Number(port), hostname);
    let isDoomed = false;
    const end = () => {
      client.destroy();
      target.destroy();
    };
    for (const socket of [client, target]) {
      sockets.add(socket);
      // Both ends of a broken connection fail; that is what is wanted here.
      socket.on('error', end);
      socket.on('close', () => {
        sockets.delete(socket);
        end();
      });
    }
    client.on('data', (chunk) => {
      isDoomed ||= marks.length > 0 && marks.every((mark) => chunk.includes(mark));
      target.write(chunk);
    });
    target.on('data', (chunk) => {
      if (isDoomed) {
        lost += 1;
        end();
      } else {
        client.write(chunk);
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') {
    throw new Error('the proxy has no port');
  }
  return {
    uri: `mongodb://127.0.0.1:${address.port}/?directConnection=true`,
    lose: (...texts) => {
      marks = texts;
    },
    lost: () => lost,
    restore: () => {
      marks = [];
    },
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
