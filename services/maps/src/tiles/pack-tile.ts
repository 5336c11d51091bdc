import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { largestTileBytes } from '@city-genie/contracts/map/endpoints';

const [zip, unzip] = [promisify(gzip), promisify(gunzip)];

/** Twice what the largest tiles of cities have; one that becomes larger is made to fill the memory. */
const largestUnzippedBytes = 2 * largestTileBytes;

/** What a server sent is no vector tile. */
export class NoTileError extends Error {
  override name = 'NoTileError';
}

/** It may be a vector tile, but is too large for us. */
export class LargeTileError extends NoTileError {
  override name = 'LargeTileError';
}

/** Field 3, bytes: a layer, the only thing that a tile consists of. */
const layerTag = 0x1a;

/** Whether bytes consist of layers, one after the other, to the last byte. */
export function isVectorTile(bytes: Uint8Array): boolean {
  let at = 0;
  while (at < bytes.length) {
    if (bytes[at] !== layerTag) {
      return false;
    }
    let [length, shift, byte] = [0, 1, 0x80];
    for (at += 1; byte >= 0x80; at += 1) {
      byte = bytes[at] ?? 0xff;
      length += (byte % 0x80) * shift;
      shift *= 0x80;
      if (shift > 2 ** 42) {
        return false;
      }
    }
    at += length;
  }
  return at === bytes.length;
}

function isZipped(bytes: Uint8Array): boolean {
  return bytes[0] === 0x1f && bytes[1] === 0x8b;
}

async function unzipped(bytes: Uint8Array): Promise<Uint8Array> {
  try {
    return await unzip(bytes, { maxOutputLength: largestUnzippedBytes });
  } catch (cause) {
    const isTooLarge = cause instanceof RangeError;
    throw isTooLarge
      ? new LargeTileError(`a tile is larger than ${largestUnzippedBytes} bytes`, { cause })
      : new NoTileError('a tile can’t be unpacked', { cause });
  }
}

/**
 * A tile as it is kept, gzipped; undefined for an empty one, by which servers say that there is none.
 *
 * @throws NoTileError for anything but a vector tile: a page that says that somebody has to pay, half a tile, more than a tile can be
 */
export async function packTile(bytes: Uint8Array): Promise<Uint8Array | undefined> {
  const content = isZipped(bytes) ? await unzipped(bytes) : bytes;
  if (!isVectorTile(content)) {
    throw new NoTileError('what was sent is no vector tile');
  }
  const packed = isZipped(bytes) ? bytes : await zip(content);
  if (packed.length > largestTileBytes) {
    throw new LargeTileError(`a tile is larger than ${largestTileBytes} bytes`);
  }
  return content.length === 0 ? undefined : packed;
}
