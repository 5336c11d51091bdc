import { connect, type Socket } from 'node:net';

/** A connection to the server at this address. */
export async function openSocket(url: string, options: { localAddress?: string; allowHalfOpen?: boolean } = {}): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port), ...options });
  socket.setEncoding('utf8');
  // Being cut off is what some tests are about; the end of the connection tells.
  socket.on('error', () => undefined);
  await new Promise((resolve) => socket.once('connect', resolve).once('close', resolve));
  return socket;
}

/** All that comes until the other side ends the connection. */
export function everything(socket: Socket): Promise<string> {
  return new Promise((resolve) => {
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.once('close', () => resolve(text));
  });
}

/** Sends a text as it is, and reads until the other side ends the connection. */
export async function rawRequest(url: string, text: string): Promise<string> {
  const socket = await openSocket(url);
  const answer = everything(socket);
  socket.write(text);
  return answer;
}
