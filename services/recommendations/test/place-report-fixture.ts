import type { Clock } from '@city-genie/service-kit/clock';
import { createLogger } from '@city-genie/service-kit/observability/logger';
import { askService } from '@city-genie/test-kit/ask-service';
import { startProcess } from '@city-genie/test-kit/start-process';
import type { TestStores } from '@city-genie/test-kit/test-stores';
import { recommendations } from '../src/service.js';

type Options = { clock: Clock; limitPerHour: number };

/** One replica of the service on real stores, without forecasts. */
export async function startReports({ env, database }: TestStores, { clock, limitPerHour }: Options) {
  const lines: string[] = [];
  const { app, connection, stop } = await startProcess(recommendations, {
    env: {
      ...env,
      WEATHER_URL: 'http://127.0.0.1:9',
      LIMIT_REPORTS_PER_HOUR: String(limitPerHour),
    },
    database,
    clock,
    logger: createLogger('test', 'debug', { write: (line: string) => lines.push(line) }),
  });
  const ask = askService('recommendations', app, clock);
  return {
    /** Log lines. */
    lines,
    report: (placeId: string, payload: object, ip = '203.0.113.7') =>
      ask({ method: 'POST', url: `/api/places/${placeId}/report`, payload, ip }),
    rows: () => connection.collection('place_reports').find().sort({ createdAt: 1 }).toArray(),
    indexes: () => connection.collection('place_reports').indexes(),
    stop,
  };
}

export type ReportService = Awaited<ReturnType<typeof startReports>>;
