import { execFile } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { freePorts } from '@city-genie/local-stack/processes/free-port';
import { testKeyFile } from '@city-genie/service-kit/testing/test-key-file';
import { vi } from 'vitest';
import { runNode } from './child-process.js';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const compiler = realpathSync(`${root}node_modules/.bin/tsc`);
let compiled: Promise<unknown> | undefined;

/** Compiles what has changed: compiled processes start three times as fast as from source, and a test starts many. */
function compile(): Promise<unknown> {
  compiled ??= promisify(execFile)(process.execPath, [compiler, '-b', 'services/mailer', 'services/waitlist'], { cwd: root });
  return compiled;
}

/** Starts a service as `npm start` does. It is not ready yet. */
export async function startService(name: 'waitlist' | 'mailer', env: Record<string, string>) {
  await compile();
  const [port] = await freePorts(1);
  const url = `http://127.0.0.1:${port}`;
  const all = { APP_MODE: 'local', PORT: String(port), KEYS_FILE: testKeyFile(), ...env };
  const started = runNode(['--enable-source-maps', `${root}services/${name}/dist/server.js`], all);

  async function status(path: string): Promise<number> {
    return (await fetch(url + path, { signal: AbortSignal.timeout(3000) })).status;
  }

  return {
    ...started,
    url,
    status,
    /** Waits until /readyz answers this status. */
    reaches: (wanted: number) =>
      vi.waitFor(
        async () => {
          const actual = await status('/readyz');
          if (actual !== wanted) {
            throw new Error(`${name} answers ${actual}, not ${wanted}`);
          }
        },
        { timeout: 30_000, interval: 50 },
      ),
  };
}

export type ServiceProcess = Awaited<ReturnType<typeof startService>>;
