import { connect, createServer, type Server } from 'node:net';
import { errorCode } from './stack-error.js';

/** Different ports of the loopback address that nobody listens on now. */
export async function freePorts(count: number): Promise<number[]> {
  // All are held at once: a port that was just let go may be handed out again.
  const servers = await Promise.all(Array.from({ length: count }, () => listen(0)));
  const ports = servers.map((server) => portOf(server));
  await Promise.all(servers.map(close));
  return ports;
}

/** Those of `preferred` that are free; each taken one, and each 0, replaced by a free port. */
export async function preferPorts(preferred: readonly number[]): Promise<number[]> {
  const taken = await Promise.all(preferred.map((port) => port === 0 || isPortTaken(port)));
  const spare = await freePorts(taken.filter(Boolean).length);
  return preferred.map((port, index) => (taken[index] === true ? (spare.pop() ?? port) : port));
}

/**
 * Whether somebody listens on this port of this machine: either it can't be bound on loopback, or a connection to it is accepted
 * (some systems let one bind beside a wildcard listener, and `localhost` may mean ::1).
 */
export async function isPortTaken(port: number): Promise<boolean> {
  try {
    await close(await listen(port));
  } catch (error) {
    if (errorCode(error) === 'EADDRINUSE') {
      return true;
    }
    throw error;
  }
  return (await Promise.all(['127.0.0.1', '::1'].map((host) => acceptsConnection(host, port)))).includes(true);
}

function listen(port: number): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') {
    throw new Error('a TCP server has a port');
  }
  return address.port;
}

function close(server: Server): Promise<void> {
  return new Promise((resolve, reject) => {
    server.close((error) => (error === undefined ? resolve() : reject(error)));
  });
}

/** Whether a connection to this address is accepted within 300 ms. */
export function acceptsConnection(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: 300 });
    const answer = (accepted: boolean) => () => {
      socket.destroy();
      resolve(accepted);
    };
    socket.once('connect', answer(true)).once('error', answer(false)).once('timeout', answer(false));
  });
}
