import { startProcess } from '@city-genie/test-kit/start-process';
import mongoose from 'mongoose';
import { z } from 'zod';
import { billing } from '../../src/service.js';

/**
 * Billing as a process of its own, which a test may kill. The argument says where its stores are and what time it is; each order, a message,
 * says what time it is now, and may ask that whatever waits is worked off. It answers orders with a message, the first one with its address.
 * It is busy while MongoDB still keeps a transaction of one that was killed: the task fails, and does it the next time.
 */
const setting = z.object({ env: z.record(z.string(), z.string()), database: z.string(), nowMs: z.number() });
const order = z.object({ nowMs: z.number(), works: z.boolean() });

const { env, database, nowMs } = setting.parse(JSON.parse(process.argv[2] ?? ''));
let shownMs = nowMs;
/** Nothing happens by itself, so that the steps of an act are the same each time. */
const neverMs = 3_600_000;
const { app, selling, publication } = await startProcess(billing, {
  env,
  database,
  clock: { nowMs: () => shownMs },
  parts: { rhythm: { eventsMs: neverMs, withdrawalsMs: neverMs, reconciliationMs: neverMs }, publishMs: neverMs },
});

async function workOff(): Promise<void> {
  const { signal } = new AbortController();
  await selling?.workEvents(signal);
  await selling?.withdrawals.sweep();
  await selling?.reconcile(signal);
  await selling?.workEvents(signal);
  await publication.sweep();
}

/** A transaction meets it as a conflict; a single write waits for its end, until the connection gives up. */
const isOfOpenTransaction = (error: unknown): boolean =>
  error instanceof mongoose.mongo.MongoNetworkTimeoutError ||
  (error instanceof mongoose.mongo.MongoError && error.hasErrorLabel('TransientTransactionError'));

async function obey(given: z.infer<typeof order>): Promise<void> {
  shownMs = given.nowMs;
  try {
    await (given.works ? workOff() : undefined);
    process.send?.({ fault: null, isBusy: false });
  } catch (error) {
    process.send?.({ fault: String(error), isBusy: isOfOpenTransaction(error) });
  }
}

process.on('message', (message) => void obey(order.parse(message)));
// Nobody is left who would kill it.
process.on('disconnect', () => process.exit(0));
process.send?.({ url: await app.listen({ host: '127.0.0.1', port: 0 }) });
