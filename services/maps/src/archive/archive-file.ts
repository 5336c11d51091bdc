import { type FileHandle, open } from 'node:fs/promises';
import { largestTileBytes } from '@city-genie/contracts/map/endpoints';
import type { RangeResponse, Source } from 'pmtiles';

/** A PMTiles file that is read in parts, without a copy of it in memory. */
export class ArchiveFile implements Source {
  readonly #file: FileHandle;
  readonly #key: string;

  private constructor(file: FileHandle, key: string) {
    this.#file = file;
    this.#key = key;
  }

  /** @param key tells this version of the file from others */
  static async open(path: string, key: string): Promise<ArchiveFile> {
    return new ArchiveFile(await open(path), key);
  }

  getKey(): string {
    return this.#key;
  }

  /** The bytes from an offset on; fewer at the end of the file. @throws Error for more than a tile may have: only a damaged file asks for it */
  async getBytes(offset: number, length: number): Promise<RangeResponse> {
    if (offset < 0 || length > largestTileBytes || !Number.isSafeInteger(offset + length)) {
      throw new Error('a part of the file can’t be where it is said to be');
    }
    const data = new Uint8Array(length);
    let done = 0;
    while (done < length) {
      const { bytesRead } = await this.#file.read(data, done, length - done, offset + done);
      if (bytesRead === 0) {
        break;
      }
      done += bytesRead;
    }
    return { data: data.buffer.slice(0, done) };
  }

  /** Waits for what is being read. */
  async close(): Promise<void> {
    await this.#file.close();
  }
}
