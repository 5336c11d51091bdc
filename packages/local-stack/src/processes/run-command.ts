import { spawn } from 'node:child_process';

export type CommandResult = {
  /** null: killed by a signal, or never started. */
  code: number | null;
  stdout: string;
  stderr: string;
  /** Why it could not start or was stopped, or undefined. */
  problem: string | undefined;
};

export type CommandOptions = { timeoutMs: number; env?: NodeJS.ProcessEnv; cwd?: string; signal?: AbortSignal | undefined };

/** Runs a command and returns its output. Never rejects: failures are in the result. */
export function runCommand(command: string, args: readonly string[], options: CommandOptions): Promise<CommandResult> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: options.env ?? process.env,
      cwd: options.cwd,
      signal: options.signal,
    });
    let stdout = '';
    let stderr = '';
    let problem: string | undefined;
    const timer = setTimeout(() => {
      problem = `no end within ${options.timeoutMs / 1000} s`;
      child.kill('SIGKILL');
    }, options.timeoutMs);
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      stdout += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      stderr += text;
    });
    child.once('error', (error) => {
      clearTimeout(timer);
      resolve({ code: null, stdout, stderr, problem: error.message });
    });
    child.once('close', (code) => {
      clearTimeout(timer);
      resolve({ code, stdout, stderr, problem });
    });
  });
}

/** One line that says why a command failed. */
export function failureOf(result: CommandResult): string {
  return result.problem ?? reasonIn(result.stderr.trim() === '' ? result.stdout : result.stderr) ?? `exit code ${result.code}`;
}

/** The line of an output (a stack trace, a log) that says what went wrong; undefined when it is empty. */
export function reasonIn(output: string): string | undefined {
  const lines = output
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const systemError = lines.find((line) =>
    /\b(ENOTFOUND|EAI_AGAIN|ECONN[A-Z]+|ETIMEDOUT|ENOSPC|EACCES|Failed to establish a new connection|timed out)\b/.test(line),
  );
  return (systemError ?? lines.findLast((line) => /error/i.test(line)) ?? lines.at(-1))?.slice(0, 200);
}
