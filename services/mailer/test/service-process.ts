import { freePorts } from '@city-genie/local-stack/processes/free-port';
import { testKeyFile } from '@city-genie/service-kit/testing/test-key-file';
import { vi } from 'vitest';
import { runTypeScript } from './child-process.js';

/** One of the services as `npm start` runs it, but from its sources. It is not ready yet. */
export async function startService(name: 'waitlist' | 'mailer', env: Record<string, string>) {
  const [port] = await freePorts(1);
  const url = `http://127.0.0.1:${port}`;
  const process = runTypeScript(`../../${name}/src/server.ts`, [], {
    APP_MODE: 'local',
    PORT: String(port),
    KEYS_FILE: testKeyFile(),
    ...env,
  });

  async function status(path: string): Promise<number> {
    return (await fetch(url + path, { signal: AbortSignal.timeout(3000) })).status;
  }

  return {
    ...process,
    url,
    status,
    /** Waits until /readyz answers with this status. */
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
