import { Agent as HttpAgent, get as httpGet, type IncomingMessage, type RequestOptions } from 'node:http';
import { Agent as HttpsAgent, get as httpsGet } from 'node:https';
import { TileServerError } from './server-error.js';

/** Asks a tile server; undefined = there is nothing at this address. */
export type Download = (url: string, options: { limitBytes: number; signal: AbortSignal }) => Promise<Uint8Array | undefined>;

export type Downloads = {
  download: Download;
  /** Ends the connections, also those on which something is on its way. */
  close(): void;
};

/** Their numbers for "there is no such tile", besides an empty one. */
const nothing = [204, 404, 410];
/** Some refuse what they don't have by these, such as a zoom below their first, or an object that isn't in a bucket. */
const refusals = [400, 403];

async function readBounded(body: AsyncIterable<Uint8Array>, limitBytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let sizeBytes = 0;
  // A throw out of the loop closes the connection.
  for await (const chunk of body) {
    sizeBytes += chunk.byteLength;
    if (sizeBytes > limitBytes) {
      throw new TileServerError(`the tile server's reply is longer than ${limitBytes} bytes`, { isOfTile: true });
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * One request each, never redirected, since a redirect could lead anywhere. Bytes come as they were sent, so that compressed tiles stay so;
 * `fetch` would unpack them.
 *
 * @param options.connections at most so many at once
 */
export function createDownloads(options: { userAgent: string; connections: number }): Downloads {
  const kept = { keepAlive: true, maxSockets: options.connections };
  const [plain, secure] = [new HttpAgent(kept), new HttpsAgent(kept)];
  let isClosed = false;
  const headers = { 'user-agent': options.userAgent, accept: '*/*', 'accept-encoding': 'gzip' };

  function send(url: string, more: RequestOptions): Promise<IncomingMessage> {
    return new Promise((resolve, reject) => {
      const request = url.startsWith('https:')
        ? httpsGet(url, { ...more, agent: secure }, resolve)
        : httpGet(url, { ...more, agent: plain }, resolve);
      request.on('error', reject);
    });
  }

  async function ask(url: string, limitBytes: number, signal: AbortSignal): Promise<Uint8Array | undefined> {
    const reply = await send(url, { headers, signal });
    if (reply.statusCode === 200) {
      return await readBounded(reply, limitBytes);
    }
    // Ends the connection rather than read what nobody wants.
    reply.on('error', () => undefined).destroy();
    const { statusCode = 0 } = reply;
    if (nothing.includes(statusCode)) {
      return undefined;
    }
    const details = { isRetryable: statusCode >= 500, isOfTile: refusals.includes(statusCode) };
    throw new TileServerError(`the tile server answered ${statusCode}`, details);
  }

  return {
    async download(url, { limitBytes, signal }) {
      try {
        return await ask(url, limitBytes, signal);
      } catch (cause) {
        if (cause instanceof TileServerError) {
          throw cause;
        }
        const message = signal.aborted ? 'the tile server did not answer in time' : 'the tile server could not be reached';
        throw new TileServerError(message, { cause, isRetryable: !signal.aborted && !isClosed });
      }
    },
    close() {
      isClosed = true;
      plain.destroy();
      secure.destroy();
    },
  };
}
