import { randomInt } from 'node:crypto';
import { connect, createServer, type Server } from 'node:net';
import { errorCode, StackError } from './stack-error.js';

/**
 * Ports are handed out long before a process listens on them. So they lie below the range of outgoing connections (Linux from 32768, macOS
 * and Windows from 49152): one of a stack's many connections could hold such a port for hours.
 */
const blocks = { firstPort: 20_000, count: 600, size: 16 };
const maxAttempts = 50;

/** Loopback ports that are free now and were not handed out before by a living process on this machine. */
export async function freePorts(count: number): Promise<number[]> {
  const results = await Promise.all(Array.from({ length: count }, () => ownPorts.next()));
  return results.map(({ done, value }) => {
    // It failed later; the first caller got the error.
    if (done) {
      throw noPorts();
    }
    return value;
  });
}

const noPorts = () => new StackError(`No free ports found from ${blocks.firstPort} to ${blocks.firstPort + blocks.size * blocks.count}.`);

const ownPorts = portsOfThisProcess();

async function* portsOfThisProcess(): AsyncGenerator<number, never, undefined> {
  for (;;) {
    const first = await claimBlock();
    for (let port = first + 1; port < first + blocks.size; port += 1) {
      if (!(await isPortTaken(port))) {
        yield port;
      }
    }
  }
}

/** Claims a block by listening on its first port, which ends with this process in any case. */
async function claimBlock(): Promise<number> {
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const first = blocks.firstPort + blocks.size * randomInt(blocks.count);
    const claim = await listenIfFree(first);
    if (claim !== undefined) {
      claim.unref();
      return first;
    }
  }
  throw noPorts();
}

/** The `preferred` ports that are free; a taken port, or 0, is replaced by a free one. */
export async function preferPorts(preferred: readonly number[]): Promise<number[]> {
  const taken = await Promise.all(preferred.map((port) => port === 0 || isPortTaken(port)));
  const spare = await freePorts(taken.filter(Boolean).length);
  return preferred.map((port, index) => (taken[index] === true ? (spare.pop() ?? port) : port));
}

/**
 * Whether a process listens on this port of this machine: the port can't be bound on loopback, or it accepts a connection (some systems
 * allow binding beside a wildcard listener, and `localhost` may mean ::1).
 */
export async function isPortTaken(port: number): Promise<boolean> {
  const server = await listenIfFree(port);
  if (server === undefined) {
    return true;
  }
  await close(server);
  return (await Promise.all(['127.0.0.1', '::1'].map((host) => acceptsConnection(host, port)))).includes(true);
}

/** Undefined when the port is taken. */
function listenIfFree(port: number): Promise<Server | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error) => (errorCode(error) === 'EADDRINUSE' ? resolve(undefined) : reject(error)));
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
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
