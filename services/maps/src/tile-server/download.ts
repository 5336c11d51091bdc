import type { Dispatcher } from 'undici';
import { TileServerError } from './server-error.js';

/** Asks a tile server; undefined = there is nothing at this address. */
export type Download = (url: string, options: { limitBytes: number; signal: AbortSignal }) => Promise<Uint8Array | undefined>;

/** Their numbers for "there is no such tile", besides an empty one. */
const nothing = [204, 404, 410];

async function readBounded(body: AsyncIterable<Uint8Array>, limitBytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let sizeBytes = 0;
  // A throw out of the loop closes the connection.
  for await (const chunk of body) {
    sizeBytes += chunk.byteLength;
    if (sizeBytes > limitBytes) {
      throw new TileServerError(`the tile server's reply is longer than ${limitBytes} bytes`);
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * One request each, never redirected, since a redirect could lead anywhere. Bytes come as they were sent, so that compressed tiles stay so.
 *
 * @param userAgent who we are
 */
export function createDownload(dispatcher: Dispatcher, userAgent: string): Download {
  return async (url, { limitBytes, signal }) => {
    try {
      const { origin, pathname, search } = new URL(url);
      const headers = { 'user-agent': userAgent, accept: '*/*', 'accept-encoding': 'gzip' };
      const reply = await dispatcher.request({ origin, path: `${pathname}${search}`, method: 'GET', headers, signal });
      if (reply.statusCode !== 200) {
        // Ends the connection rather than read what nobody wants.
        reply.body.on('error', () => undefined).destroy();
      }
      if (nothing.includes(reply.statusCode)) {
        return undefined;
      }
      if (reply.statusCode !== 200) {
        throw new TileServerError(`the tile server answered ${reply.statusCode}`, { isRetryable: reply.statusCode >= 500 });
      }
      return await readBounded(reply.body, limitBytes);
    } catch (cause) {
      if (cause instanceof TileServerError) {
        throw cause;
      }
      const message = signal.aborted ? 'the tile server did not answer in time' : 'the tile server could not be reached';
      throw new TileServerError(message, { cause, isRetryable: !signal.aborted });
    }
  };
}
