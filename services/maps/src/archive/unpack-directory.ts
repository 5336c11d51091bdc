import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { Compression } from 'pmtiles';

const unzip = promisify(gunzip);

/** Twice what the directories of a file of the whole world have. What is larger is damaged, and its entries would fill the memory. */
const largestDirectoryBytes = 1024 * 1024;

function bounded(bytes: ArrayBuffer): ArrayBuffer {
  if (bytes.byteLength > largestDirectoryBytes) {
    throw new Error(`a directory is larger than ${largestDirectoryBytes} bytes`);
  }
  return bytes;
}

/** A directory of a PMTiles file as it is read, plain or gzipped. @throws Error when it is damaged, too large, or packed in another way */
export async function unpackDirectory(packed: ArrayBuffer, compression: Compression): Promise<ArrayBuffer> {
  if (compression === Compression.None) {
    return bounded(packed);
  }
  if (compression !== Compression.Gzip) {
    throw new Error('its directories are packed in another way than by gzip');
  }
  const { buffer, byteOffset, byteLength } = await unzip(packed, { maxOutputLength: largestDirectoryBytes });
  return Uint8Array.from(new Uint8Array(buffer, byteOffset, byteLength)).buffer;
}
