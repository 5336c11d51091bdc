import type { RunningStack } from '@city-genie/local-stack/stack/start-stack';
import { eventually } from '../system/call.js';

/** What loses power in turn. */
export const victims = ['identity', 'mailer', 'redis', 'mongod'] as const;

export type Kill = { name: string; atMs: number };

type Processes = Pick<RunningStack, 'processes'>;

async function pidOf(stack: Processes, name: string): Promise<number> {
  // One that was killed a while ago may be waiting for its next start.
  const pid = await eventually(
    async () => stack.processes().find((process) => process.name === name)?.pid,
    (found) => found !== undefined,
    30_000,
  );
  return pid ?? 0;
}

/** Kills the victims one after the other, each with SIGKILL and the same time apart, and starts again with the first. The supervisor restarts them. */
export async function killInTurn(stack: Processes, { kills, everyMs }: { kills: number; everyMs: number }): Promise<Kill[]> {
  const done: Kill[] = [];
  const startMs = performance.now();
  while (done.length < kills) {
    await new Promise((resolve) => setTimeout(resolve, startMs + (done.length + 1) * everyMs - performance.now()));
    const name = victims[done.length % victims.length] ?? victims[0];
    process.kill(await pidOf(stack, name), 'SIGKILL');
    done.push({ name, atMs: performance.now() });
  }
  return done;
}
