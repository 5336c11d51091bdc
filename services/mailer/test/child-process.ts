import { type ChildProcess, spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

export type Child = {
  child: ChildProcess;
  /** Everything it wrote; resolves when it has ended. */
  output: Promise<string>;
  /** The exit code, or the signal that ended it. */
  ended: Promise<number | NodeJS.Signals | null>;
  /** Kills it, whatever its state. */
  kill(): Promise<void>;
};

/** Runs a TypeScript file as its own process, directly from source; its environment is only `env`. */
export function runTypeScript(file: string, args: readonly string[], env: Record<string, string> = {}): Child {
  return runNode(['--conditions=source', '--import', 'tsx', fileURLToPath(new URL(file, import.meta.url)), ...args], env);
}

/** Runs Node with these arguments; its environment is only `env`. */
export function runNode(args: readonly string[], env: Record<string, string>): Child {
  const child = spawn(process.execPath, args, { env: { PATH: process.env.PATH ?? '', ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  const output = Promise.all([text(child.stdout), text(child.stderr)]).then((parts) => parts.join(''));
  const ended = new Promise<number | NodeJS.Signals | null>((resolve) => {
    child.once('exit', (code, signal) => resolve(code ?? signal));
  });
  return {
    child,
    output,
    ended,
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
