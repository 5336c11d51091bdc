import { once } from 'node:events';
import { createConnection, createServer, type Socket } from 'node:net';

/** The steps of one process to the outside, over all its connections. */
export type Steps = {
  count: number;
  /** At this step it dies: neither this step nor a later one arrives. */
  lastAt: number;
  isOver: boolean;
  onLast: () => void;
};

/** A command of a driver or a request; what drivers say to keep in touch is none. */
const isHttpRequest = (chunk: Buffer) => /^(GET|POST|DELETE) /.test(chunk.toString('latin1', 0, 7));
const keepsInTouch = ['helloOk', 'hello', 'ismaster', 'endSessions', 'ping'];
const isCommand = (chunk: Buffer) => !keepsInTouch.some((word) => chunk.includes(word));

export type StepKind = 'http' | 'mongodb';
const isStep: Readonly<Record<StepKind, (chunk: Buffer) => boolean>> = { http: isHttpRequest, mongodb: isCommand };

/** Whether these bytes still go out. */
function goesOut(steps: Steps, chunk: Buffer, kind: StepKind): boolean {
  if (!steps.isOver && isStep[kind](chunk)) {
    steps.count += 1;
    if (steps.count === steps.lastAt) {
      steps.isOver = true;
      steps.onLast();
    }
  }
  return !steps.isOver;
}

function join(client: Socket, target: Socket, passes: (chunk: Buffer) => boolean): void {
  for (const [socket, peer] of [
    [client, target],
    [target, client],
  ] as const) {
    socket.setNoDelay(true);
    // The other end is broken with it.
    socket.on('error', () => peer.destroy());
    socket.on('close', () => peer.destroy());
  }
  client.on('data', (chunk) => {
    if (passes(chunk)) {
      target.write(chunk);
    }
  });
  target.on('data', (chunk) => client.write(chunk));
}

/**
 * A way to a server on which a process's steps are counted.
 *
 * @param stepsOf the steps of the process that connects now
 * @returns the address to use instead
 */
export async function countedWay(address: string, kind: StepKind, stepsOf: () => Steps) {
  const { hostname, port, protocol } = new URL(address);
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const steps = stepsOf();
    sockets.add(client.on('close', () => sockets.delete(client)));
    join(client, createConnection(Number(port), hostname), (chunk) => goesOut(steps, chunk, kind));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const own = server.address();
  const ownPort = typeof own === 'object' && own !== null ? own.port : 0;
  // Otherwise the driver would find its own way to the members.
  const search = kind === 'mongodb' ? '/?directConnection=true' : '';
  return {
    url: `${protocol}//127.0.0.1:${ownPort}${search}`,
    close: async (): Promise<void> => {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) {
        socket.destroy();
      }
      await closed;
    },
  };
}
