import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

const entry = fileURLToPath(new URL('billing-process.ts', import.meta.url));
const greeting = z.object({ url: z.string() });
const answer = z.object({ fault: z.string().nullable(), isBusy: z.boolean() });

/** What the process is started with, and what it is told (`billing-process.ts`). */
export type Setting = { env: Readonly<Record<string, string>>; database: string; nowMs: number };
export type Order = { nowMs: number; works: boolean };

/** The next message. @throws Error when the process ends instead */
async function nextMessage(child: ChildProcess): Promise<unknown> {
  const stop = new AbortController();
  const { signal } = stop;
  try {
    const ended = once(child, 'exit', { signal }).then(() => {
      throw new Error('billing has ended');
    });
    const [message] = await Promise.race([once(child, 'message', { signal }), ended]);
    return message;
  } finally {
    stop.abort();
  }
}

/** Starts billing as a process of its own. */
export async function startMortal(setting: Setting) {
  const child = spawn(process.execPath, ['--conditions=source', '--import', 'tsx', entry, JSON.stringify(setting)], {
    env: { PATH: process.env.PATH ?? '' },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit');
  const { url } = greeting.parse(await nextMessage(child));
  const isOver = () => child.exitCode !== null || child.signalCode !== null;
  return {
    url,
    isOver,
    /** @returns false when it is busy @throws Error for what went wrong, also when the process is gone */
    async tell(order: Order): Promise<boolean> {
      if (isOver()) {
        throw new Error('billing has ended');
      }
      const answered = nextMessage(child);
      child.send(order);
      const { fault, isBusy } = answer.parse(await answered);
      if (fault !== null && !isBusy) {
        throw new Error(fault);
      }
      return !isBusy;
    },
    /** SIGKILL. It does nothing any more from this moment on, as far as anybody else can see, if its way out is closed as well. */
    kill: () => child.kill('SIGKILL'),
    gone: async (): Promise<void> => void (await ended),
  };
}

export type Mortal = Awaited<ReturnType<typeof startMortal>>;
