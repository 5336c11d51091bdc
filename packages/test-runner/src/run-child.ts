import { spawn } from 'node:child_process';
import { errorCode } from '@city-genie/local-stack/processes/stack-error';

export type ChildOptions = { cwd: string; env?: NodeJS.ProcessEnv; timeoutMs: number; signal: AbortSignal };

/**
 * Runs a program with its output on this terminal. It leads its own group, which ends with the signal or at the timeout.
 *
 * @returns undefined when it ended with exit code 0, else why not
 */
export function runChild(command: string, args: readonly string[], options: ChildOptions): Promise<string | undefined> {
  if (options.signal.aborted) {
    return Promise.resolve('it was stopped');
  }
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: options.cwd,
      env: options.env ?? process.env,
      detached: true,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    let problem: string | undefined;
    const end = (why: string) => (): void => {
      problem = why;
      killGroup(child.pid);
    };
    const onAbort = end('it was stopped');
    const timer = setTimeout(end(`no end within ${options.timeoutMs / 1000} s`), options.timeoutMs);
    options.signal.addEventListener('abort', onAbort, { once: true });
    const done = (code: number | null, fault?: string): void => {
      clearTimeout(timer);
      options.signal.removeEventListener('abort', onAbort);
      resolve(problem ?? fault ?? (code === 0 ? undefined : `exit code ${code}`));
    };
    child.once('error', (error) => done(null, error.message));
    child.once('exit', (code) => done(code));
  });
}

function killGroup(pid: number | undefined): void {
  if (pid === undefined) {
    return;
  }
  try {
    process.kill(-pid, 'SIGTERM');
  } catch (error) {
    if (errorCode(error) !== 'ESRCH') {
      throw error;
    }
  }
}
