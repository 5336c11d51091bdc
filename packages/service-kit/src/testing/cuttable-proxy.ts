import { once } from 'node:events';
import { createConnection, createServer, type Server, type Socket } from 'node:net';

export type CuttableProxy = {
  /** The port to connect to instead of the target's; it stays the same across cuts. */
  port: number;
  /** Simulates a dead server: connections break, new ones are refused. */
  cut(): Promise<void>;
  /** Simulates a hanging server: connections stay open and are still accepted, but no data comes through. */
  stall(): void;
  /** Simulates a network that breaks at the worst moment: once the server has received these words, none of its answers comes through. */
  loseAnswersAfter(words: string): void;
  /** Ends a cut. Stalled connections are broken, because the data they held back is lost. */
  restore(): Promise<void>;
  close(): Promise<void>;
};

type Faults = { stalled: boolean; answersAreLost: boolean; lastWords: string | undefined };

/** The connections through a proxy, and the failures applied to them. */
function createTraffic(targetPort: number, targetHost: string) {
  const sockets = new Set<Socket>();
  const faults: Faults = { stalled: false, answersAreLost: false, lastWords: undefined };

  function pass(socket: Socket, peer: Socket, from: 'client' | 'target'): void {
    sockets.add(socket);
    socket.setNoDelay(true);
    // Both ends of a cut connection fail with ECONNRESET or similar, as intended.
    socket.on('error', () => peer.destroy());
    socket.on('close', () => {
      sockets.delete(socket);
      peer.destroy();
    });
    socket.on('data', (chunk) => {
      faults.answersAreLost ||= from === 'client' && faults.lastWords !== undefined && chunk.includes(faults.lastWords);
      if (!faults.stalled && !(from === 'target' && faults.answersAreLost)) {
        peer.write(chunk);
      }
    });
  }

  return {
    faults,
    connect: (client: Socket) => {
      const target = createConnection(targetPort, targetHost);
      pass(client, target, 'client');
      pass(target, client, 'target');
    },
    breakAll: () => {
      for (const socket of sockets) {
        socket.resetAndDestroy();
      }
    },
  };
}

async function listen(server: Server, port: number): Promise<number> {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') {
    throw new Error('the proxy has no port');
  }
  return address.port;
}

/** A TCP proxy on loopback between a test and a real server, to make the server unreachable without stopping it. */
export async function cuttableProxy(targetPort: number, targetHost = '127.0.0.1'): Promise<CuttableProxy> {
  const { faults, connect, breakAll } = createTraffic(targetPort, targetHost);
  const server = createServer(connect);

  async function cut(): Promise<void> {
    if (!server.listening) {
      return;
    }
    const closed = once(server, 'close');
    server.close();
    breakAll();
    await closed;
  }

  const port = await listen(server, 0);
  return {
    port,
    cut,
    stall: () => {
      faults.stalled = true;
    },
    loseAnswersAfter: (words) => {
      faults.lastWords = words;
    },
    restore: async () => {
      faults.lastWords = undefined;
      if (faults.stalled || faults.answersAreLost) {
        faults.stalled = false;
        faults.answersAreLost = false;
        breakAll();
      }
      if (!server.listening) {
        await listen(server, port);
      }
    },
    close: cut,
  };
}

/** The same for a store's address; `uri` is the store's address through the proxy. */
export async function proxyStore(storeUri: string): Promise<CuttableProxy & { uri: string }> {
  const url = new URL(storeUri);
  const proxy = await cuttableProxy(Number(url.port), url.hostname);
  url.hostname = '127.0.0.1';
  url.port = String(proxy.port);
  if (url.protocol === 'mongodb:') {
    // Otherwise the driver discovers the members' own addresses and bypasses the proxy.
    url.search = '?directConnection=true';
  }
  return { ...proxy, uri: url.href };
}
