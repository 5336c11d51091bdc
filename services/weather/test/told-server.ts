import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { onTestFinished } from 'vitest';

/** Answers a request; `call` counts them from 1. */
export type Answer = (request: IncomingMessage, response: ServerResponse, call: number) => void;

/** An HTTP server that answers as told until it is closed, at the latest when the test ends, and what it was asked. */
export async function toldServer(answer: Answer) {
  const asked: { url: string; headers: IncomingHttpHeaders }[] = [];
  const server = createServer((request, response) => {
    asked.push({ url: request.url ?? '', headers: request.headers });
    answer(request, response, asked.length);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const close = (): void => {
    server.close();
    server.closeAllConnections();
  };
  onTestFinished(close);
  const address = server.address();
  if (address === null || typeof address === 'string') {
    throw new Error('no port');
  }
  return { url: `http://127.0.0.1:${address.port}`, asked, close };
}
