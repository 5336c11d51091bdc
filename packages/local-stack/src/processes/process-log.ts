import { createWriteStream, existsSync, renameSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';
import { errorCode } from './stack-error.js';

export type ProcessLog = {
  /** Reads an output stream of the process. */
  follow: (output: Readable) => void;
  /** The newest lines, oldest first. */
  lastLines: (count: number) => string[];
  close: () => Promise<void>;
};

const keptLines = 40;
const maxLineLength = 2000;

/** Renames the log of the last run, so that each run has its own. */
export function rotateLog(path: string): void {
  if (existsSync(path)) {
    renameSync(path, `${path}.1`);
  }
}

/**
 * Appends a process's output to `path` and remembers its last lines.
 *
 * @param onLine called for every whole line, in order
 * @param onWriteError called once, when the file can't be written (disk full); the process continues
 */
export function openProcessLog(path: string, onLine: (line: string) => void, onWriteError: (reason: string) => void): ProcessLog {
  const file = createWriteStream(path, { flags: 'a', mode: 0o600 });
  const recent: string[] = [];
  file.once('error', (error) => onWriteError(errorCode(error) ?? error.message));
  const takeLine = (line: string): void => {
    recent.push(line.slice(0, maxLineLength));
    if (recent.length > keptLines) {
      recent.shift();
    }
    onLine(line);
  };
  return {
    follow: (output) => {
      const decoder = new StringDecoder('utf8');
      let rest = '';
      output.on('data', (chunk: Buffer) => {
        if (file.writable) {
          file.write(chunk);
        }
        const lines = (rest + decoder.write(chunk)).split('\n');
        rest = lines.pop() ?? '';
        lines.forEach(takeLine);
      });
      output.once('end', () => {
        if (rest !== '') {
          takeLine(rest);
        }
      });
    },
    lastLines: (count) => recent.slice(-count),
    close: () =>
      new Promise((resolve) => {
        if (file.destroyed) {
          resolve();
        } else {
          file.end(resolve);
        }
      }),
  };
}
