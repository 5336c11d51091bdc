import { createServer, type IncomingHttpHeaders, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Seen = { method: string; url: string; headers: IncomingHttpHeaders; rawHeaders: string[]; body: Buffer };

export type StubUpstream = {
  url: string;
  seen: Seen[];
  /** Number of connections opened so far. */
  connections: () => number;
  answer: (listener: RequestListener) => void;
  /** Forgets what was seen, and answers as at first. */
  reset: () => void;
  close(): Promise<void>;
};

const ok: RequestListener = (_request, response) => {
  response.setHeader('content-type', 'application/json');
  response.end('{"success":true}');
};

/** A service that records its requests and answers as told. */
export async function stubUpstream(): Promise<StubUpstream> {
  const seen: Seen[] = [];
  let listener = ok;
  const server: Server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = '', url = '', headers, rawHeaders } = request;
      seen.push({ method, url, headers, rawHeaders, body: Buffer.concat(chunks) });
      listener(request, response);
    });
  });
  let connections = 0;
  server.on('connection', () => {
    connections += 1;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    seen,
    connections: () => connections,
    answer: (next) => {
      listener = next;
    },
    reset: () => {
      seen.length = 0;
      listener = ok;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
