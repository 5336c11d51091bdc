import type { Clock } from '@city-genie/service-kit/clock';
import { migrate } from '@city-genie/service-kit/migrations';
import { createMongo, openMongo } from '@city-genie/service-kit/mongo';
import { createRateLimit } from '@city-genie/service-kit/rate-limit';
import { closeRedis, createRedis } from '@city-genie/service-kit/redis';
import { signedHeaders, testCallerKey } from '@city-genie/service-kit/testing/signed-caller';
import { pino } from 'pino';
import { recommendationsMigrations } from '../src/migrations.js';
import { createPlaceReports } from '../src/place-reports/place-reports.js';
import { testApp } from './test-app.js';

type Options = { mongodbUri: string; redisUrl: string; database: string; clock: Clock; limitPerHour: number };

/** One replica that takes reports, on real stores, wired as server.ts does it. */
export async function startReports({ mongodbUri, redisUrl, database, clock, limitPerHour }: Options) {
  const lines: string[] = [];
  const logger = pino({ level: 'debug' }, { write: (line: string) => lines.push(line) });
  const connection = createMongo(logger);
  const redis = createRedis(redisUrl, 'request', logger);
  const app = await testApp({
    logger,
    clock,
    reports: createPlaceReports({ connection, key: testCallerKey, clock }),
    reportLimit: createRateLimit({
      redis,
      name: `test-${database}`,
      points: limitPerHour,
      durationSeconds: 3600,
      message: 'Later',
      secret: testCallerKey,
    }),
  });
  await openMongo(connection, mongodbUri, database);
  await migrate(connection, recommendationsMigrations, logger);

  return {
    /** What was logged, a line each. */
    lines,
    report: (placeId: string, payload: object, ip = '203.0.113.7') => {
      const url = `/api/places/${placeId}/report`;
      return app.inject({ method: 'POST', url, headers: signedHeaders('recommendations', 'POST', url, { ip, clock }), payload });
    },
    rows: () => connection.collection('place_reports').find().sort({ createdAt: 1 }).toArray(),
    indexes: () => connection.collection('place_reports').indexes(),
    stop: async () => {
      await app.close();
      await connection.close();
      closeRedis(redis);
    },
  };
}

export type ReportService = Awaited<ReturnType<typeof startReports>>;
