import { connect, type Socket } from 'node:net';

/** Opens a connection to the server at this address. */
export async function openSocket(url: string, options: { localAddress?: string; allowHalfOpen?: boolean } = {}): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port), ...options });
  socket.setEncoding('utf8');
  // Some tests expect to be cut off; they read until the connection ends.
  socket.on('error', () => undefined);
  await new Promise((resolve) => socket.once('connect', resolve).once('close', resolve));
  return socket;
}

/** Everything received until the other side closes the connection. */
export function everything(socket: Socket): Promise<string> {
  return new Promise((resolve) => {
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.once('close', () => resolve(text));
  });
}

/** Sends a text as it is, and reads until the other side closes the connection. */
export async function rawRequest(url: string, text: string): Promise<string> {
  const socket = await openSocket(url);
  const answer = everything(socket);
  socket.write(text);
  return answer;
}
