import type { ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import type { TileScenario } from './scenarios.js';

const hugeBytes = 8 * 1024 * 1024;
const html = '<html><head><title>We will be back soon</title></head><body><h1>We will be back soon</h1></body></html>';

type Body = { type: string; bytes: Buffer; headers?: Readonly<Record<string, string>> };

function send(response: ServerResponse, status: number, { type, bytes, headers }: Body): void {
  response.writeHead(status, { 'content-type': type, 'content-length': bytes.length, ...headers }).end(bytes);
}

const asText = (text: string): Body => ({ type: 'text/plain', bytes: Buffer.from(text) });
const asTile = (bytes: Buffer, headers: Body['headers'] = {}): Body => ({
  type: 'application/vnd.mapbox-vector-tile',
  bytes,
  headers: { ...headers, 'access-control-allow-origin': '*' },
});
const zipped = { 'content-encoding': 'gzip' };

/** Announces the whole body, sends half of it and resets the connection. */
function cutOff(response: ServerResponse, bytes: Buffer): void {
  response.writeHead(200, { 'content-length': bytes.length });
  response.write(bytes.subarray(0, bytes.length / 2), () => response.socket?.resetAndDestroy());
}

/**
 * Answers a request for a tile or for the TileJSON.
 *
 * @param answering.whole what a server that is well would send
 * @param answering.isZipped whether it sends it compressed, as the public servers do whatever they are asked for
 */
export async function answer(
  response: ServerResponse,
  answering: { scenario: TileScenario; slowMs: number; whole: Buffer; type: string; isZipped: boolean },
): Promise<void> {
  const { scenario, slowMs, whole, type, isZipped } = answering;
  const bytes = isZipped ? gzipSync(whole) : whole;
  const well = { ...asTile(bytes, isZipped ? zipped : {}), type };
  switch (scenario) {
    case 'hang':
      return;
    case 'slow':
      await delay(slowMs);
      return send(response, 200, well);
    case 'empty':
      return send(response, 200, asTile(Buffer.alloc(0)));
    case 'missing':
      return send(response, 404, asText('Not Found'));
    case 'reset':
      return cutOff(response, bytes);
    case 'status-400':
      return send(response, 400, asText('Bad Request'));
    case 'status-401':
      return send(response, 401, asText('Unauthorized'));
    case 'status-403':
      return send(response, 403, asText('Forbidden'));
    case 'status-500':
      return send(response, 500, asText('Internal Server Error'));
    case 'html-200':
      return send(response, 200, { type: 'text/html', bytes: Buffer.from(html) });
    case 'limit-429':
      return send(response, 429, { ...asText('Too Many Requests'), headers: { 'retry-after': '60' } });
    case 'redirect':
      return send(response, 302, { ...asText('Found'), headers: { location: 'http://127.0.0.1:9/another-host' } });
    case 'truncated':
      return send(response, 200, asTile(bytes.subarray(0, bytes.length / 2), isZipped ? zipped : {}));
    case 'garbage':
      return send(response, 200, asTile(Buffer.alloc(500, 0xff)));
    case 'huge':
      return send(response, 200, asTile(Buffer.alloc(hugeBytes, 0x1a)));
    case 'bomb':
      return send(response, 200, asTile(gzipSync(Buffer.alloc(2 * hugeBytes)), zipped));
    default:
      return send(response, 200, well);
  }
}
