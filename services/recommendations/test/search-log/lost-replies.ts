import { once } from 'node:events';
import { createConnection, createServer, type Socket } from 'node:net';

export type LostReplies = {
  /** URI of the store through the proxy. */
  uri: string;
  /** From now on, each message that contains all of these texts reaches MongoDB, but its reply is lost and the connection is cut. */
  lose(...texts: string[]): void;
  /** Number of replies lost so far. */
  lost(): number;
  /** Forwards everything again. */
  restore(): void;
  close(): Promise<void>;
};

/** A proxy in front of a real MongoDB that loses replies, so that the client can't know whether a write was made. */
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
      // Cutting a connection raises errors on both ends, as intended.
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
