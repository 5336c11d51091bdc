import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Clock } from '@city-genie/service-kit/clock';
import { fixedClock } from '@city-genie/service-kit/testing/fixed-clock';
import { askService } from '@city-genie/test-kit/ask-service';
import { startProcess } from '@city-genie/test-kit/start-process';
import { testRedisUrl } from '@city-genie/test-kit/test-names';
import { inject, onTestFinished } from 'vitest';
import { maps } from '../src/service.js';
import type { ServerTiming } from '../src/tile-server/resilient-server.js';
import type { KeepingTimes } from '../src/tiles/server-tiles.js';

export const now = '2026-07-15T10:20:00Z';

/** Tiles of Paris, where the tests look. */
export const paris = { z: 14, x: 8298, y: 5636 };
export const parisPath = '14/8298/5636';

/** The machine may be busy: tests that don't test the timing wait long. */
const patient = { attemptMs: 10_000, retryPausesMs: [1] };

/** A folder that goes when the test ends. */
export function scratchFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'maps-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** The whole service; it stops when the test ends. */
export async function startMaps(
  options: { env?: Record<string, string>; clock?: Clock; asking?: Partial<ServerTiming>; keeping?: Partial<KeepingTimes> } = {},
) {
  const { env = {}, clock = fixedClock(now), asking = {}, keeping = {} } = options;
  const started = await startProcess(maps, {
    env: {
      REDIS_URL: testRedisUrl(inject('redisUrl')),
      PUBLIC_URL: 'https://genie.test',
      MAP_CACHE_DIR: env.MAP_CACHE_DIR ?? scratchFolder(),
      ...env,
    },
    clock,
    parts: { asking: { ...patient, ...asking }, keeping: { staleWaitMs: 10_000, waitMs: 10_000, ...keeping } },
  });
  let isStopped = false;
  const stop = async () => {
    if (!isStopped) {
      isStopped = true;
      await started.stop();
    }
  };
  onTestFinished(stop);
  const ask = askService('maps', started.app, clock);
  return {
    ...started,
    stop,
    tile: (path = parisPath, headers: Record<string, string> = {}) => ask({ method: 'GET', url: `/api/map/tiles/${path}`, headers }),
  };
}
