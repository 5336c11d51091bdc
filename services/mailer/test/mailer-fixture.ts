import type { Clock } from '@city-genie/service-kit/clock';
import { startProcess } from '@city-genie/test-kit/start-process';
import { userDataCalls } from '@city-genie/test-kit/user-data-calls';
import { mailer } from '../src/service.js';
import { publicUrl, supportEmail } from './sample-mails.js';

export const from = { name: 'City Genie', address: 'hello@city-genie.example' };

/** Short, so that tests see a takeover. */
export const lock = { lockDuration: 1500, stalledInterval: 500 };

type Options = { mongodbUri: string; redisUrl: string; database: string; smtpUrl: string; reportTimeoutMs?: number; clock?: Clock };

/** One worker on real stores. */
export async function startMailer({ mongodbUri, redisUrl, database, smtpUrl, reportTimeoutMs, clock }: Options) {
  const { app, kit, stop } = await startProcess(mailer, {
    env: {
      MONGODB_URI: mongodbUri,
      REDIS_URL: redisUrl,
      SMTP_URL: smtpUrl,
      MAIL_FROM: `${from.name} <${from.address}>`,
      SUPPORT_EMAIL: supportEmail,
      PUBLIC_URL: publicUrl,
    },
    ...(clock && { clock }),
    database,
    parts: { worker: lock, ...(reportTimeoutMs !== undefined && { reportTimeoutMs }) },
  });
  const read = async (name: string): Promise<number> => {
    const { values } = (await kit.metrics.registry.getSingleMetric(name)?.get()) ?? { values: [] };
    return values[0]?.value ?? 0;
  };
  const count = (outcome: string) => read(`mails_${outcome}_total`);
  return {
    app,
    identity: userDataCalls('mailer', app, clock),
    /** How many jobs it dropped because they came too late. */
    expired: () => read('jobs_expired_total'),
    /** The counts of its metrics. */
    outcomes: async () => ({ sent: await count('sent'), retried: await count('retried'), failed: await count('failed') }),
    stop,
  };
}

export type Mailer = Awaited<ReturnType<typeof startMailer>>;
