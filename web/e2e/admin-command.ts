import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(new URL('../../packages/local-stack/bin/admin.mjs', import.meta.url));

/**
 * Runs `npm run admin` on the stack that the tests run against.
 *
 * @returns what it printed
 * @throws when `E2E_DATA_DIR` is missing, or when the command fails, with what it printed
 */
export async function runAdminCommand(...args: readonly string[]): Promise<string> {
  const dataDir = process.env.E2E_DATA_DIR;
  if (!dataDir) {
    throw new Error('E2E_DATA_DIR is missing: the folder from which the stack under test runs, as DATA_DIR of npm start, such as .data');
  }
  const env = { ...process.env, DATA_DIR: dataDir };
  return new Promise((resolve, reject) => {
    execFile(process.execPath, [script, ...args], { env }, (error, stdout) => {
      if (error) {
        reject(new Error(`${error.message}\n${stdout}`));
      } else {
        resolve(stdout);
      }
    });
  });
}
