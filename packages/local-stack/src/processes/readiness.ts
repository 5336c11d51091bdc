import { setTimeout as delay } from 'node:timers/promises';
import type { ManagedProcess } from './managed-process.js';
import { StackError } from './stack-error.js';

const pollMs = 100;
const sayEveryMs = 5000;
const shownLines = 8;
const shownLength = 400;

/** The last lines of a process, indented for a message. */
export function lastLines(process: ManagedProcess): string {
  const lines = process.log.lastLines(shownLines);
  return lines.length === 0 ? '    (it has printed nothing)' : lines.map((line) => `    ${line.slice(0, shownLength)}`).join('\n');
}

/**
 * Waits until every process is ready; reports every few seconds which are late.
 *
 * @throws StackError after the timeout, naming the late ones with their last lines, or when stopped before
 */
export async function waitUntilReady(
  processes: readonly ManagedProcess[],
  options: { timeoutMs: number; signal: AbortSignal; report: (line: string) => void },
): Promise<void> {
  const startedAt = Date.now();
  let lastSaidAt = startedAt;
  let late = [...processes];
  for (;;) {
    if (options.signal.aborted) {
      throw new StackError('Stopped before everything was ready.');
    }
    const answers = await Promise.all(late.map((process) => process.spec.isReady()));
    late = late.filter((_, index) => answers[index] !== true);
    if (late.length === 0) {
      return;
    }
    const waitedMs = Date.now() - startedAt;
    if (waitedMs > options.timeoutMs) {
      const details = late.map((process) => `  ${process.spec.name}, its last lines:\n${lastLines(process)}`);
      throw new StackError(`Not ready after ${Math.round(waitedMs / 1000)} s:\n${details.join('\n')}`);
    }
    if (Date.now() - lastSaidAt > sayEveryMs) {
      lastSaidAt = Date.now();
      options.report(`Still waiting for ${late.map((process) => process.spec.name).join(', ')} (${Math.round(waitedMs / 1000)} s)`);
    }
    await delay(pollMs);
  }
}

/** Whether a GET answers 2xx within a second. */
export async function answersOk(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(1000) });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    // Not listening yet, or too late: the caller asks again.
    return false;
  }
}
