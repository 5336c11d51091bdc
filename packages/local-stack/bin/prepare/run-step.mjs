import { spawn } from 'node:child_process';

const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs a program and shows its output, with `quiet` only when it fails. Stopping this process stops the program with all its children.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd: string, env?: NodeJS.ProcessEnv, quiet?: boolean }} options
 * @returns {Promise<{ code: number | null, output: string }>} output is the end of what it printed
 */
export function runStep(command, args, options) {
  return new Promise((resolve) => {
    const { quiet = false, ...where } = options;
    const child = spawn(command, args, { ...where, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const show = (stream) => (chunk) => {
      if (!quiet) {
        stream.write(chunk);
      }
      output = (output + chunk).slice(-20_000);
    };
    child.stdout.on('data', show(process.stdout));
    child.stderr.on('data', show(process.stderr));
    const stop = () => {
      endGroup(child.pid);
      process.exit(1);
    };
    for (const signal of stopSignals) {
      process.once(signal, stop);
    }
    const done = (code, text) => {
      for (const signal of stopSignals) {
        process.off(signal, stop);
      }
      if (quiet && code !== 0) {
        process.stderr.write(output);
      }
      resolve({ code, output: output + text });
    };
    child.once('error', (error) => done(null, error.message));
    child.once('close', (code) => done(code, ''));
  });
}

function endGroup(pid) {
  try {
    process.kill(-pid, 'SIGTERM');
  } catch (error) {
    // It had just ended by itself.
    if (error.code !== 'ESRCH') {
      throw error;
    }
  }
}
