import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Dump } from './dump-format.js';

/** Writes a dump; equal dumps give equal bytes. */
export function writeDump(path: string, dump: Dump): void {
  writeFileSync(path, gzipSync(JSON.stringify(dump, null, 1), { level: 9 }));
}

/** @throws when the file is missing or in another format than this version reads. */
export function readDump(path: string): Dump {
  const dump: Dump = JSON.parse(gunzipSync(readFileSync(path)).toString('utf8'));
  if (dump.format !== 1) {
    throw new Error(`${path} has format ${dump.format}; this version reads format 1`);
  }
  return dump;
}
